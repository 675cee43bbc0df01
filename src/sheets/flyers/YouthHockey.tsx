import { usePublicRep } from '../../api/sheets/publicPricing'
import { useYouthGames } from '../../api/sheets/publicSchedule'
import { asOf, older } from '../../api/sheets/sheetReads'
import { youthPlan } from '../../content/season/current'
import { youthHockey as words } from '../../content/words/youthHockey'
import { missingText } from '../kit/missingText'
import { RepState } from '../kit/RepState'
import { SheetState } from '../kit/SheetState'
import { ReadyYouthHockey } from './ReadyYouthHockey'

/**
 * The youth-hockey flyer under a rep's name (docs/rules/sheets.md#youth-hockey); `repname` as it
 * stands in the URL.
 */
export function YouthHockey({ repname }: { repname: string }) {
  const rep = usePublicRep(repname)
  const games = useYouthGames()
  const hasFailed = games.data === undefined && games.isError && !games.isFetching

  if (rep.state === 'failed') {
    const retry = () => {
      rep.retry()
      if (hasFailed) void games.refetch()
    }
    return <RepState title={words.title} rep={{ state: 'failed', retry }} />
  }
  if (rep.state === 'not-found') return <RepState title={words.title} rep={rep} />
  if (hasFailed) {
    const message = 'Failed to load data. Please try again later.'
    return <SheetState title={words.title} message={message} onRetry={() => void games.refetch()} />
  }
  if (rep.state === 'loading' || games.data === undefined) {
    return <SheetState title={words.title} message="Loading schedule..." isLoading />
  }
  const { rows, unread } = games.data
  return (
    <ReadyYouthHockey
      rep={rep.rep}
      games={rows}
      warning={missingText([], [{ of: youthPlan, count: unread.length }])}
      asOf={older(rep.asOf, asOf([games]))}
      onRetry={() => void games.refetch()}
    />
  )
}
