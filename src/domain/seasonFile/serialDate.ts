import { dayKey, dayOfNumber, twoDigits } from '../time/dates'

/** The meaning of a spreadsheet's number, according to its format. */
export type NumberFormatKind = 'number' | 'date' | 'time' | 'date and time'

const DAY_MINUTES = 1440
/** December 31, 9999, the last day that a spreadsheet counts. */
const MAX_SERIAL = 2_958_465
/** Days from day 0, December 30, 1899, to 1970. */
const DAYS_1970 = 25_569
/**
 * March 1, 1900. Excel counts a February 29, 1900, which did not exist, so earlier days are one
 * behind.
 */
const DAY_1900_MARCH = 61
/** The offset of a workbook that counts from 1904, as older ones from Macs do. */
const DAYS_1904 = 1462

const clock = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/**
 * Converts a spreadsheet's day and time to text, `45939.79` → `2025-10-09 19:00`, rounded to the
 * minute because fractions are never exact. A number that cannot be a date or time is unchanged.
 */
export function serialText(serial: number, format: NumberFormatKind, is1904 = false): string {
  if (format === 'number' || !Number.isFinite(serial) || serial < 0 || serial > MAX_SERIAL) {
    return String(serial)
  }
  const minutes = Math.round(serial * DAY_MINUTES)
  const time = clock(minutes % DAY_MINUTES)
  const day = Math.floor(minutes / DAY_MINUTES)
  if (format === 'time' || day === 0) return time
  const daysBehind1900 = day < DAY_1900_MARCH ? 1 : 0
  const daysBehind = is1904 ? DAYS_1904 : daysBehind1900
  const text = dayKey(dayOfNumber(day - DAYS_1970 + daysBehind))
  return format === 'date' && minutes % DAY_MINUTES === 0 ? text : `${text} ${time}`
}
