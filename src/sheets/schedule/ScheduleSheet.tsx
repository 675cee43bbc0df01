import { usePublicSchedule } from '../../api/sheets/publicSchedule'
import { scheduleTitles } from '../../content/words/scheduleWords'
import { knownScheduleName, type SchedulePlanName } from '../../domain/publicSheets'
import { LoadedRepGames } from '../kit/LoadedRepGames'
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
  const schedule = usePublicSchedule(name)
  const isWithoutAny =
    schedule.state === 'ready' && schedule.blocks.every(({ games }) => games === null)
  return (
    <LoadedRepGames
      title={scheduleTitles[name]}
      repname={repname}
      games={isWithoutAny ? { state: 'failed', retry: schedule.retry } : schedule}
    >
      {({ games: { blocks }, ...ready }) => (
        <ReadySchedule name={name} blocks={blocks} {...ready} />
      )}
    </LoadedRepGames>
  )
}
