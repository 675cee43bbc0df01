import { twoDigits } from '../time/dates'
import { type NoValue, noValueIn, plainText, serialText } from './cellText'

/** How hours without AM or PM are meant: by 24 hours, or as a game's hour, which is after noon. */
export type HourRule = '24 hours' | 'afternoon'

/** What a cell says of a start time, as far as the cell alone can tell. */
export type TimeCell =
  | NoValue
  | {
      kind: 'time'
      /** 0 to 23; 1 to 11 where `isHalf` may stand for the afternoon, too. */
      hour: number
      minute: number
      isHalf: boolean
      /** Only 24 hours have such an hour. */
      is24: boolean
    }

const eastern = / ?\(?\b(?:e[sd]?t|eastern(?: time)?|local(?: time)?)\b\)?$/i
const form = /^(\d{1,2})(?:[:.h](\d\d))?(?::\d\d(?:\.0+)?)?(?: ?([ap])\.?(?: ?m\.?)?)?$/i

/**
 * Reads a start time in one of a closed list of forms: `7:00 PM`, `7 pm`, `7p`, `19:00:00`, `19h30`,
 * `noon`, the part of a day that a spreadsheet counts, each perhaps with ET behind. Midnight means
 * that the time is not known, as everywhere (docs/rules/fields.md#dates-and-times).
 */
export function readTimeCell(text: string): TimeCell {
  const asked = plainText(text).replace(/^'/, '').replace(eastern, '')
  const nothing = noValueIn(asked)
  if (nothing) return nothing
  if (/^0?\.\d+$/.test(asked)) return readTimeCell(serialText(Number(asked), 'time'))
  if (/^(?:12 ?)?noon$/i.test(asked)) return timeAt(12, 0)
  const [all, hours, minutes, half] = form.exec(asked) ?? []
  // A number alone may be anything.
  if (all === undefined || (minutes === undefined && half === undefined)) return noTime(text)
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)]
  if (minute > 59 || hour > 23) return noTime(text)
  if (half === undefined) {
    if (hour === 0 && minute === 0) return { kind: 'open' }
    const is24 = hour === 0 || hour > 12
    return { kind: 'time', hour, minute, isHalf: hour >= 1 && hour <= 11, is24 }
  }
  if (hour < 1 || hour > 12) return noTime(text)
  return timeAt((hour % 12) + (/p/i.test(half) ? 12 : 0), minute)
}

const timeAt = (hour: number, minute: number): TimeCell =>
  hour === 0 && minute === 0
    ? { kind: 'open' }
    : { kind: 'time', hour, minute, isHalf: false, is24: false }

const noTime = (text: string): TimeCell => ({
  kind: 'unreadable',
  why: `'${plainText(text)}' can’t be read as a start time.`,
})

/** `19:00:00`, as the API stores a time. */
export function timeOf(cell: Extract<TimeCell, { kind: 'time' }>, rule: HourRule): string {
  const isLater = cell.isHalf && rule === 'afternoon' && cell.hour < 10
  return `${twoDigits(cell.hour + (isLater ? 12 : 0))}:${twoDigits(cell.minute)}:00`
}

/** An hour that is not known, as the API stores it. */
export const NO_TIME = '00:00:00'

/**
 * How a column means hours without AM or PM: by 24 hours where one of them has such an hour. Null
 * where nothing tells and a person must; undefined where no time needs it.
 */
export function hourRuleOf(cells: readonly TimeCell[]): HourRule | null | undefined {
  const times = cells.filter((cell) => cell.kind === 'time')
  if (!times.some(({ isHalf }) => isHalf)) return undefined
  return times.some(({ is24 }) => is24) ? '24 hours' : null
}
