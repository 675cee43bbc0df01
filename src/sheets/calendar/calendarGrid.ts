import type { Day } from '../../domain/time/dates'
import { type MonthDay, seasonWeeks } from '../kit/seasonWeeks'

/* Months of a calendar sheet as weeks and cells. */

/** Empty outside the month, one day, or the two days of a split cell. */
export type GridCell<G> = MonthDay<G>[]

export interface GridMonth<G> {
  year: number
  /** 1 to 12. */
  month: number
  /** Four or five rows of seven cells, Sunday first. */
  weeks: GridCell<G>[][]
  /** Games that found no room in their cell; printed under the month so that none is lost. */
  notes: G[]
}

/** A cell, split or not, holds two games at most (docs/rules/sheets.md#calendar). */
const cellLimit = 2

/**
 * The eight months of a season. Games keep their order within a day; undated games and those
 * outside September to April are left out (docs/rules/fields.md#season).
 */
export function seasonGrid<G extends { date: Day | null }>(
  startYear: number,
  games: readonly G[],
): GridMonth<G>[] {
  return seasonWeeks(startYear, games).map(({ year, month, weeks }) => {
    const cells = foldSixthWeek(weeks.map((week) => week.map((day) => (day ? [day] : []))))
    const notes = cells.flat().flatMap(takeOverflow)
    return { year, month, weeks: cells, notes }
  })
}

/** Puts the days of a sixth row into the cells above them, which become split cells. */
function foldSixthWeek<G>(weeks: GridCell<G>[][]): GridCell<G>[][] {
  const [sixth, fifth] = [weeks[5], weeks[4]]
  if (!sixth || !fifth) return weeks
  return [...weeks.slice(0, 4), fifth.map((cell, column) => [...cell, ...(sixth[column] ?? [])])]
}

/**
 * Cuts a cell down to its limit and returns what had to go. In a split cell each day keeps its
 * first game before the other day shows a second.
 */
function takeOverflow<G>(cell: GridCell<G>): G[] {
  let room = cellLimit - cell.filter(({ games }) => games.length > 0).length
  return cell.flatMap(({ games }) => {
    const kept = games.length === 0 ? 0 : 1 + Math.min(games.length - 1, room)
    room -= Math.max(0, kept - 1)
    return games.splice(kept)
  })
}
