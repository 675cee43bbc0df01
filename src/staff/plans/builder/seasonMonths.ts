import { grouped } from '../../../domain/recordKeys'
import { monthTitle, monthWeeks } from '../../../domain/time/dates'
import type { PickableGame } from './pickableGame'

/** A day of a month, with its games. */
interface PickDay {
  day: number
  games: readonly PickableGame[]
}

/** A month of the calendar. */
export interface PickMonth {
  /** `2025-10`. */
  key: string
  title: string
  /** Rows of seven days, Sunday first; null outside the month. */
  weeks: readonly (readonly (PickDay | null)[])[]
  /** All of its games, day by day. */
  games: readonly PickableGame[]
}

/** The months in which there are games, and the games without a real day. */
export function seasonMonths(games: readonly PickableGame[]): {
  months: PickMonth[]
  undated: readonly PickableGame[]
} {
  const byMonth = grouped(games, ({ month }) => month || undefined)
  const months = [...byMonth].sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    undated: games.filter(({ month }) => month === ''),
    months: months.map(([key, ofMonth]) => {
      const byDay = grouped(ofMonth, ({ day }) => String(day?.day))
      const [year = 0, month = 1] = key.split('-').map(Number)
      const weeks = monthWeeks(year, month).map((week) =>
        week.map((day) => (day === null ? null : { day, games: byDay.get(String(day)) ?? [] })),
      )
      const games = weeks.flat().flatMap((day) => day?.games ?? [])
      return { key, title: monthTitle(key), weeks, games }
    }),
  }
}
