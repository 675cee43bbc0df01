import { dayKey, dayOfNumber, twoDigits } from '../time/dates'

/** What a number of a spreadsheet means by its format. */
export type NumberMeaning = 'number' | 'date' | 'time' | 'date and time'

const DAY_MINUTES = 1440
/** December 31, 9999, the last day that a spreadsheet counts. */
const MAX_SERIAL = 2_958_465
/** Days from day 0, December 30, 1899, to 1970. */
const DAYS_1970 = 25_569
/** March 1, 1900. Excel counts a February 29 of 1900, which did not exist: earlier days are one behind. */
const DAY_1900_MARCH = 61
/** A workbook that counts from 1904, as older ones of the Mac do, is behind by so many days. */
const DAYS_1904 = 1462

const clock = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/**
 * A day and time as a spreadsheet counts them, `45939.79` → `2025-10-09 19:00`: to the minute, as
 * fractions are never exact. A number that is no such thing stays as it is.
 */
export function serialText(serial: number, meaning: NumberMeaning, is1904 = false): string {
  if (meaning === 'number' || !Number.isFinite(serial) || serial < 0 || serial > MAX_SERIAL) {
    return String(serial)
  }
  const minutes = Math.round(serial * DAY_MINUTES)
  const time = clock(minutes % DAY_MINUTES)
  const day = Math.floor(minutes / DAY_MINUTES)
  if (meaning === 'time' || day === 0) return time
  const daysBehind = is1904 ? DAYS_1904 : day < DAY_1900_MARCH ? 1 : 0
  const text = dayKey(dayOfNumber(day - DAYS_1970 + daysBehind))
  return meaning === 'date' && minutes % DAY_MINUTES === 0 ? text : `${text} ${time}`
}
