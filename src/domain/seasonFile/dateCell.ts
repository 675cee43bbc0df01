import { daysInMonth, easternText, readInstant } from '../time/dates'
import { type NoValue, noValueIn, plainText } from './cellText'
import { readWrittenDate, type WrittenDate } from './dateForms'
import { serialText } from './serialDate'

/** A date, and the text after it: a time, or ''. */
export interface DayCell extends Omit<WrittenDate, 'rest'> {
  kind: 'day'
  timeText: string
}

/** A date cell, as far as it can be read without other cells. */
export type DateCell = NoValue | DayCell

/**
 * Reads a date in one of these forms: `2025-10-09`, `10/9/25`, `Oct 9`, `Thu, October 9th, 2025`,
 * `9-Oct-25`, or a spreadsheet's day number. A weekday may come before it and a time after it. A
 * time in UTC or with an offset is converted to the arena's time.
 */
export function readDateCell(text: string): DateCell {
  const date = plainText(toArenaTime(plainText(text).replace(/^'/, '')))
  const noValue = noValueIn(date)
  if (noValue) return noValue
  const isSerialNumber = /^\d{5}(?:\.\d+)?$/.test(date)
  if (isSerialNumber) return readDateCell(serialText(Number(date), 'date'))
  const written = readWrittenDate(date)
  if (written === null || !isPossible(written)) {
    return { kind: 'unreadable', reason: `'${plainText(text)}' can’t be read as a date.` }
  }
  const { rest, ...day } = written
  const timeText = rest.replace(/^(?:T(?=\d)|[ ,;]*(?:at |@ ?|[-–] )?)/, '').trim()
  return { kind: 'day', ...day, timeText }
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

/** Which comes first in a numeric date. */
export type DateOrder = 'month' | 'day'

/** A month and day, with their order if they were written as two numbers. */
interface DayReading {
  order?: DateOrder
  month: number
  day: number
}

/** The possible readings of a numeric date, the likelier first. */
export function possibleReadings({ parts }: Pick<WrittenDate, 'parts'>): DayReading[] {
  const readings: DayReading[] =
    'month' in parts
      ? [parts]
      : [
          { order: 'month', month: parts.first, day: parts.second },
          { order: 'day', month: parts.second, day: parts.first },
        ]
  return readings.filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31)
}
