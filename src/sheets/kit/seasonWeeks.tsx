import type { ListEntry } from '../../domain/games/cupWeek'
import { groupByMonth } from '../../domain/games/gamesByDate'
import { type Day, dayKey, monthKey, monthWeeks, weekdays } from '../../domain/time/dates'
import { seasonMonths } from '../../domain/time/seasons'

/** A day of a month with its games. */
export interface MonthDay<G> {
  day: number
  games: G[]
}

export interface Month<G> {
  year: number
  /** 1 to 12. */
  month: number
  /** Four to six weeks of seven days, Sunday first. Null for days outside the month. */
  weeks: (MonthDay<G> | null)[][]
}

/**
 * The eight months of a season as weeks. Games keep their order within a day. Games without a date
 * and outside of September to April are left out (docs/rules/fields.md#season).
 */
export function seasonWeeks<G extends { date: Day | null }>(
  startYear: number,
  games: readonly G[],
): Month<G>[] {
  const keyed = games.map((game) => ({ game, key: game.date && dayKey(game.date) }))
  const gamesOn = (day: string) => keyed.filter(({ key }) => key === day).map(({ game }) => game)
  return seasonMonths(startYear).map(({ year, month }) => ({
    year,
    month,
    weeks: monthWeeks(year, month).map((week) =>
      week.map((day) =>
        day === null ? null : { day, games: gamesOn(dayKey({ year, month, day })) },
      ),
    ),
  }))
}

/** Groups entries by month, keeping their order. `month` is null for entries without a date. */
export const entriesByMonth = <Entry extends ListEntry<{ date: Day | null }>>(
  entries: readonly Entry[],
) => groupByMonth(entries, ({ game }) => game.date && monthKey(game.date))

/** The header row of a month's table, Sunday first (docs/print.md#structure). */
export function WeekdayHeader() {
  return (
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col">
            {name.slice(0, 3).toUpperCase()}
          </th>
        ))}
      </tr>
    </thead>
  )
}
