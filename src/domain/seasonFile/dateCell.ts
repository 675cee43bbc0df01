import { daysInMonth, easternText, readInstant } from '../time/dates'
import { type NoValue, noValueIn, plainText } from './cellText'
import { serialText } from './serialDate'

/** A cell of a date, as far as the cell alone can be read. */
export type DateCell =
  | NoValue
  | {
      kind: 'day'
      /** Null where the cell has none. */
      year: number | null
      /** Month and day; two numbers in their order where either may be the month. */
      parts: { month: number; day: number } | { first: number; second: number }
      /** 0 for Sunday to 6; null where the cell has none. */
      weekday: number | null
      /** The text after the day: a time, or ''. */
      timeText: string
    }

export type DayCell = Extract<DateCell, { kind: 'day' }>

const weekdayNames =
  'sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?'
const weekdayBefore = new RegExp(`^(?<weekday>${weekdayNames})\\b\\.?,? ?`, 'i')
const weekdayAfter = new RegExp(`^[ ,]*\\(?\\b(?<weekday>${weekdayNames})\\b\\.?\\)?,? ?`, 'i')
const monthNames =
  '(?<monthName>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const dayNumber = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
/** `, 2025`, `-2025`, `'25`, `-25` and `, 25`, or no year. */
const yearAfter = "(?:(?:,? |[-/.])(?<year>\\d{4})|(?:,? ?'|[-/.]|, )(?<shortYear>\\d\\d))?"
/** Keeps a time, as in `Oct 9 19:00`, from being read as a year. */
const noDigitOrColon = '(?![\\d:])'

/** Each form of a date. `first` and `second` are numbers of which either may be the month. */
const forms: readonly RegExp[] = [
  // 2025-10-09
  /^(?<year>\d{4})(?<separator>[-/.])(?<month>\d{1,2})\k<separator>(?<day>\d{1,2})(?!\d)/,
  // 20251009
  /^(?<year>20\d\d)(?<month>\d\d)(?<day>\d\d)(?!\d)/,
  // 10/9/2025, 10/9/25, 10/9
  /^(?<first>\d{1,2})(?<separator>[-/.])(?<second>\d{1,2})(?:\k<separator>(?:(?<year>\d{4})|(?<shortYear>\d\d)))?(?![\d:])/,
  // Oct 9th, 2025
  new RegExp(`^${monthNames}\\b\\.?[ -]?${dayNumber}${yearAfter}${noDigitOrColon}`, 'i'),
  // 9-Oct-25
  new RegExp(`^${dayNumber}[ ./-]*${monthNames}\\b\\.?${yearAfter}${noDigitOrColon}`, 'i'),
]

function readForm(groups: Record<string, string>): Pick<DayCell, 'year' | 'parts'> {
  const { year, shortYear, month, monthName, day, first, second } = groups
  const fullYear = year ?? (shortYear && `20${shortYear}`)
  return {
    year: fullYear === undefined ? null : Number(fullYear),
    parts:
      first === undefined
        ? { month: monthName ? monthOf(monthName) : Number(month), day: Number(day) }
        : { first: Number(first), second: Number(second) },
  }
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthOf = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1

const weekdays = 'sun mon tue wed thu fri sat'.split(' ')
const wholeWeekday = new RegExp(`^(?:${weekdayNames})\\.?$`, 'i')

/** The number of a weekday's name, 0 for Sunday; null for any other text. */
export function weekdayOf(text: string): number | null {
  const name = plainText(text)
  return wholeWeekday.test(name) ? weekdays.indexOf(name.slice(0, 3).toLowerCase()) : null
}

/**
 * Reads a day in one of a closed list of forms: `2025-10-09`, `10/9/25`, `Oct 9`, `Thu, October 9th,
 * 2025`, `9-Oct-25`, the number that a spreadsheet counts days with, each perhaps with a weekday
 * before and a time after it. A time of UTC, or of a stated offset from it, becomes the arena's.
 */
export function readDateCell(text: string): DateCell {
  const date = plainText(toArenaTime(plainText(text).replace(/^'/, '')))
  const noValue = noValueIn(date)
  if (noValue) return noValue
  const isSerialNumber = /^\d{5}(?:\.\d+)?$/.test(date)
  if (isSerialNumber) return readDateCell(serialText(Number(date), 'date'))
  const before = weekdayBefore.exec(date)
  const withoutWeekday = date.slice(before?.[0].length ?? 0)
  for (const form of forms) {
    const match = form.exec(withoutWeekday)
    if (!match?.groups) continue
    const after = readAfterDay(withoutWeekday.slice(match[0].length))
    const cell = {
      kind: 'day' as const,
      ...readForm(match.groups),
      weekday: weekdayOf(before?.groups?.weekday ?? '') ?? after.weekday,
      timeText: after.timeText,
    }
    return isPossible(cell) ? cell : unreadableDate(text)
  }
  return unreadableDate(text)
}

const unreadableDate = (text: string): DateCell => ({
  kind: 'unreadable',
  reason: `'${plainText(text)}' can’t be read as a date.`,
})

/** Reads what comes after a day: perhaps a weekday, then perhaps a time. */
function readAfterDay(text: string): Pick<DayCell, 'weekday' | 'timeText'> {
  const match = weekdayAfter.exec(text)
  const time = text.slice(match?.[0].length ?? 0)
  return {
    weekday: weekdayOf(match?.groups?.weekday ?? ''),
    timeText: time.replace(/^(?:T(?=\d)|[ ,;]*(?:at |@ ?|[-–] )?)/, '').trim(),
  }
}

const spaceBeforeZone = / (?=(?:Z|[+-]\d\d:?\d\d)$)/i

/** An instant as date and time at the arena; any other text as it is. */
function toArenaTime(text: string): string {
  const instant = readInstant(text.replace(spaceBeforeZone, ''))
  return instant ? easternText(instant).slice(0, 16) : text
}

/** Whether the month or the day comes first in a date of numbers. */
export type DateOrder = 'month' | 'day'

/** A month and day; with its order where it was written as two numbers. */
interface DayReading {
  order?: DateOrder
  month: number
  day: number
}

/** The two ways to read a day in numbers, the likelier first; one where only one is possible. */
export function possibleReadings({ parts }: Pick<DayCell, 'parts'>): DayReading[] {
  const readings: DayReading[] =
    'month' in parts
      ? [parts]
      : [
          { order: 'month', month: parts.first, day: parts.second },
          { order: 'day', month: parts.second, day: parts.first },
        ]
  return readings.filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31)
}

/** Without a year February may have 29 days, as in 2024. */
const isPossible = (cell: Pick<DayCell, 'year' | 'parts'>) =>
  possibleReadings(cell).some(({ month, day }) => day <= daysInMonth(cell.year ?? 2024, month))
