import type { Day } from '../../domain/time/dates'
import { sum } from '../kit/fit/textWidth'
import { type Month, seasonWeeks } from '../kit/seasonWeeks'

/* The content of a package's small calendar, and its height in points. */

/** The months with games. Games without a date are left out. */
export const packageMonths = <G extends { date: Day | null }>(
  startYear: number,
  games: readonly G[],
): Month<G>[] => seasonWeeks(startYear, games).filter(({ weeks }) => gameDays(weeks).length > 0)

type MonthWeek = Month<unknown>['weeks'][number]

const gameDays = (weeks: MonthWeek[]) => weeks.flat().filter((day) => day && day.games.length > 0)

/** Up to this many days with games, each has space to name its opponent. */
const MAX_NAMED_DAYS = 14

/** Whether there are so few games that each day can name its opponent. */
export function namesOpponents(months: readonly Month<unknown>[]): boolean {
  const days = months.flatMap(({ weeks }) => gameDays(weeks)).length
  return days > 0 && days <= MAX_NAMED_DAYS
}

/** Height of an opponent's name. */
const NAME_LINE = 9

/** Heights of the calendar's parts. MiniCalendar's style sheet uses the same numbers. */
export const CALENDAR_SIZES = {
  roomy: { margin: 14, legend: 15, caption: 20, weekdays: 11, week: 11.5 },
  tight: { margin: 5, legend: 10, caption: 16.5, weekdays: 9.5, week: 10.4 },
}

/** The months of the small calendar, and whether days with a game name the opponent. */
export interface MiniCalendarContent<G> {
  months: readonly Month<G>[]
  hasNames: boolean
}

/** Height of the small calendar; 0 without months. */
export function miniCalendarHeight(
  { months, hasNames }: MiniCalendarContent<unknown>,
  isTight: boolean,
): number {
  if (months.length === 0) return 0
  const { margin, legend, caption, weekdays, week } = CALENDAR_SIZES[isTight ? 'tight' : 'roomy']
  const weekHeight = (days: MonthWeek) => week + (hasNames ? NAME_LINE * opponentLines(days) : 0)
  const heights = months.map(({ weeks }) => caption + weekdays + sum(weeks.map(weekHeight)))
  return margin + legend + sum(tallestPerLine(heights))
}

/** The lines of opponents in a week: a day names one or two. */
const opponentLines = (week: MonthWeek) =>
  Math.max(1, ...week.map((day) => Math.min(2, day?.games.length ?? 0)))

/** How many months are side by side. */
export const monthsAcross = (count: number): 3 | 4 => (count === 4 || count > 6 ? 4 : 3)

/** The height of the tallest month in each line of months. */
function tallestPerLine(heights: readonly number[]): number[] {
  const across = monthsAcross(heights.length)
  return Array.from({ length: Math.ceil(heights.length / across) }, (_, line) =>
    Math.max(...heights.slice(line * across, (line + 1) * across)),
  )
}
