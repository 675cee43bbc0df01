import { seasonMonths } from '../../domain/time/season'
import { type Day, dayKey, daysInMonth, weekday } from '../../domain/time/wallClock'

/** A day of a small month; null outside the month. */
export type MonthDay<G> = { day: number; games: G[] } | null

export interface PackageMonth<G> {
  year: number
  /** 1 to 12. */
  month: number
  /** Four to six rows of seven days, Sunday first. */
  weeks: MonthDay<G>[][]
}

/**
 * The months of a season from the first with games to the last, those without games between them
 * too, so that time reads on; games without a date are in none.
 */
export function packageMonths<G extends { date: Day | null }>(
  startYear: number,
  games: readonly G[],
): PackageMonth<G>[] {
  const byDay = new Map<string, G[]>()
  for (const game of games) {
    if (game.date === null) continue
    const key = dayKey(game.date)
    byDay.set(key, [...(byDay.get(key) ?? []), game])
  }
  const months = seasonMonths(startYear).map(({ year, month }) => ({
    year,
    month,
    weeks: monthWeeks(year, month, byDay),
  }))
  const hasGames = ({ weeks }: PackageMonth<G>) =>
    weeks.flat().some((day) => day !== null && day.games.length > 0)
  return months.slice(Math.max(0, months.findIndex(hasGames)), months.findLastIndex(hasGames) + 1)
}

function monthWeeks<G>(year: number, month: number, byDay: Map<string, G[]>): MonthDay<G>[][] {
  const offset = weekday({ year, month, day: 1 })
  const days = daysInMonth(year, month)
  return Array.from({ length: Math.ceil((offset + days) / 7) }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = row * 7 + column - offset + 1
      if (day < 1 || day > days) return null
      return { day, games: byDay.get(dayKey({ year, month, day })) ?? [] }
    }),
  )
}
