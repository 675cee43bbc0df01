import type { Day } from '../../domain/time/dates'
import { type Month, type MonthDay, seasonWeeks } from '../kit/seasonWeeks'

/* The months of a calendar sheet as weeks and cells. */

/** One day, the two days of a split cell, or empty outside the month. */
export type CalendarCell<G> = MonthDay<G>[]

export interface CalendarMonth<G> extends Pick<Month<G>, 'year' | 'month'> {
  /** Five rows of seven cells, Sunday first. A February of four weeks ends with an empty row. */
  weeks: CalendarCell<G>[][]
  /** Games that did not fit in their cell. Printed below the month, so that none is lost. */
  overflow: G[]
}

/** The maximum number of games in a cell, split or not (docs/rules/sheets.md#calendar). */
const MAX_GAMES = 2

/**
 * The eight months of a season. Games keep their order within a day. Games without a date and outside of September to
 * April are left out (docs/rules/fields.md#season).
 */
export function seasonGrid<G extends { date: Day | null }>(
  startYear: number,
  games: readonly G[],
): CalendarMonth<G>[] {
  return seasonWeeks(startYear, games).map(({ year, month, weeks }) => {
    const cells = inFiveWeeks(weeks.map((week) => week.map((day) => (day ? [day] : []))))
    const split = cells.map((week) => week.map(splitOverflow))
    const shown = split.map((week) => week.map((cell) => cell.shown))
    return { year, month, weeks: shown, overflow: split.flat().flatMap((cell) => cell.overflow) }
  })
}

/** Reduces a month to five rows. Days of a sixth row share the cells above them. */
function inFiveWeeks<G>(weeks: CalendarCell<G>[][]): CalendarCell<G>[][] {
  const fifth = weeks[4] ?? Array.from({ length: 7 }, () => [])
  const sixth = weeks[5] ?? []
  return [...weeks.slice(0, 4), fifth.map((cell, column) => [...cell, ...(sixth[column] ?? [])])]
}

/**
 * Splits a cell into what it shows and the games above its limit. In a split cell, each day keeps its first game before
 * the other day gets a second.
 */
function splitOverflow<G>(cell: CalendarCell<G>) {
  let freeSlots = MAX_GAMES - cell.filter(({ games }) => games.length > 0).length
  const keptCounts = cell.map(({ games }) => {
    const kept = Math.min(games.length, 1 + freeSlots)
    freeSlots -= Math.max(0, kept - 1)
    return kept
  })
  return {
    shown: cell.map((day, index) => ({ ...day, games: day.games.slice(0, keptCounts[index]) })),
    overflow: cell.flatMap(({ games }, index) => games.slice(keptCounts[index])),
  }
}
