import { type Day, daysInMonth, easternText, monthName, readInstant, weekday } from '../time/dates'
import { type NoValue, noValueIn, plainText, serialText } from './cellText'

/** What comes first where a date is written in numbers. */
export type DateOrder = 'month' | 'day'

/** What a cell says of a day, as far as the cell alone can tell. */
export type DateCell =
  | NoValue
  | {
      kind: 'day'
      /** Null where the cell says none. */
      year: number | null
      /** Month and day; two numbers in the order written where it cannot tell which is which. */
      parts: { month: number; day: number } | { first: number; second: number }
      /** 0 for Sunday to 6; null where the cell says none. */
      weekday: number | null
      /** What stands behind the day: a time, or ''. */
      rest: string
    }

type Parts = Extract<DateCell, { kind: 'day' }>['parts']

const names =
  'sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?'
const weekdayBefore = new RegExp(`^(${names})\\b\\.?,? ?`, 'i')
const weekdayBehind = new RegExp(`^[ ,]*\\(?\\b(${names})\\b\\.?\\)?,? ?`, 'i')
const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const year = "(?:(?:,? |[-/.])(\\d{4})|,? ?'(\\d\\d)|[-/.](\\d\\d)|, (\\d\\d))?"
const end = '(?![\\d:])'

/** Each form of a date; what the parts found mean. */
const forms: readonly [RegExp, (found: string[]) => { year: string; parts: Parts }][] = [
  [
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/,
    ([, year, , month, day]) => monthAndDay(Number(month), day, year),
  ],
  [/^(20\d\d)(\d\d)(\d\d)(?!\d)/, ([, year, month, day]) => monthAndDay(Number(month), day, year)],
  [
    /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d\d))?(?![\d:])/,
    ([, first, , second, year = '']) => ({
      year,
      parts: { first: Number(first), second: Number(second) },
    }),
  ],
  [
    new RegExp(`^(${month})\\b\\.?[ -]?(\\d{1,2})(?:st|nd|rd|th)?${year}${end}`, 'i'),
    ([, name, day, ...years]) => monthAndDay(monthOf(name), day, years.find(Boolean)),
  ],
  [
    new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[ ./-]*(${month})\\b\\.?${year}${end}`, 'i'),
    ([, day, name, ...years]) => monthAndDay(monthOf(name), day, years.find(Boolean)),
  ],
]

const monthAndDay = (month: number, day: string | undefined, year = '') => ({
  year,
  parts: { month, day: Number(day) },
})

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthOf = (name = '') => months.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** The number of a weekday's name, 0 for Sunday; null for any other text. */
export function weekdayOf(text: string): number | null {
  const name = new RegExp(`^(${names})\\.?$`, 'i').exec(plainText(text))?.[1]
  return name === undefined
    ? null
    : ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].indexOf(name.slice(0, 3).toLowerCase())
}

/**
 * Reads a day in one of a closed list of forms: `2025-10-09`, `10/9/25`, `Oct 9`, `Thu, October 9th,
 * 2025`, `9-Oct-25`, the number that a spreadsheet counts days with, each perhaps with a weekday
 * before and a time behind. A time of UTC, or of a stated distance from it, is turned into the arena's.
 */
export function readDateCell(text: string): DateCell {
  const asked = plainText(zoned(plainText(text).replace(/^'/, '')))
  const nothing = noValueIn(asked)
  if (nothing) return nothing
  if (/^\d{5}(?:\.\d+)?$/.test(asked)) {
    return readDateCell(serialText(Number(asked), 'date'))
  }
  const before = weekdayBefore.exec(asked)
  const bare = asked.slice(before?.[0].length ?? 0)
  for (const [form, partsOf] of forms) {
    const found = form.exec(bare)
    if (!found) continue
    const { year, parts } = partsOf([...found])
    const cell = {
      kind: 'day' as const,
      year: year === '' ? null : Number(year.length === 2 ? `20${year}` : year),
      parts,
      ...behind(bare.slice(found[0].length)),
    }
    if (before) cell.weekday = weekdayOf(before[1] ?? '')
    return isPossible(cell) ? cell : noDay(text)
  }
  return noDay(text)
}

const noDay = (text: string): DateCell => ({
  kind: 'unreadable',
  why: `'${plainText(text)}' can’t be read as a date.`,
})

function behind(text: string): { weekday: number | null; rest: string } {
  const found = weekdayBehind.exec(text)
  const rest = text.slice(found?.[0].length ?? 0)
  return {
    weekday: found ? weekdayOf(found[1] ?? '') : null,
    rest: rest.replace(/^(?:T(?=\d)|[ ,;]*(?:at |@ ?|[-–] )?)/, '').trim(),
  }
}

const spaceBeforeZone = / (?=(?:Z|[+-]\d\d:?\d\d)$)/i

function zoned(text: string): string {
  const instant = readInstant(text.replace(spaceBeforeZone, ''))
  return instant ? easternText(instant).slice(0, 16) : text
}

/** A month and day; with the order by which two numbers are read so. */
interface Reading {
  order?: DateOrder
  month: number
  day: number
}

/** The two ways to read a day in numbers, the likelier first; one where only one is possible. */
function readings({ parts }: { parts: Parts }): Reading[] {
  const all: Reading[] =
    'month' in parts
      ? [parts]
      : [
          { order: 'month', month: parts.first, day: parts.second },
          { order: 'day', month: parts.second, day: parts.first },
        ]
  return all.filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31)
}

const isPossible = (cell: Extract<DateCell, { kind: 'day' }>) =>
  readings(cell).some(({ month, day }) => day <= daysInMonth(cell.year ?? 2024, month))

/** How a column's days are to be read. */
export interface DateRule {
  order: DateOrder
  /** The year a season starts in, for days without a year: August to December, else the next. */
  seasonYear: number
}

/** The day that a cell means by a rule, or why it means none. */
export function dayOf(
  cell: Extract<DateCell, { kind: 'day' }>,
  { order, seasonYear }: DateRule,
): { day: Day } | { why: string } {
  const found = readings(cell)
  const [only] = found
  const read = found.length > 1 ? found.find((one) => one.order === order) : only
  if (!read) return { why: 'It isn’t a date.' }
  if (read.order !== undefined && read.order !== order) {
    const others = order === 'month' ? 'the month' : 'the day'
    return { why: `It can’t start with ${others}, as the other dates do.` }
  }
  const { month, day } = read
  const year = cell.year ?? (month >= 8 ? seasonYear : seasonYear + 1)
  if (day > daysInMonth(year, month)) return { why: `${monthName(month)} has no day ${day}.` }
  return { day: { year, month, day } }
}

/**
 * Whether a column's days are written month first or day first: one whose first number is above 12
 * tells, or whose second is, else the weekdays beside them. Null where nothing tells: a person must.
 * Undefined where no day needs it.
 */
export function orderOf(
  cells: readonly { cell: DateCell; weekday: number | null }[],
  seasonYear: number,
): DateOrder | null | undefined {
  const votes = { month: 0, day: 0 }
  let isAsked = false
  for (const { cell, weekday: beside } of cells) {
    if (cell.kind !== 'day' || 'month' in cell.parts) continue
    const found = readings(cell)
    const [only, other] = found
    if (!only?.order) continue
    if (!other) votes[only.order] += 100
    else if (only.month !== only.day) {
      isAsked = true
      const named = cell.weekday ?? beside
      if (named === null) continue
      for (const { order } of found) {
        const read = order && dayOf(cell, { order, seasonYear })
        if (read && 'day' in read && weekday(read.day) === named) votes[order] += 1
      }
    }
  }
  if (votes.month !== votes.day) return votes.month > votes.day ? 'month' : 'day'
  return isAsked ? null : undefined
}
