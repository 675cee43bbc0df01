/*
 * Days and hours of games are Eastern wall-clock text (docs/decisions/wall-clock-text.md). They are cut
 * by hand and never become an instant, so they read the same in every browser zone.
 */

export const weekdayNames = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The parts of a day; `month` is 1 to 12. */
export interface Day {
  year: number
  month: number
  day: number
}

const dayPattern = /^\d{4}-\d{2}-\d{2}(?:[ T]\d.*)?$/

/**
 * The day of a server's date: `2025-10-08`, also with a time behind it. Null for what is no real
 * day, such as `0000-00-00`, `2025-02-30`, `10/08/2025` or blank.
 */
export function readDay(text: string): Day | null {
  const sent = text.trim()
  if (!dayPattern.test(sent)) return null
  const year = Number(sent.slice(0, 4))
  const month = Number(sent.slice(5, 7))
  const day = Number(sent.slice(8, 10))
  const real = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return real ? { year, month, day } : null
}

/** 28 to 31; `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday({ year, month, day }: Day): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

/** `2025-10-08`, which also sorts. */
export function dayKey({ year, month, day }: Day): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const titleCase = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()

/** `Sat` of a day. */
export function weekdayText(day: Day): string {
  return titleCase(weekdayNames[weekday(day)] ?? '')
}

/** `Nov 1` of a day. */
export function monthDayText({ month, day }: Day): string {
  return `${(monthNames[month - 1] ?? '').slice(0, 3)} ${day}`
}

/** `Thu, Oct 9` of a day, where its year stands above. */
export function shortDayText(day: Day): string {
  return `${weekdayText(day)}, ${monthDayText(day)}`
}

/** `November 1, 2025` of a day. */
export function longDayText({ year, month, day }: Day): string {
  return `${monthNames[month - 1] ?? ''} ${day}, ${year}`
}

const timePattern = /^\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/

/** Minutes since midnight of `19:00` or `19:00:00`; null for any other text and for 24:00 on. */
export function minutesOfDay(time: string): number | null {
  const sent = time.trim()
  if (!timePattern.test(sent)) return null
  const colon = sent.indexOf(':')
  const hours = Number(sent.slice(0, colon))
  const minutes = Number(sent.slice(colon + 1, colon + 3))
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null
}

/**
 * A start time as printed: 12-hour without am or pm, `19:00:00` → `7:00`. Midnight means unknown
 * and is blank (docs/rules/fields.md#dates-and-times); text of another form is printed as the
 * server sent it.
 */
export function clockText(time: string): string {
  const minutes = minutesOfDay(time)
  if (minutes === null) return time.trim()
  if (minutes === 0) return ''
  return twelveHours(minutes)
}

const twelveHours = (minutes: number) =>
  `${Math.floor(minutes / 60) % 12 || 12}:${twoDigits(minutes % 60)}`

/** `7:00 PM` of minutes since midnight, which itself is `12:00 AM`. */
export const halfDayText = (minutes: number): string =>
  `${twelveHours(minutes)} ${minutes < 720 ? 'AM' : 'PM'}`

/** `Thu, Oct 9, 2025` of a server's date; text that is no day is shown as the server sent it. */
export function dateText(date: string): string {
  const day = readDay(date)
  return day ? `${shortDayText(day)}, ${day.year}` : date
}

/** A start time with its half of the day, `19:00:00` → `7:00 PM`; otherwise like {@link clockText}. */
export function timeText(time: string): string {
  const minutes = minutesOfDay(time)
  const clock = clockText(time)
  return minutes === null || clock === '' ? clock : halfDayText(minutes)
}
