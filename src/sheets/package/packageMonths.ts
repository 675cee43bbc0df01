import type { Day } from '../../domain/time/dates'
import { type Month, seasonWeeks } from '../kit/seasonWeeks'

/**
 * The months with games, and of each only the weeks with games: an empty grid would say nothing. Games
 * without a date are in none.
 */
export function packageMonths<G extends { date: Day | null }>(
  startYear: number,
  games: readonly G[],
): Month<G>[] {
  return seasonWeeks(startYear, games)
    .map((month) => ({
      ...month,
      weeks: month.weeks.filter((week) => week.some((day) => day !== null && day.games.length > 0)),
    }))
    .filter(({ weeks }) => weeks.length > 0)
}

/* The package's small calendar. Heights are points. */

/** Lines of weeks up to which a day has room to name its opponent. */
const fewWeeks = 8
/** What the name takes besides. */
const nameLine = 9

/** Few weeks: each day with a game names its opponent. */
export const namesOpponents = (lines: readonly number[]) =>
  lines.reduce((sum, weeks) => sum + weeks, 0) <= fewWeeks

/** Heights of its parts; MiniCalendar's style sheet reads the same numbers. */
export const calendarSizes = {
  roomy: { margin: 10, legend: 13, caption: 19, days: 11, week: 11.5 },
  tight: { margin: 5, legend: 12, caption: 15.5, days: 9.5, week: 10.4 },
}

/** What it takes; `lines` as {@link monthLines} gives them, none without a calendar. */
export function calendarHeight(lines: readonly number[], isTight: boolean): number {
  if (lines.length === 0) return 0
  const { margin, legend, caption, days, week } = calendarSizes[isTight ? 'tight' : 'roomy']
  const row = week + (namesOpponents(lines) ? nameLine : 0)
  return margin + legend + lines.reduce((sum, weeks) => sum + caption + days + weeks * row, 0)
}

/** Months beside each other. */
export function monthsAcross(count: number): 3 | 4 {
  return count === 4 || count > 6 ? 4 : 3
}

/** Weeks of the tallest month in each line of months. */
export function monthLines(months: readonly { weeks: readonly unknown[] }[]): number[] {
  const across = monthsAcross(months.length)
  return Array.from({ length: Math.ceil(months.length / across) }, (_, line) =>
    Math.max(...months.slice(line * across, (line + 1) * across).map(({ weeks }) => weeks.length)),
  )
}
