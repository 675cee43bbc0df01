import { addDays, differenceInCalendarDays, format, getDaysInMonth, isExists } from 'date-fns'
import { formatInTimeZone, getTimezoneOffset } from 'date-fns-tz'

/*
 * Days, times of day and instants, as text. Only this file imports a date library: days and times
 * of games are Eastern wall-clock text and never become an instant
 * (docs/decisions/wall-clock-text.md).
 */

/** The arena's time zone. */
export const EASTERN = 'America/New_York'

/** Sunday first, as {@link weekday} counts. */
export const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** The parts of a day; `month` is 1 to 12. */
export interface Day {
  year: number
  month: number
  day: number
}

/** Noon in the viewer's zone: some have no midnight on the day their clocks go forward. */
const noon = ({ year, month, day }: Day) => new Date(year, month - 1, day, 12)

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}(?:[ T]\d.*)?$/

/**
 * Reads a server's date: `2025-10-08`, also with a time after it. Null if it isn't a valid day,
 * such as `0000-00-00`, `0001-01-01`, `2025-02-30`, `10/08/2025` or blank.
 */
export function readDay(text: string): Day | null {
  const trimmed = text.trim()
  if (!DAY_PATTERN.test(trimmed)) return null
  const year = Number(trimmed.slice(0, 4))
  const month = Number(trimmed.slice(5, 7))
  const day = Number(trimmed.slice(8, 10))
  return isExists(year, month - 1, day) ? { year, month, day } : null
}

/** The number of days in a month; `month` is 1 to 12. */
export const daysInMonth = (year: number, month: number): number =>
  getDaysInMonth(new Date(year, month - 1))

/** A day's weekday: 0 for Sunday to 6 for Saturday. */
export const weekday = (day: Day): number => noon(day).getDay()

/** Formats a day as sortable text: `2025-10-08`. */
export const dayKey = ({ year, month, day }: Day): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`

/** Pads a number to two digits: 7 → '07'. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Formats a day's month as sortable text: `2025-10`. */
export const monthKey = (day: Day): string => dayKey(day).slice(0, 7)

const FIRST_DAY = { year: 1970, month: 1, day: 1 }

/** Days since 1970, to count from one day to another. */
export const dayNumber = (day: Day): number => differenceInCalendarDays(noon(day), noon(FIRST_DAY))

/** The day of a {@link dayNumber}. */
export function dayOfNumber(days: number): Day {
  const date = addDays(noon(FIRST_DAY), days)
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }
}

/**
 * The numbers of a month's days in four to six rows of seven, Sunday first; null outside the month.
 */
export function monthWeeks(year: number, month: number): (number | null)[][] {
  const offset = weekday({ year, month, day: 1 })
  const days = daysInMonth(year, month)
  return Array.from({ length: Math.ceil((offset + days) / 7) }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = row * 7 + column - offset + 1
      return day < 1 || day > days ? null : day
    }),
  )
}

/** Formats a month as `October`; `month` is 1 to 12. */
export const monthName = (month: number): string => format(new Date(2000, month - 1), 'MMMM')

/** Formats a {@link monthKey} as `October 2025`. */
export const monthTitle = (key: string) => `${monthName(Number(key.slice(5)))} ${key.slice(0, 4)}`

/** Formats a day as `Sat`. */
export const weekdayText = (day: Day): string => format(noon(day), 'EEE')

/** Formats a day as `Nov 1`. */
export const monthDayText = (day: Day): string => format(noon(day), 'MMM d')

/** Formats a day as `Thu, Oct 9`, for places that show the year elsewhere. */
export const shortDayText = (day: Day): string => format(noon(day), 'EEE, MMM d')

/** Formats a day as `November 1, 2025`. */
export const longDayText = (day: Day): string => format(noon(day), 'MMMM d, y')

/** Formats a server's date as `Thu, Oct 9, 2025`; text that isn't a valid day is unchanged. */
export function dateText(date: string): string {
  const day = readDay(date)
  return day ? format(noon(day), 'EEE, MMM d, y') : date
}

const TIME_PATTERN = /^\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/

/** Minutes since midnight of `19:00` or `19:00:00`; null for any other text, and from 24:00 on. */
export function minutesOfDay(time: string): number | null {
  const sent = time.trim()
  if (!TIME_PATTERN.test(sent)) return null
  const colon = sent.indexOf(':')
  const hours = Number(sent.slice(0, colon))
  const minutes = Number(sent.slice(colon + 1, colon + 3))
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null
}

/**
 * Formats a start time for print, in 12-hour form without AM or PM: `19:00:00` → `7:00`. Midnight
 * means unknown and is blank (docs/rules/fields.md#dates-and-times). Text in another form is
 * printed unchanged.
 */
export function printedTime(time: string): string {
  const minutes = minutesOfDay(time)
  if (minutes === null) return time.trim()
  return minutes === 0 ? '' : twelveHourClock(minutes)
}

/** Formats minutes since midnight as `7:00`. */
const twelveHourClock = (minutes: number) =>
  `${Math.floor(minutes / 60) % 12 || 12}:${twoDigits(minutes % 60)}`

/** Formats minutes since midnight as `7:00 PM`; 0 is `12:00 AM`. */
export const twelveHourText = (minutes: number): string =>
  `${twelveHourClock(minutes)} ${minutes < 720 ? 'AM' : 'PM'}`

/**
 * Formats a start time with AM or PM: `19:00:00` → `7:00 PM`. Otherwise like {@link printedTime}.
 */
export function timeText(time: string): string {
  const minutes = minutesOfDay(time)
  const clock = printedTime(time)
  return minutes === null || clock === '' ? clock : twelveHourText(minutes)
}

const INSTANT_PATTERN =
  /^([1-9]\d{3}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}))$/i

/**
 * Reads a date and time with a zone after it as an instant; null for any other text, and before the
 * year 1000.
 */
export function readInstant(text: string): Date | null {
  const [, day, time] = INSTANT_PATTERN.exec(text.trim()) ?? []
  if (day === undefined || time === undefined) return null
  // Not `toDate` of date-fns-tz, which reads 24:00 as the previous midnight.
  const instant = new Date(`${day}T${time.toUpperCase()}`)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/**
 * How far a zone's clock is ahead of UTC at an instant, in milliseconds. In date-fns-tz only `xxx`
 * is exact for every viewer. Everything else passes through the viewer's own clock, and is an hour
 * off where that clock skips one.
 * @throws RangeError if the zone is unknown or the date invalid.
 */
const offsetAt = (instant: Date, zone: string): number =>
  getTimezoneOffset(formatInTimeZone(instant, zone, 'xxx'))

/** Formats an instant on the arena's calendar and clock: `2026-01-20 13:00:59`. */
export const easternText = (instant: Date): string =>
  new Date(+instant + offsetAt(instant, EASTERN)).toISOString().slice(0, 19).replace('T', ' ')

/**
 * Converts another zone's wall-clock time, `2025-10-09 16:00`, to the arena's; null if the zone is
 * unknown or the text has another form.
 */
export function easternTextOf(wallClock: string, zone: string): string | null {
  const wanted = new Date(`${wallClock.replace(' ', 'T')}Z`)
  try {
    // Use the offset at the time itself, because offsets change twice a year.
    const near = new Date(+wanted - offsetAt(wanted, zone))
    return easternText(new Date(+wanted - offsetAt(near, zone))).slice(0, 16)
  } catch {
    return null
  }
}

/** Today at the arena as `YYYY-MM-DD`. */
export const todayEastern = (now = new Date()): string => easternText(now).slice(0, 10)

/** Formats an instant's day and time at the arena: `October 1, 2025, 2:03 PM`. */
export const longMomentText = (instant: Date): string => momentText(instant, 'MMMM d, y')

/**
 * Says how old data is, by the time it was read in milliseconds: `As of Nov 21, 2026, 6:45 PM
 * Eastern: …`.
 */
export const asOfText = (readAt: number): string =>
  `As of ${momentText(new Date(readAt), 'MMM d, y')} Eastern: could not be refreshed`

function momentText(instant: Date, dayFormat: string): string {
  const text = easternText(instant)
  const day = readDay(text)
  return day
    ? `${format(noon(day), dayFormat)}, ${twelveHourText(minutesOfDay(text.slice(11)) ?? 0)}`
    : ''
}

/**
 * Formats `last_updated` for print, such as `October 8, 2025`. An instant is converted to Eastern
 * time; wall-clock text keeps its day. '' if it is neither.
 */
export function updatedDay(lastUpdated: string): string {
  const instant = readInstant(lastUpdated)
  const day = readDay(instant ? easternText(instant) : lastUpdated)
  return day ? longDayText(day) : ''
}

/** The time of the viewer's device: `Oct 1, 2025, 2:03 PM`. */
export const deviceClockText = (): string => format(new Date(), 'MMM d, y, h:mm a')
