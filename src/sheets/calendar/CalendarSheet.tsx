import { calendarWords } from '../../content/words/calendarWords'
import { LoadedCombinedPlan } from '../kit/LoadedCombinedPlan'
import { ReadyCalendar } from './ReadyCalendar'
import type { CalendarVariant } from './variant'

interface CalendarSheetProps {
  /** The combined plan's code as it stands in the URL. */
  combinePlanEvent: string
  variant: CalendarVariant
}

/** Both calendar routes, from loading to paper (docs/rules/sheets.md#calendar). */
export function CalendarSheet({ combinePlanEvent: code, variant }: CalendarSheetProps) {
  return (
    <LoadedCombinedPlan code={code} title={calendarWords.title}>
      {(ready) => <ReadyCalendar code={code} variant={variant} {...ready} />}
    </LoadedCombinedPlan>
  )
}
