import { twoDigits } from '../time/dates'
import { type NoValue, noValueIn, plainText, withoutApostrophe } from './cellText'
import { serialText } from './serialDate'

/** How to read hours without AM or PM: as 24 hours, or as a usual start time in the afternoon. */
export type HourRule = '24 hours' | 'afternoon'

/** A start time cell, as far as it can be read without other cells. */
export type TimeCell =
  | NoValue
  | {
      kind: 'time'
      /** 0 to 23. */
      hour: number
      minute: number
      /** Whether it is an hour from 1 to 11 without AM or PM, which may be in the afternoon. */
      lacksAmPm: boolean
      /** Whether only a 24-hour clock has this hour: 0, or 13 to 23. */
      is24Hour: boolean
    }

/** `ET`, `EST`, `(EDT)`, `Eastern time` and `local time` after a time. */
const EASTERN_ZONE = / ?\(?\b(?:e[sd]?t|eastern(?: time)?|local(?: time)?)\b\)?$/i
/** `7:00 PM`, `7p.m.`, `19h30`, `19.30`, `19:00:00` and `19:00:00.000`. */
const TIME_PATTERN =
  /^(?<hours>\d{1,2})(?:[:.h](?<minutes>\d\d))?(?::\d\d(?:\.0+)?)?(?: ?(?<amPm>[ap])\.?(?: ?m\.?)?)?$/i

/**
 * Reads a start time in one of these forms: `7:00 PM`, `7 pm`, `7p`, `19:00:00`, `19h30`, `noon`,
 * or a spreadsheet's fraction of a day. ET may follow. Midnight means that the time is unknown
 * (docs/rules/fields.md#dates-and-times).
 */
export function readTimeCell(text: string): TimeCell {
  const time = withoutApostrophe(plainText(text)).replace(EASTERN_ZONE, '')
  const noValue = noValueIn(time)
  if (noValue) return noValue
  const isPartOfDay = /^0?\.\d+$/.test(time)
  if (isPartOfDay) return readTimeCell(serialText(Number(time), 'time'))
  if (/^(?:12 ?)?noon$/i.test(time)) return readTimeCell('12 PM')
  const { hours, minutes, amPm } = TIME_PATTERN.exec(time)?.groups ?? {}
  const hour = Number(hours)
  const minute = Number(minutes ?? 0)
  // A plain number may be anything.
  const isTime = hours !== undefined && (minutes !== undefined || amPm !== undefined)
  if (!isTime || minute > 59 || hour > 23) return unreadableTime(text)
  const isHalfDay = amPm !== undefined
  if (isHalfDay && (hour < 1 || hour > 12)) return unreadableTime(text)
  // 12 AM is midnight, 12 PM noon.
  const hourOfDay = isHalfDay ? (hour % 12) + (/p/i.test(amPm) ? 12 : 0) : hour
  if (hourOfDay === 0 && minute === 0) return { kind: 'open' }
  return {
    kind: 'time',
    hour: hourOfDay,
    minute,
    lacksAmPm: !isHalfDay && hour >= 1 && hour <= 11,
    is24Hour: !isHalfDay && (hour === 0 || hour > 12),
  }
}

const unreadableTime = (text: string): TimeCell => ({
  kind: 'unreadable',
  reason: `'${plainText(text)}' can’t be read as a start time.`,
})

/**
 * Without AM or PM, 9:00 is in the evening and 10:00 in the morning, because no game starts at 10
 * at night.
 */
const LATEST_AFTERNOON_HOUR = 9

/** Formats a time for the API: `19:00:00`. */
export function apiTimeOf(cell: Extract<TimeCell, { kind: 'time' }>, rule: HourRule): string {
  const isAfternoon = cell.lacksAmPm && rule === 'afternoon' && cell.hour <= LATEST_AFTERNOON_HOUR
  return `${twoDigits(cell.hour + (isAfternoon ? 12 : 0))}:${twoDigits(cell.minute)}:00`
}

/** An unknown time in the API's format. */
export const UNKNOWN_TIME = '00:00:00'

/**
 * How a column's hours without AM or PM are meant: as 24 hours if one of them has such an hour.
 * Null if nothing shows it and a person must choose; undefined if no time needs it.
 */
export function hourRuleOf(cells: readonly TimeCell[]): HourRule | null | undefined {
  const times = cells.filter((cell) => cell.kind === 'time')
  if (!times.some(({ lacksAmPm }) => lacksAmPm)) return undefined
  return times.some(({ is24Hour }) => is24Hour) ? '24 hours' : null
}
