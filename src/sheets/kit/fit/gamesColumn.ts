import { dateUnknown, gameColumns, preseasonMark, versus } from '../../../content/words/gameWords'
import { groupByYear, type ListedGame } from '../gameList'
import { lineCount, linesOfWidth } from './lineCount'
import { textWidth } from './textWidth'

/*
 * What a column of lists of games takes on paper. Its texts are measured once, in font sizes, and
 * then asked for every size that is tried.
 */

/** What a list's heading and header row take, with the gap above it, in points. */
const listHead = 42
/** The line above the dates of a further year, in points. */
const yearLine = 13

/* In font sizes: */
const lineHeight = 1.12
/** The column of times and the gap beside the opponent; `0.5em` and `3.4` stand in GameTable.module.css. */
export const gap = 0.5
export const timeColumn = 3.4
const widestDate = 6.4

/** A column of lists under each other. Lengths in font sizes. */
export interface GamesColumn {
  /** Each row's opponent, and the lines that its date and time need. */
  rows: { match: number; lines: number }[]
  lists: number
  /** Lists without a game, which say so on a row. */
  empty: number
  /** Lines that name a further year. */
  years: number
}

/** Width of the column of dates, in font sizes: as wide as the longest, for a date never breaks. */
export function dateColumn(games: readonly ListedGame[]): number {
  const dates = games.map(({ date }) => textWidth(date || dateUnknown, 500))
  return Math.min(
    Math.max(...dates, textWidth(`${gameColumns.date}, 2025`, 700)) + gap + 0.05,
    widestDate,
  )
}

/** Measures the lists of a column; `date` is the width of their column of dates, in font sizes. */
export function measureColumn(
  lists: readonly (readonly ListedGame[])[],
  date: number,
): GamesColumn {
  return {
    rows: lists.flat().map((game) => ({
      match: matchWidth(game),
      lines: Math.max(
        lineCount(game.date || dateUnknown, date - gap, 500),
        lineCount(game.time, timeColumn, 500),
      ),
    })),
    lists: lists.length,
    empty: lists.filter((list) => list.length === 0).length,
    years: lists.reduce((sum, list) => sum + Math.max(groupByYear(list).length - 1, 0), 0),
  }
}

const matchWidth = ({ opponent, isPreseason }: ListedGame) =>
  textWidth(versus(opponent), 700) + (isPreseason ? 0.8 * textWidth(` ${preseasonMark}`, 700) : 0)

/**
 * A column's rows at a font size in points, and the points that headings and further lines of text
 * take besides. `room` is what an opponent has, in font sizes.
 */
export function columnNeeds(
  { rows, lists, empty, years }: GamesColumn,
  type: number,
  room: number,
) {
  const further = rows.reduce(
    (sum, { match, lines }) => sum + Math.max(lines, linesOfWidth(match, room)) - 1,
    0,
  )
  return {
    rows: rows.length + empty,
    fixed: lists * listHead + years * yearLine + further * type * lineHeight,
    isWrapped: further > 0,
  }
}
