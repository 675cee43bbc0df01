import { daysInMonth, easternText, readInstant } from '../time/dates'
import { type NoValue, noValueIn, plainText, withoutApostrophe } from './cellText'
import { possibleReadings, readWrittenDate, type WrittenDate } from './dateForms'
import { serialText } from './serialDate'

/** A date, and the text after it: a time, or ''. */
export interface DayCell extends Omit<WrittenDate, 'rest'> {
  kind: 'day'
  timeText: string
}

/** A date cell, as far as it can be read without other cells. */
export type DateCell = NoValue | DayCell

/** What stands between a date and its time: 'T19:00', ' at 7 PM', ', 19:00', ' - 7 PM'. */
const BEFORE_TIME = /^(?:T(?=\d)|[ ,;]*(?:at |@ ?|[-–] )?)/

/**
 * Reads a date in one of these forms: `2025-10-09`, `10/9/25`, `Oct 9`, `Thu, October 9th, 2025`,
 * `9-Oct-25`, or a spreadsheet's day number. A weekday may come before it and a time after it. A
 * time in UTC or with an offset is converted to the arena's time.
 */
export function readDateCell(text: string): DateCell {
  const cell = withoutApostrophe(plainText(text))
  const date = toArenaTime(cell).trim()
  const noValue = noValueIn(date)
  if (noValue) return noValue
  const isSerialNumber = /^\d{5}(?:\.\d+)?$/.test(date)
  if (isSerialNumber) return readDateCell(serialText(Number(date), 'date'))
  const written = readWrittenDate(date)
  if (written === null || !isPossible(written)) {
    return { kind: 'unreadable', reason: `'${plainText(text)}' can’t be read as a date.` }
  }
  const { rest, ...day } = written
  return { kind: 'day', ...day, timeText: rest.replace(BEFORE_TIME, '').trim() }
}

const SPACE_BEFORE_ZONE = / (?=(?:Z|[+-]\d\d:?\d\d)$)/i

/** Converts an instant to date and time at the arena. Any other text is unchanged. */
function toArenaTime(text: string): string {
  const instant = readInstant(text.replace(SPACE_BEFORE_ZONE, ''))
  return instant ? easternText(instant).slice(0, 16) : text
}

/** Whether the date can exist. Without a year, February may have 29 days, as in 2024. */
const isPossible = (date: Pick<WrittenDate, 'year' | 'parts'>) =>
  possibleReadings(date).some(({ month, day }) => day <= daysInMonth(date.year ?? 2024, month))
