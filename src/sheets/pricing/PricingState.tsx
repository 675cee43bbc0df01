import type { PublicPricing } from '../../api/sheets/publicPricing'
import { repLead, sheetName } from '../../content/words/pricingWords'
import { RepCard } from '../kit/RepCard'
import { SheetState } from '../kit/SheetState'

interface PricingStateProps {
  result: Exclude<PublicPricing, { state: 'ready' }>
  /** As it stands in the address. */
  repname: string
}

/**
 * Both pricing pages while there is no sheet: loading, failed, or why there is none
 * (docs/rules/words.md#public-pages).
 */
export function PricingState({ result, repname }: PricingStateProps) {
  switch (result.state) {
    case 'loading':
      return <SheetState title={sheetName} message="Loading prices..." isLoading />
    case 'failed':
      return (
        <SheetState
          title={sheetName}
          message={
            result.what === 'reps'
              ? 'Failed to load representatives.'
              : 'Failed to load data. Please try again later.'
          }
          onRetry={result.retry}
        />
      )
    case 'plan-not-found':
      return (
        <SheetState
          title="Plan Not Found"
          message="There is no plan at this address. Please check the link you were sent, or ask your representative for a new one."
        />
      )
    case 'rep-not-found':
      return (
        <SheetState
          title="Representative Not Found"
          message={`Nobody on our team is listed as “${repname}”. Please check the link you were sent, or ask for a new one.`}
        />
      )
    case 'not-assigned':
      return (
        <SheetState
          title="Not Assigned"
          message={`“${result.plan.name}” is not among the plans that ${result.rep.name} sells. Please check the link you were sent, or ask who can help.`}
        >
          <RepCard rep={result.rep} lead={repLead} />
        </SheetState>
      )
  }
}
