import {
  dateUnknown,
  opponentUnknown,
  preseasonMark,
  versus,
} from '../../../content/words/gameWords'
import type { Rep } from '../../../domain/rep'
import { groupByMonth, type ListedGame } from '../gameList'
import { portraitColumn, portraitWidth } from './portrait'
import { lineCount, linesOfWidth, sizesDown, textWidth } from './textWidth'

/*
 * How large a portrait sheet's list of games may be set: as large as the page allows, never smaller
 * than 7pt (docs/print.md#smallest-text). Lengths in points; the width of text is reckoned, because
 * the paper cannot be measured before it is printed.
 */

/** Size and heights of a list of games. */
export type GamesFit = ReturnType<typeof fitGames>

/** What a sheet of games and a rep's card is fitted by. */
export interface GamesPage<Column> {
  /** The games, in one column or two. */
  columns: readonly Column[]
  rep: Rep
  hasWarning: boolean
  /** Points that the sheet's footer takes. */
  footer: number
}

interface FitRequest {
  /** What the tallest column may take. */
  height: number
  /** Width of a column. */
  width: number
  /** Largest font size wished for. */
  largest: number
  /** The lists of each column, under each other. */
  columns: readonly (readonly (readonly ListedGame[])[])[]
}

const smallest = 7
const step = 0.5
/** Row heights in font sizes, from the densest list to the most generous. */
const tight = 1.3
const airy = 3.5
/** In font sizes. */
const widestBadge = 2.6

/**
 * Sets games on a portrait page, in one column over its whole width or in two; lengths in points.
 * `largest` is the font size wished for where there is one column.
 */
export function fitPortraitGames({ columns, height, largest }: Omit<FitRequest, 'width'>) {
  const isWide = columns.length < 2
  return fitGames({
    columns,
    height,
    width: isWide ? portraitWidth : portraitColumn,
    // Two columns leave no space for more.
    largest: isWide ? largest : 13.5,
  })
}

/** Sets the games as large as they fit; smaller by up to a fifth where that keeps each on one line. @forTests */
export function fitGames(request: FitRequest) {
  /** Width of the column of dates, in font sizes. */
  const date = dateColumn(request.columns.flat(2))
  const columns = request.columns.map((lists) => measureColumn(lists, date))
  // The gaps before the dots and behind them.
  const side = date + timeColumn + 2 * gap
  const withBadges = fitMonths(request, columns, side + widestBadge + gap)
  if (withBadges.badge > 0) return { ...withBadges, date }
  return { ...fitMonths(request, columns, side), badge: 0, date }
}

/** With air above the months' names where rows have it too, and without them before games do not fit. */
function fitMonths(request: FitRequest, columns: GamesColumn[], side: number) {
  const airy = fitBeside(request, columns, side, monthLines.airy)
  if (airy.row >= airyRow) return airy
  const tight = fitBeside(request, columns, side, monthLines.tight)
  return tight.isFitting ? tight : fitBeside(request, columns, side, 0)
}

/** `side` is what stands beside the opponent, in font sizes; `month` the height of a month's name. */
function fitBeside(request: FitRequest, columns: GamesColumn[], side: number, month: number) {
  const { height, width, largest } = request
  const needs = (type: number) =>
    columns.map((column) => columnNeeds(column, type, width / type - side, month))
  const fits = (type: number) =>
    needs(type).every(({ fixed, rows }) => fixed + rows * type * tight <= height)
  const isGood = (type: number) => fits(type) && needs(type).every(({ isWrapped }) => !isWrapped)

  const fifthSmaller = Math.floor((largest * 0.8) / step) * step
  const type =
    sizesDown(largest, fifthSmaller, step).find(isGood) ??
    sizesDown(largest, smallest, step).find(fits) ??
    smallest
  const spaces = needs(type).map(({ fixed, rows }) => (height - fixed) / rows)
  // One height for the rows of all columns.
  const row = tenths(Math.max(Math.min(type * airy, ...spaces), type * tight))
  return { type, row, month, badge: badgeSize(type, row), isFitting: fits(type) }
}

const tenths = (points: number) => Math.floor(points * 10) / 10

/** A badge's letters must be 7pt at least: a box of 24 pixels, with a little air on every side, holds them. */
function badgeSize(type: number, row: number): number {
  const size = Math.floor(Math.min(row * 0.95, type * widestBadge) / 0.75)
  return size < 24 ? 0 : size
}

/*
 * What a column of lists of games takes on paper. Its texts are measured once, in font sizes, and
 * then asked for every size that is tried.
 */

/** What a list's heading takes, with the gap above it, in points. */
const listHeader = 30
/** A month's name above its games, in points. */
const monthLines = { airy: 18, tight: 13 }
/** Rows of this height have space for airy names of months. */
const airyRow = 26

/* In font sizes: */
const lineHeight = 1.12
/** The column of times and the gap beside the opponent; `0.5em` and `3.4` stand in GameTable.module.css. */
const gap = 0.5
const timeColumn = 3.4
const widestDate = 6.4

/** A column of lists under each other. Lengths in font sizes. */
type GamesColumn = ReturnType<typeof measureColumn>

/** Width of the column of dates, in font sizes: as wide as the longest, for a date never breaks. */
function dateColumn(games: readonly ListedGame[]): number {
  const dates = games.map(({ date }) => textWidth(date || dateUnknown, 500))
  return Math.min(Math.max(...dates) + gap + 0.05, widestDate)
}

/** Measures the lists of a column; `date` is the width of their column of dates, in font sizes. */
function measureColumn(lists: readonly (readonly ListedGame[])[], date: number) {
  return {
    /** Each row's opponent, and the lines that its date and time need. */
    rows: lists.flat().map((game) => ({
      match: matchWidth(game),
      lines: Math.max(
        lineCount(game.date || dateUnknown, date - gap, 500),
        lineCount(game.time, timeColumn, 500),
      ),
    })),
    lists: lists.length,
    /** Lists without a game, which say so on a row. */
    empty: lists.filter((list) => list.length === 0).length,
    months: lists.reduce((sum, list) => sum + groupByMonth(list).length, 0),
  }
}

const matchWidth = ({ opponent, isPreseason }: ListedGame) =>
  textWidth(versus(opponent || opponentUnknown), isPreseason ? 700 : 500) +
  (isPreseason ? 0.8 * textWidth(` ${preseasonMark}`, 700) : 0)

/**
 * A column's rows at a font size in points, and the points that headings and further lines of text
 * take besides. `space` is what an opponent has, in font sizes.
 */
function columnNeeds(column: GamesColumn, type: number, space: number, month: number) {
  const { rows, lists, empty, months } = column
  const further = rows.reduce(
    (sum, { match, lines }) => sum + Math.max(lines, linesOfWidth(match, space)) - 1,
    0,
  )
  return {
    rows: rows.length + empty,
    fixed: lists * listHeader + months * month + further * type * lineHeight,
    isWrapped: further > 0,
  }
}
