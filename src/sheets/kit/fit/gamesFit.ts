import {
  dateToBeAnnounced,
  opponentUnknown,
  preseasonMark,
  versus,
} from '../../../content/words/gameWords'
import { gamesByMonth, type ListedGame } from '../gameList'
import { COLUMN_WIDTH, PAGE_WIDTH } from './portrait'
import { floorToTenth, lineCount, linesOfWidth, sizesDown, sum, textWidth } from './textWidth'

/*
 * Computes the sizes of a portrait sheet's list of games: as large as the page allows, never
 * smaller than 7pt (docs/print.md#smallest-text). The width of text is computed, because paper
 * cannot be measured before it is printed. Lengths are in points, or in ems, which are font sizes.
 *
 *   | Thu, Oct 9 | badge | vs. Chicago Blackhawks ····· |   7:00 PM   |
 *   | dateWidth  |       | opponent, then dots          | TIME_COLUMN |
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
  /** Width of the column of dates, in ems. */
  dateWidth: number
  /** Height of a game's text without wrapping, in ems. */
  lineHeight: number
  /** Size of the dates, in ems. */
  dateSize: number
}

/** The lists of a column, from top to bottom. */
type Lists = readonly (readonly ListedGame[])[]

interface FitRequest {
  /** Height available for the tallest column. */
  height: number
  /** Width of a column. */
  width: number
  /** Upper limit of the font size. */
  largest: number
  /** Whether each list has a line of facts under its title. */
  hasFacts?: boolean
  columns: readonly Lists[]
}

/* In points: */
const MIN_FONT = 7
const MAX_FONT_OF_TWO_COLUMNS = 14
const FONT_STEP = 0.5
/** A list's heading with the gap above it, and the line below its title. */
const LIST_HEADER = 30
const FACTS_LINE = 13
/** Minimum length of the dots from opponent to time. */
const MIN_DOTS = 30
const PIXEL = 0.75

/* In ems. The sizes of a row must match GameTable.module.css. */
const TEXT_LINE = 1.12
/** A line with the game's part of the plan, below the opponent. */
const PART_LINE = 0.8
const MIN_ROW = 1.3
const MAX_ROW = 4
/** The gaps beside date and badge, and the column of times. */
const DATE_GAP = 0.5
const BADGE_GAP = 0.2
const TIME_COLUMN = 3.4
const MAX_DATE_COLUMN = 6.4
/** A little more than the longest date, because computed widths ignore kerning. */
const DATE_RESERVE = 0.12
const PRESEASON_MARK = 0.8
const MAX_BADGE = 2.15
/** The size of larger dates, and the gaps beside dots and time. */
const ONE_COLUMN = { date: 1.12, gaps: 1.05 }
const TWO_COLUMNS = { date: 1.04, gaps: 0.4 }

/** A badge's letters must be at least 7pt, which needs a box of so many CSS pixels. */
const MIN_BADGE_PIXELS = 24
/** The share of a row's height that a badge may take. */
const BADGE_SHARE = 0.95
/** Fonts go down to this share of the largest to keep each game on one line. */
const ONE_LINE_SHARE = 0.8
/** With fewer games per month than this, months are not named and dates are larger. */
const GAMES_PER_NAMED_MONTH = 3

/**
 * Fits games on a portrait page, in one column over its whole width or in two. `largest` is the
 * upper limit of the font size for one column.
 */
export function fitPortraitGames(request: Omit<FitRequest, 'width'>): GamesFit {
  return request.columns.length < 2
    ? fitGames({ ...request, width: PAGE_WIDTH })
    : fitGames({ ...request, width: COLUMN_WIDTH, largest: MAX_FONT_OF_TWO_COLUMNS })
}

/**
 * Fits the games as large as possible, or up to a fifth smaller if that keeps each on one line.
 * @forTests
 */
export function fitGames(request: FitRequest): GamesFit {
  const { columns } = request
  const lists = columns.flat()
  const games = lists.flat()
  const namesMonths = games.length >= GAMES_PER_NAMED_MONTH * monthCount(lists)
  const sizes = columns.length < 2 ? ONE_COLUMN : TWO_COLUMNS
  const dateSize = namesMonths ? 1 : sizes.date
  const dateWidth = dateColumn(games, dateSize)
  const lineHeight = TEXT_LINE + (games.some(({ part }) => part) ? PART_LINE : 0)
  const page: MeasuredPage = {
    ...request,
    minRow: MIN_ROW + lineHeight - TEXT_LINE,
    namesMonths,
    texts: columns.map((column) => measureColumn(column, dateWidth, dateSize)),
  }
  const besideOpponent = dateWidth + TIME_COLUMN + sizes.gaps
  const withBadges = fitWithMonths(page, besideOpponent + MAX_BADGE + BADGE_GAP)
  if (withBadges.badgeSize > 0) return { ...withBadges, dateWidth, lineHeight, dateSize }
  const withoutBadges = fitWithMonths(page, besideOpponent)
  return { ...withoutBadges, badgeSize: 0, dateWidth, lineHeight, dateSize }
}

interface MeasuredPage extends FitRequest {
  /** Height of the lowest row, in ems. */
  minRow: number
  namesMonths: boolean
  /** The measured texts of each column. */
  texts: readonly ColumnTexts[]
}

/**
 * Fits the games with the names of their months if there is space. A name is as high as a row, so
 * that the rows of two columns are aligned. `besideOpponent` is the width taken beside the
 * opponent, in ems.
 */
function fitWithMonths(page: MeasuredPage, besideOpponent: number) {
  const fit = fitColumns(page, besideOpponent)
  return fit.isFitting ? fit : fitColumns({ ...page, namesMonths: false }, besideOpponent)
}

function fitColumns(page: MeasuredPage, besideOpponent: number) {
  const { height, width, largest, minRow, namesMonths, texts } = page
  const opponentWidth = (size: number) => width / size - besideOpponent
  const needsAt = (size: number) =>
    texts.map((column) => columnNeeds(column, size, opponentWidth(size), page))
  const fits = (size: number) =>
    needsAt(size).every(({ fixedHeight, rows }) => fixedHeight + rows * size * minRow <= height)
  const isOnOneLine = (size: number) => needsAt(size).every(({ isWrapped }) => !isWrapped)

  const smallestOnOneLine = Math.floor((largest * ONE_LINE_SHARE) / FONT_STEP) * FONT_STEP
  const sizesOnOneLine = sizesDown(largest, smallestOnOneLine, FONT_STEP).filter(isOnOneLine)
  const fontSize =
    sizesOnOneLine.find(fits) ?? sizesDown(largest, MIN_FONT, FONT_STEP).find(fits) ?? MIN_FONT
  const fullRows = needsAt(fontSize).map(({ fixedHeight, rows }) => (height - fixedHeight) / rows)
  // The rows of all columns have the same height.
  const largestRow = Math.min(fontSize * MAX_ROW, ...fullRows)
  const rowHeight = floorToTenth(Math.max(largestRow, fontSize * minRow))
  const opponents = texts.flatMap((column) => column.games.map(({ opponent }) => opponent))
  const dots = (opponentWidth(fontSize) - Math.max(0, ...opponents)) * fontSize
  return {
    fontSize,
    rowHeight,
    monthHeight: namesMonths ? rowHeight : 0,
    badgeSize: badgeSizeIn(rowHeight, fontSize),
    isFitting: fits(fontSize),
    hasDots: texts.length < 2 && dots >= MIN_DOTS,
  }
}

/** In CSS pixels. */
function badgeSizeIn(rowHeight: number, fontSize: number): number {
  const pixels = Math.floor(Math.min(rowHeight * BADGE_SHARE, fontSize * MAX_BADGE) / PIXEL)
  return pixels < MIN_BADGE_PIXELS ? 0 : pixels
}

/*
 * The height of a column of lists. Texts are measured only once, in ems, for all the font sizes
 * that are tried.
 */

/** The measured texts of a column. */
interface ColumnTexts {
  /** For each game, the opponent's width in ems, and how many lines date and time need. */
  games: { opponent: number; lines: number }[]
  lists: number
  /** How many lists have no games. They have one row that says so. */
  emptyLists: number
  months: number
}

/** Width of the column of dates, in ems. Dates never wrap, so it is the longest date's. */
function dateColumn(games: readonly ListedGame[], dateSize: number): number {
  const dates = games.map(({ date }) => textWidth(date || dateToBeAnnounced, 700) * dateSize)
  return Math.min(Math.max(0, ...dates) + DATE_GAP + DATE_RESERVE, MAX_DATE_COLUMN)
}

/** Measures a column. The width of the column of dates and the size of dates are in ems. */
function measureColumn(lists: Lists, dateWidth: number, dateSize: number): ColumnTexts {
  return {
    games: lists.flat().map((game) => ({
      opponent: nameWidth(game),
      lines: Math.max(
        lineCount(game.date || dateToBeAnnounced, (dateWidth - DATE_GAP) / dateSize, 700),
        lineCount(game.time, TIME_COLUMN, 500),
      ),
    })),
    lists: lists.length,
    emptyLists: lists.filter((list) => list.length === 0).length,
    months: monthCount(lists),
  }
}

const monthCount = (lists: Lists) => sum(lists.map((list) => gamesByMonth(list).length))

const nameWidth = ({ opponent, isPreseason }: ListedGame) =>
  textWidth(versus(opponent || opponentUnknown), isPreseason ? 700 : 500) +
  (isPreseason ? PRESEASON_MARK * textWidth(` ${preseasonMark}`, 700) : 0)

/**
 * A column's number of rows at a font size, and the height of headings and further lines of text,
 * in points. `opponentWidth` is the width for an opponent, in ems.
 */
function columnNeeds(column: ColumnTexts, size: number, opponentWidth: number, page: MeasuredPage) {
  const { games, lists, emptyLists, months } = column
  const headings = lists * (LIST_HEADER + (page.hasFacts ? FACTS_LINE : 0))
  const furtherLines = sum(
    games.map(({ opponent, lines }) => Math.max(lines, linesOfWidth(opponent, opponentWidth)) - 1),
  )
  return {
    rows: games.length + emptyLists + (page.namesMonths ? months : 0),
    fixedHeight: headings + furtherLines * size * TEXT_LINE,
    isWrapped: furtherLines > 0,
  }
}
