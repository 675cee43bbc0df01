import { dayKey, dayOfNumber } from '../../time/dates'

/** What a number of a spreadsheet stands for by its format. */
export type Meaning = 'number' | 'date' | 'time' | 'date and time'

const DAY_MINUTES = 1440
/** Days from day 0, 30 December 1899, to 1970; the calendar of Excel has a 29 February 1900, so it is true from March on. */
const DAYS_1970 = 25_569
/** A workbook that counts from 1904, as older ones of the Mac do, is behind by so many days. */
const DAYS_1904 = 1462

const two = (value: number) => String(value).padStart(2, '0')
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/**
 * A day and time as a spreadsheet counts them, `45939.79` → `2025-10-09 19:00`: to the minute, as
 * fractions are never exact. A number that is no such thing stays as it is.
 */
export function serialText(serial: number, meaning: Meaning, is1904 = false): string {
  if (meaning === 'number' || !Number.isFinite(serial) || serial < 0 || serial > 2_958_465) {
    return String(serial)
  }
  const minutes = Math.round(serial * DAY_MINUTES)
  const time = clock(minutes % DAY_MINUTES)
  const day = Math.floor(minutes / DAY_MINUTES)
  if (meaning === 'time' || day === 0) return time
  const text = dayKey(dayOfNumber(day - DAYS_1970 + (is1904 ? DAYS_1904 : 0)))
  return meaning === 'date' && minutes % DAY_MINUTES === 0 ? text : `${text} ${time}`
}
