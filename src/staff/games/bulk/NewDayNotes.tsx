import { eventPrices } from '../../../content/season/current'
import { counted } from '../../../domain/checks/finding'
import { codeKey } from '../../../domain/recordKeys'
import { readDay } from '../../../domain/time/dates'
import { seasonYearOf } from '../../../domain/time/season'
import { Alert } from '../../../ui/Alert'
import type { GameChanges } from './gameChanges'

const priced = new Set(eventPrices.map(([code]) => codeKey(code)))
const hasPrice = ({ eventName }: { eventName: string }) => priced.has(codeKey(eventName))

/** What customers no longer see of games that go to another day: prices stand under the old code. */
export function NewDayNotes({ changes: { changes } }: { changes: GameChanges }) {
  const unpriced = changes.filter(({ before, after }) => hasPrice(before) && !hasPrice(after))
  const day = readDay(changes[0]?.after.date ?? '')
  return (
    <>
      {day && seasonYearOf(day) === null && (
        <Alert severity="warning">No calendar shows May to August.</Alert>
      )}
      {unpriced.length > 0 && (
        <Alert severity="warning">
          {`${counted(unpriced.length, 'game')} without a price under the new code: calendars print xx.`}
        </Alert>
      )}
    </>
  )
}
