import {
  dateToBeAnnounced,
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
  /** Each list has a line of facts under its title. */
  hasFacts?: boolean
  /** The lists of each column, under each other. */
  columns: readonly (readonly (readonly ListedGame[])[])[]
}

const smallest = 7
const step = 0.5
/** Row heights in font sizes, from the densest list to the most generous. */
const tight = 1.3
const airy = 4
/** Above a game's part under its opponent, in font sizes; a row is higher by it. */
const partLine = 0.8
/** With fewer games a month, months have no names, and dates are set large. */
const gamesOfNamedMonth = 3
/** So large, in font sizes; every date is bold. */
const largeDate = 1.12
/** Dots to the hour that are shorter, in points, guide no eye. */
const shortestDots = 30
/** In font sizes. */
const widestBadge = 2.6

/**
 * Sets games on a portrait page, in one column over its whole width or in two; lengths in points.
 * `largest` is the font size wished for where there is one column.
 */
export function fitPortraitGames(request: Omit<FitRequest, 'width'>) {
  const isWide = request.columns.length < 2
  return fitGames({
    ...request,
    width: isWide ? portraitWidth : portraitColumn,
    // Two columns leave no space for more.
    largest: isWide ? request.largest : 13.5,
  })
}

/** Sets the games as large as they fit; smaller by up to a fifth where that keeps each on one line. @forTests */
export function fitGames(request: FitRequest) {
  const lists = request.columns.flat()
  const months = lists.reduce((sum, list) => sum + groupByMonth(list).length, 0)
  const namesMonths = lists.flat().length >= gamesOfNamedMonth * months
  const dateSize = namesMonths ? 1 : largeDate
  /** Width of the column of dates, in font sizes. */
  const date = dateColumn(lists.flat(), dateSize)
  const columns = request.columns.map((lists) => measureColumn(lists, date, dateSize))
  /** How high a game's text is without wrapping, in font sizes. */
  const line = lineHeight + (lists.flat().some(({ part }) => part) ? partLine : 0)
  // The gaps before the dots and behind them; two columns have no dots, and a hair for rounding.
  const side = date + timeColumn + (columns.length < 2 ? 2 : 1.2) * gap
  const page = { ...request, tight: tight + line - lineHeight, namesMonths }
  const withBadges = fitMonths(page, columns, side + widestBadge + gap)
  const fit = withBadges.badge > 0 ? withBadges : { ...fitMonths(page, columns, side), badge: 0 }
  return { ...fit, date, line, dateSize }
}

/**
 * Months have names where they lead the eye and the games fit. A name is as high as a row, so that
 * two columns share their lines.
 */
function fitMonths(page: FitPage, columns: GamesColumn[], side: number) {
  const named = fitBeside(page, columns, side)
  return named.isFitting ? named : fitBeside({ ...page, namesMonths: false }, columns, side)
}

/** `tight` is the lowest row, in font sizes. */
type FitPage = FitRequest & { tight: number; namesMonths: boolean }

/** `side` is what stands beside the opponent, in font sizes. */
function fitBeside(page: FitPage, columns: GamesColumn[], side: number) {
  const { height, width, largest, tight, namesMonths } = page
  const space = (type: number) => width / type - side
  const needs = (type: number) =>
    columns.map((column) => columnNeeds(column, type, space(type), page))
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
  const widest = Math.max(0, ...columns.flatMap(({ rows }) => rows.map(({ match }) => match)))
  return {
    type,
    row,
    month: namesMonths ? row : 0,
    badge: badgeSize(type, row),
    isFitting: fits(type),
    hasDots: columns.length < 2 && (space(type) - widest) * type >= shortestDots,
  }
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

/** What a list's heading takes, with the gap above it, in points; and the line under its title. */
const listHeader = 30
const factsLine = 13

/* In font sizes: */
const lineHeight = 1.12
/** The column of times and the gap beside the opponent; `0.5em` and `3.4` stand in GameTable.module.css. */
const gap = 0.5
const timeColumn = 3.4
const widestDate = 6.4

/** A column of lists under each other. Lengths in font sizes. */
type GamesColumn = ReturnType<typeof measureColumn>

/** Width of the column of dates, in font sizes: as wide as the longest, for a date never breaks. */
function dateColumn(games: readonly ListedGame[], size: number): number {
  const dates = games.map(({ date }) => textWidth(date || dateToBeAnnounced, 700) * size)
  return Math.min(Math.max(0, ...dates) + gap + 0.12, widestDate)
}

/** Measures the lists of a column; `date` is the width of their column of dates, in font sizes. */
function measureColumn(lists: FitRequest['columns'][number], date: number, size: number) {
  return {
    /** Each row's opponent, and the lines that its date and time need. */
    rows: lists.flat().map((game) => ({
      match: matchWidth(game),
      lines: Math.max(
        lineCount(game.date || dateToBeAnnounced, (date - gap) / size, 700),
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
function columnNeeds(column: GamesColumn, type: number, space: number, page: FitPage) {
  const { rows, lists, empty, months } = column
  const header = listHeader + (page.hasFacts ? factsLine : 0)
  const further = rows.reduce(
    (sum, { match, lines }) => sum + Math.max(lines, linesOfWidth(match, space)) - 1,
    0,
  )
  return {
    rows: rows.length + empty + (page.namesMonths ? months : 0),
    fixed: lists * header + further * type * lineHeight,
    isWrapped: further > 0,
  }
}
