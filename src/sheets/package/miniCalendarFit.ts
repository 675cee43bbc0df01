import type { Day } from '../../domain/time/dates'
import { sum } from '../kit/fit/textWidth'
import { type Month, seasonWeeks } from '../kit/seasonWeeks'

/* The content of a package's small calendar, and its height in points. */

/** The months with games. Games without a date are left out. */
export const packageMonths = <G extends { date: Day | null }>(
  startYear: number,
  games: readonly G[],
): Month<G>[] => seasonWeeks(startYear, games).filter(({ weeks }) => gameDays(weeks).length > 0)

const gameDays = (weeks: Month<unknown>['weeks']) =>
  weeks.flat().filter((day) => day && day.games.length > 0)

/** Up to this many days with games, each has space to name its opponents. */
const MAX_NAMED_DAYS = 14

/** How many opponents a day can name: none if there are many games, two if a day has two. */
export function namesPerDay(months: readonly Month<unknown>[]): number {
  const days = months.flatMap(({ weeks }) => gameDays(weeks))
  if (days.length > MAX_NAMED_DAYS) return 0
  return Math.min(2, Math.max(0, ...days.map((day) => day?.games.length ?? 0)))
}

/** Height of an opponent's name. */
const NAME_LINE = 9

/** Heights of the calendar's parts. MiniCalendar's style sheet uses the same numbers. */
export const CALENDAR_SIZES = {
  roomy: { margin: 14, legend: 15, caption: 20, weekdays: 11, week: 11.5 },
  tight: { margin: 5, legend: 10, caption: 16.5, weekdays: 9.5, week: 10.4 },
}

/** The months of the small calendar, and how many opponents a day has space for. */
export interface MiniCalendarContent<G> {
  months: readonly Month<G>[]
  names: number
}

/** Height of the small calendar; 0 without months. */
export function miniCalendarHeight(
  { months, names }: MiniCalendarContent<unknown>,
  isTight: boolean,
): number {
  const lines = monthLines(months)
  if (lines.length === 0) return 0
  const { margin, legend, caption, weekdays, week } = CALENDAR_SIZES[isTight ? 'tight' : 'roomy']
  const row = week + names * NAME_LINE
  return margin + legend + sum(lines.map((weeks) => caption + weekdays + weeks * row))
}

/** How many months are side by side. */
export const monthsAcross = (count: number): 3 | 4 => (count === 4 || count > 6 ? 4 : 3)

/** The number of weeks of the tallest month in each row of months. */
function monthLines(months: readonly { weeks: readonly unknown[] }[]): number[] {
  const across = monthsAcross(months.length)
  return Array.from({ length: Math.ceil(months.length / across) }, (_, line) =>
    Math.max(...months.slice(line * across, (line + 1) * across).map(({ weeks }) => weeks.length)),
  )
}
