import type { ListEntry } from '../../domain/games/cupWeek'
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
  /** Four to six rows of seven days, Sunday first; null outside the month. */
  weeks: (MonthDay<G> | null)[][]
}

/**
 * The eight months of a season week by week. Games keep their order within a day; undated games
 * and those outside September to April are left out (docs/rules/fields.md#season).
 */
export function seasonWeeks<G extends { date: Day | null }>(
  startYear: number,
  games: readonly G[],
): Month<G>[] {
  const byDay = new Map<string, G[]>()
  for (const game of games) {
    if (game.date === null) continue
    const key = dayKey(game.date)
    const sameDay = byDay.get(key)
    if (sameDay) sameDay.push(game)
    else byDay.set(key, [game])
  }
  return seasonMonths(startYear).map(({ year, month }) => ({
    year,
    month,
    weeks: monthWeeks(year, month).map((week) =>
      week.map((day) =>
        day === null ? null : { day, games: byDay.get(dayKey({ year, month, day })) ?? [] },
      ),
    ),
  }))
}

/** A list's games month by month, in their order; `month` is null of those without a day. */
export function monthsOf<Entry extends ListEntry<{ date: Day | null }>>(entries: readonly Entry[]) {
  const months: { month: string | null; entries: Entry[] }[] = []
  for (const entry of entries) {
    const month = entry.game.date && monthKey(entry.game.date)
    const last = months.at(-1)
    if (last && last.month === month) last.entries.push(entry)
    else months.push({ month, entries: [entry] })
  }
  return months
}

/** The header row of a month, Sunday first (docs/print.md#structure). */
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
