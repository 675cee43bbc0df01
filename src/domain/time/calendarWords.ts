import { type Day, dayKey, monthNames } from './wallClock'

/* Days as staff choose among them; sheets print other words. */

/** Sunday first, as `weekday` counts. */
export const weekdayTitles = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** `2025-10` of a day, which also sorts. */
export const monthKey = (day: Day): string => dayKey(day).slice(0, 7)

/** `October 2025` of `2025-10`. */
export function monthTitle(key: string): string {
  const [year, month] = key.split('-')
  return `${monthNames[Number(month) - 1] ?? ''} ${year}`
}

/** Days since 1970, to count from one day to another. */
export const dayNumber = ({ year, month, day }: Day): number =>
  Date.UTC(year, month - 1, day) / 86_400_000
