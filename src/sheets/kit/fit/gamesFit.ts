import {
  dateToBeAnnounced,
  opponentUnknown,
  preseasonMark,
  versus,
} from '../../../content/words/gameWords'
import type { Rep } from '../../../domain/rep'
import { gamesByMonth, type ListedGame } from '../gameList'
import { portraitColumn, portraitWidth } from './portrait'
import { floorToTenth, lineCount, linesOfWidth, sizesDown, sum, textWidth } from './textWidth'

/*
 * Computes the sizes of a portrait sheet's list of games: as large as the page allows, never smaller than 7pt
 * (docs/print.md#smallest-text). Lengths are in points. The width of text is computed, because paper cannot be
 * measured before it is printed.
 */

/** Sizes of a list of games. */
export interface GamesFit {
  /** Font size in points. */
  fontSize: number
  /** Height of a game's row, in points. */
  rowHeight: number
  /** Height of a month's name, in points; 0 if months are not named. */
  monthHeight: number
  /** Size of an opponent's badge in CSS pixels; 0 if there is no space for badges. */
  badgeSize: number
  /** Whether dots lead from opponents to their times. */
  hasDots: boolean
  /** Width of the column of dates, in font sizes. */
  dateWidth: number
  /** Height of a game's text without wrapping, in font sizes. */
  lineHeight: number
  /** Size of the dates, in font sizes. */
  dateSize: number
}

/** The input that decides the size of a sheet's games. */
export interface GamesPage<Column> {
  /** The games, in one column or two. */
  columns: readonly Column[]
  rep: Rep
  hasWarning: boolean
  /** Height of the sheet's footer, in points. */
  footer: number
}

interface FitRequest {
  /** Height available for the tallest column. */
  height: number
  /** Width of a column. */
  width: number
  /** Upper limit of the font size. */
  largest: number
  /** Whether each list has a line of facts under its title. */
  hasFacts?: boolean
  /** The lists of each column, from top to bottom. */
  columns: readonly (readonly (readonly ListedGame[])[])[]
}

const smallest = 7
const step = 0.5
/** The smallest and largest row height, in font sizes. */
const tight = 1.3
const airy = 4
/** Height of a line with the game's part of the plan, below the opponent, in font sizes. */
const partLine = 0.8
/** With fewer games per month than this, months are not named and dates are larger. */
const gamesOfNamedMonth = 3
/** In one column and in two: size of larger dates, and the gaps beside dots and time, in font sizes. */
const oneColumn = { date: 1.12, gaps: 1.05 }
const twoColumns = { date: 1.04, gaps: 0.4 }
/** Minimum length of the dots from opponent to time, in points. */
const shortestDots = 30
/** Maximum size of a badge, in font sizes. */
const widestBadge = 2.15

/**
 * Fits games on a portrait page, in one column over its whole width or in two. Lengths are in points.
 * `largest` is the upper limit of the font size for one column.
 */
export function fitPortraitGames(request: Omit<FitRequest, 'width'>): GamesFit {
  const isWide = request.columns.length < 2
  return fitGames({
    ...request,
    width: isWide ? portraitWidth : portraitColumn,
    // Two columns have no space for larger text.
    largest: isWide ? request.largest : 14,
  })
}

/** Fits the games as large as possible, or up to a fifth smaller if that keeps each on one line. @forTests */
export function fitGames(request: FitRequest): GamesFit {
  const lists = request.columns.flat()
  const games = lists.flat()
  const namesMonths = games.length >= gamesOfNamedMonth * monthCount(lists)
  const sizes = request.columns.length < 2 ? oneColumn : twoColumns
  const dateSize = namesMonths ? 1 : sizes.date
  const dateWidth = dateColumn(games, dateSize)
  const lineHeight = textLine + (games.some(({ part }) => part) ? partLine : 0)
  const page: FitPage = {
    ...request,
    minRow: tight + lineHeight - textLine,
    namesMonths,
    measured: request.columns.map((lists) => measureColumn(lists, dateWidth, dateSize)),
  }
  const beside = dateWidth + timeColumn + sizes.gaps
  const badged = fitWithMonths(page, beside + widestBadge + badgeGap)
  const fit = badged.badgeSize > 0 ? badged : { ...fitWithMonths(page, beside), badgeSize: 0 }
  return { ...fit, dateWidth, lineHeight, dateSize }
}

interface FitPage extends FitRequest {
  /** Height of the lowest row, in font sizes. */
  minRow: number
  namesMonths: boolean
  /** The measured texts of the columns. */
  measured: readonly ColumnTexts[]
}

/**
 * Fits the games with the names of their months if there is space. A name is as high as a row, so that the rows
 * of two columns are aligned. `beside` is the width taken beside the opponent, in font sizes.
 */
function fitWithMonths(page: FitPage, beside: number) {
  const named = fitColumns(page, beside)
  return named.isFitting ? named : fitColumns({ ...page, namesMonths: false }, beside)
}

function fitColumns(page: FitPage, beside: number) {
  const { height, width, largest, minRow, namesMonths, measured } = page
  const opponentWidth = (size: number) => width / size - beside
  const needsAt = (size: number) =>
    measured.map((column) => columnNeeds(column, size, opponentWidth(size), page))
  const fits = (size: number) =>
    needsAt(size).every(({ fixed, rows }) => fixed + rows * size * minRow <= height)
  const isOnOneLine = (size: number) => needsAt(size).every(({ isWrapped }) => !isWrapped)

  const fifthSmaller = Math.floor((largest * 0.8) / step) * step
  const fontSize =
    sizesDown(largest, fifthSmaller, step).find((size) => fits(size) && isOnOneLine(size)) ??
    sizesDown(largest, smallest, step).find(fits) ??
    smallest
  const spaces = needsAt(fontSize).map(({ fixed, rows }) => (height - fixed) / rows)
  // The rows of all columns have the same height.
  const rowHeight = floorToTenth(Math.max(Math.min(fontSize * airy, ...spaces), fontSize * minRow))
  const opponents = measured.flatMap(({ rows }) => rows.map(({ opponent }) => opponent))
  const dots = (opponentWidth(fontSize) - Math.max(0, ...opponents)) * fontSize
  return {
    fontSize,
    rowHeight,
    monthHeight: namesMonths ? rowHeight : 0,
    badgeSize: badgeSizeIn(rowHeight, fontSize),
    isFitting: fits(fontSize),
    hasDots: measured.length < 2 && dots >= shortestDots,
  }
}

/** In CSS pixels. A badge's letters must be at least 7pt, which needs a box of 24 pixels. */
function badgeSizeIn(rowHeight: number, fontSize: number): number {
  const size = Math.floor(Math.min(rowHeight * 0.95, fontSize * widestBadge) / 0.75)
  return size < 24 ? 0 : size
}

/*
 * The height of a column of lists. Texts are measured only once, in font sizes, for all the font sizes that are
 * tried.
 */

/** In points: a list's heading with the gap above it, and the line below its title. */
const listHeader = 30
const factsLine = 13

/* In font sizes: */
const textLine = 1.12
/** The gaps beside date and badge, and the column of times. Must match GameTable.module.css. */
const gap = 0.5
const badgeGap = 0.2
const timeColumn = 3.4
const widestDate = 6.4

/** The measured texts of a column. */
interface ColumnTexts {
  /** For each row, the opponent's width in font sizes, and how many lines date and time need. */
  rows: { opponent: number; lines: number }[]
  lists: number
  /** How many lists have no games. They have one row that says so. */
  empty: number
  months: number
}

/** Width of the column of dates, in font sizes. Dates never wrap, so it is the longest date's. */
function dateColumn(games: readonly ListedGame[], size: number): number {
  const dates = games.map(({ date }) => textWidth(date || dateToBeAnnounced, 700) * size)
  return Math.min(Math.max(0, ...dates) + gap + 0.12, widestDate)
}

type Lists = FitRequest['columns'][number]

/** Measures a column. `date` is the width of the column of dates and `dateSize` the size of dates, in font sizes. */
function measureColumn(lists: Lists, date: number, dateSize: number): ColumnTexts {
  return {
    rows: lists.flat().map((game) => ({
      opponent: nameWidth(game),
      lines: Math.max(
        lineCount(game.date || dateToBeAnnounced, (date - gap) / dateSize, 700),
        lineCount(game.time, timeColumn, 500),
      ),
    })),
    lists: lists.length,
    empty: lists.filter((list) => list.length === 0).length,
    months: monthCount(lists),
  }
}

const monthCount = (lists: Lists) => sum(lists.map((list) => gamesByMonth(list).length))

const nameWidth = ({ opponent, isPreseason }: ListedGame) =>
  textWidth(versus(opponent || opponentUnknown), isPreseason ? 700 : 500) +
  (isPreseason ? 0.8 * textWidth(` ${preseasonMark}`, 700) : 0)

/**
 * A column's number of rows at a font size, and the height of headings and further lines of text, in points.
 * `opponentWidth` is the width for an opponent, in font sizes.
 */
function columnNeeds(column: ColumnTexts, fontSize: number, opponentWidth: number, page: FitPage) {
  const { rows, lists, empty, months } = column
  const header = listHeader + (page.hasFacts ? factsLine : 0)
  const furtherLines = sum(
    rows.map(({ opponent, lines }) => Math.max(lines, linesOfWidth(opponent, opponentWidth)) - 1),
  )
  return {
    rows: rows.length + empty + (page.namesMonths ? months : 0),
    fixed: lists * header + furtherLines * fontSize * textLine,
    isWrapped: furtherLines > 0,
  }
}
