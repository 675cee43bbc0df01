import type { PublicRep } from '../../api/sheets/publicPricing'
import { LOADING } from '../../config/sheets'
import { FailedSheet, SheetState } from './SheetState'

interface RepStateProps {
  /** Heading while the rep is not known yet. */
  title: string
  rep: Exclude<PublicRep, { state: 'ready' }>
}

/** What a sheet shows while it has no rep to be branded with (docs/rules/words.md#public-pages). */
export function RepState({ title, rep }: RepStateProps) {
  switch (rep.state) {
    case 'loading':
      return <SheetState title={title} message={LOADING} isLoading />
    case 'failed':
      return <FailedSheet title={title} what="reps" onRetry={rep.retry} />
    case 'not-found':
      return (
        <SheetState
          title="Representative Not Found"
          message="Nobody of our sales team goes by the name in this link. Please check the link, or ask whoever sent it to you for a new one."
        />
      )
  }
}
