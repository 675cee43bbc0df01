import {
  dateToBeAnnounced,
  opponentUnknown,
  preseasonMark,
  versus,
} from '../../../content/words/gameWords'
import type { Rep } from '../../../domain/rep'
import { gamesByMonth, type ListedGame } from '../gameList'
import { COLUMN_WIDTH, PAGE_WIDTH } from './portrait'
import { floorToTenth, lineCount, linesOfWidth, sizesDown, sum, textWidth } from './textWidth'

/*
 * Computes the sizes of a portrait sheet's list of games: as large as the page allows, never
 * smaller than 7pt (docs/print.md#smallest-text). Lengths are in points. The width of text is
 * computed, because paper cannot be measured before it is printed.
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

const MIN_FONT = 7
const FONT_STEP = 0.5
/** The smallest and largest row height, in font sizes. */
const MIN_ROW = 1.3
const MAX_ROW = 4
/** Height of a line with the game's part of the plan, below the opponent, in font sizes. */
const PART_LINE = 0.8
/** With fewer games per month than this, months are not named and dates are larger. */
const GAMES_PER_NAMED_MONTH = 3
/**
 * In one column and in two: size of larger dates, and the gaps beside dots and time, in font sizes.
 */
const ONE_COLUMN = { date: 1.12, gaps: 1.05 }
const TWO_COLUMNS = { date: 1.04, gaps: 0.4 }
/** Minimum length of the dots from opponent to time, in points. */
const MIN_DOTS = 30
/** Maximum size of a badge, in font sizes. */
const MAX_BADGE = 2.15

/**
 * Fits games on a portrait page, in one column over its whole width or in two. Lengths are in
 * points. `largest` is the upper limit of the font size for one column.
 */
export function fitPortraitGames(request: Omit<FitRequest, 'width'>): GamesFit {
  const isWide = request.columns.length < 2
  return fitGames({
    ...request,
    width: isWide ? PAGE_WIDTH : COLUMN_WIDTH,
    // Two columns have no space for larger text.
    largest: isWide ? request.largest : 14,
  })
}

/**
 * Fits the games as large as possible, or up to a fifth smaller if that keeps each on one line.
 * @forTests
 */
export function fitGames(request: FitRequest): GamesFit {
  const allLists = request.columns.flat()
  const games = allLists.flat()
  const namesMonths = games.length >= GAMES_PER_NAMED_MONTH * monthCount(allLists)
  const sizes = request.columns.length < 2 ? ONE_COLUMN : TWO_COLUMNS
  const dateSize = namesMonths ? 1 : sizes.date
  const dateWidth = dateColumn(games, dateSize)
  const lineHeight = TEXT_LINE + (games.some(({ part }) => part) ? PART_LINE : 0)
  const page: FitPage = {
    ...request,
    minRow: MIN_ROW + lineHeight - TEXT_LINE,
    namesMonths,
    measured: request.columns.map((lists) => measureColumn(lists, dateWidth, dateSize)),
  }
  const beside = dateWidth + TIME_COLUMN + sizes.gaps
  const badged = fitWithMonths(page, beside + MAX_BADGE + BADGE_GAP)
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
 * Fits the games with the names of their months if there is space. A name is as high as a row, so
 * that the rows of two columns are aligned. `beside` is the width taken beside the opponent, in
 * font sizes.
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

  const fifthSmaller = Math.floor((largest * 0.8) / FONT_STEP) * FONT_STEP
  const fontSize =
    sizesDown(largest, fifthSmaller, FONT_STEP).find((size) => fits(size) && isOnOneLine(size)) ??
    sizesDown(largest, MIN_FONT, FONT_STEP).find(fits) ??
    MIN_FONT
  const free = needsAt(fontSize).map(({ fixed, rows }) => (height - fixed) / rows)
  // The rows of all columns have the same height.
  const rowHeight = floorToTenth(Math.max(Math.min(fontSize * MAX_ROW, ...free), fontSize * minRow))
  const opponents = measured.flatMap(({ rows }) => rows.map(({ opponent }) => opponent))
  const dots = (opponentWidth(fontSize) - Math.max(0, ...opponents)) * fontSize
  return {
    fontSize,
    rowHeight,
    monthHeight: namesMonths ? rowHeight : 0,
    badgeSize: badgeSizeIn(rowHeight, fontSize),
    isFitting: fits(fontSize),
    hasDots: measured.length < 2 && dots >= MIN_DOTS,
  }
}

/** In CSS pixels. A badge's letters must be at least 7pt, which needs a box of 24 pixels. */
function badgeSizeIn(rowHeight: number, fontSize: number): number {
  const size = Math.floor(Math.min(rowHeight * 0.95, fontSize * MAX_BADGE) / 0.75)
  return size < 24 ? 0 : size
}

/*
 * The height of a column of lists. Texts are measured only once, in font sizes, for all the font
 * sizes that are tried.
 */

/** In points: a list's heading with the gap above it, and the line below its title. */
const LIST_HEADER = 30
const FACTS_LINE = 13

/* In font sizes: */
const TEXT_LINE = 1.12
/** The gaps beside date and badge, and the column of times. Must match GameTable.module.css. */
const GAP = 0.5
const BADGE_GAP = 0.2
const TIME_COLUMN = 3.4
const MAX_DATE = 6.4

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
  return Math.min(Math.max(0, ...dates) + GAP + 0.12, MAX_DATE)
}

type Lists = FitRequest['columns'][number]

/**
 * Measures a column. `date` is the width of the column of dates and `dateSize` the size of dates,
 * in font sizes.
 */
function measureColumn(lists: Lists, date: number, dateSize: number): ColumnTexts {
  return {
    rows: lists.flat().map((game) => ({
      opponent: nameWidth(game),
      lines: Math.max(
        lineCount(game.date || dateToBeAnnounced, (date - GAP) / dateSize, 700),
        lineCount(game.time, TIME_COLUMN, 500),
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
 * A column's number of rows at a font size, and the height of headings and further lines of text,
 * in points. `opponentWidth` is the width for an opponent, in font sizes.
 */
function columnNeeds(column: ColumnTexts, fontSize: number, opponentWidth: number, page: FitPage) {
  const { rows, lists, empty, months } = column
  const header = LIST_HEADER + (page.hasFacts ? FACTS_LINE : 0)
  const furtherLines = sum(
    rows.map(({ opponent, lines }) => Math.max(lines, linesOfWidth(opponent, opponentWidth)) - 1),
  )
  return {
    rows: rows.length + empty + (page.namesMonths ? months : 0),
    fixed: lists * header + furtherLines * fontSize * TEXT_LINE,
    isWrapped: furtherLines > 0,
  }
}
