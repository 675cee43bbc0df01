import { daysInMonth, weekday } from './wallClock'

/**
 * The numbers of a month's days in four to six rows of seven, Sunday first; null outside the month.
 * @param month 1 to 12.
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
