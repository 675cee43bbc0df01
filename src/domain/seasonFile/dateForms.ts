import { plainText } from './cellText'

/*
 * The forms in which files write a date: `2025-10-09`, `10/9/25`, `Oct 9`, `Thu, October 9th, 2025`,
 * `9-Oct-25`.
 */

/** A date at the start of a text. */
export interface WrittenDate {
  /** Null if it is not written. */
  year: number | null
  /** Month and day, or two numbers in order if either may be the month. */
  parts: { month: number; day: number } | { first: number; second: number }
  /** 0 for Sunday to 6 for Saturday; null if it is written neither before nor after the date. */
  weekday: number | null
  /** The text after the date. */
  rest: string
}

const WEEKDAY_NAMES =
  'sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?'
const WEEKDAY_BEFORE = new RegExp(`^(?<weekday>${WEEKDAY_NAMES})\\b\\.?,? ?`, 'i')
const WEEKDAY_AFTER = new RegExp(`^[ ,]*\\(?\\b(?<weekday>${WEEKDAY_NAMES})\\b\\.?\\)?,? ?`, 'i')
const WHOLE_WEEKDAY = new RegExp(`^(?:${WEEKDAY_NAMES})\\.?$`, 'i')
const WEEKDAYS = 'sun mon tue wed thu fri sat'.split(' ')

const MONTH_NAMES =
  '(?<monthName>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const DAY_NUMBER = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
/** `, 2025`, `-2025`, `'25`, `-25` and `, 25`, or no year. */
const YEAR_AFTER = "(?:(?:,? |[-/.])(?<year>\\d{4})|(?:,? ?'|[-/.]|, )(?<shortYear>\\d\\d))?"
/** Keeps a time, as in `Oct 9 19:00`, from being read as a year. */
const NO_DIGIT_OR_COLON = '(?![\\d:])'

/** The forms of a date. Either of `first` and `second` may be the month. */
const DATE_FORMS: readonly RegExp[] = [
  // 2025-10-09
  /^(?<year>\d{4})(?<separator>[-/.])(?<month>\d{1,2})\k<separator>(?<day>\d{1,2})(?!\d)/,
  // 20251009
  /^(?<year>20\d\d)(?<month>\d\d)(?<day>\d\d)(?!\d)/,
  // 10/9/2025, 10/9/25, 10/9
  /^(?<first>\d{1,2})(?<separator>[-/.])(?<second>\d{1,2})(?:\k<separator>(?:(?<year>\d{4})|(?<shortYear>\d\d)))?(?![\d:])/,
  // Oct 9th, 2025
  new RegExp(`^${MONTH_NAMES}\\b\\.?[ -]?${DAY_NUMBER}${YEAR_AFTER}${NO_DIGIT_OR_COLON}`, 'i'),
  // 9-Oct-25
  new RegExp(`^${DAY_NUMBER}[ ./-]*${MONTH_NAMES}\\b\\.?${YEAR_AFTER}${NO_DIGIT_OR_COLON}`, 'i'),
]

/** Reads the date at the start of a text; null if it has none of the known forms. */
export function readWrittenDate(text: string): WrittenDate | null {
  const before = WEEKDAY_BEFORE.exec(text)
  const date = text.slice(before?.[0].length ?? 0)
  for (const form of DATE_FORMS) {
    const match = form.exec(date)
    if (!match?.groups) continue
    const afterDate = date.slice(match[0].length)
    const after = WEEKDAY_AFTER.exec(afterDate)
    return {
      ...readParts(match.groups),
      weekday: weekdayOf(before?.groups?.weekday ?? after?.groups?.weekday ?? ''),
      rest: afterDate.slice(after?.[0].length ?? 0),
    }
  }
  return null
}

function readParts(groups: Record<string, string>): Pick<WrittenDate, 'year' | 'parts'> {
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

/** Which comes first in a date of two numbers. */
export type DateOrder = 'month' | 'day'

/** A month and day, with their order if they were written as two numbers. */
interface DayReading {
  order?: DateOrder
  month: number
  day: number
}

/** The possible readings of a date: one or none, or two if either of its numbers may be the month. */
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

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** Reads a weekday's name: 0 for Sunday to 6 for Saturday; null for any other text. */
export function weekdayOf(text: string): number | null {
  const name = plainText(text)
  return WHOLE_WEEKDAY.test(name) ? WEEKDAYS.indexOf(name.slice(0, 3).toLowerCase()) : null
}
