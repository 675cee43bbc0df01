import { usePublicRep } from '../../api/sheets/publicPricing'
import { usePublicSchedule } from '../../api/sheets/publicSchedule'
import { older } from '../../api/sheets/sheetReads'
import { scheduleTitles } from '../../content/words/scheduleWords'
import { knownScheduleName, type SchedulePlanName } from '../../domain/publicSheets'
import { RepState } from '../kit/RepState'
import { SheetState } from '../kit/SheetState'
import { ReadySchedule } from './ReadySchedule'

interface ScheduleSheetProps {
  /** As they stand in the URL. */
  planname: string
  repname: string
}

/** The games of a Bruins plan under a rep's name (docs/rules/sheets.md#schedule). */
export function ScheduleSheet({ planname, repname }: ScheduleSheetProps) {
  const name = knownScheduleName(planname)
  if (name === undefined) {
    return (
      <SheetState
        title="Plan Not Found"
        message="There is no schedule at this address. Please check the link, or ask your representative for a new one."
      />
    )
  }
  return <KnownSchedule name={name} repname={repname} />
}

function KnownSchedule({ name, repname }: { name: SchedulePlanName; repname: string }) {
  const rep = usePublicRep(repname)
  const schedule = usePublicSchedule(name)
  const title = scheduleTitles[name]

  if (rep.state === 'failed') {
    const retry = () => {
      rep.retry()
      if (schedule.state === 'ready') schedule.retry()
    }
    return <RepState title={title} rep={{ state: 'failed', retry }} />
  }
  if (rep.state === 'not-found') return <RepState title={title} rep={rep} />
  if (schedule.state === 'loading' || rep.state === 'loading') {
    return <SheetState title={title} message="Loading schedule..." isLoading />
  }
  const { blocks, retry } = schedule
  const age = older(rep.asOf, schedule.asOf)
  if (blocks.every(({ games }) => games === null)) {
    const message = 'Failed to load data. Please try again later.'
    return <SheetState title={title} message={message} onRetry={retry} />
  }
  return <ReadySchedule name={name} rep={rep.rep} blocks={blocks} asOf={age} onRetry={retry} />
}
