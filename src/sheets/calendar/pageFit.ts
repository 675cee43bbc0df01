import { sum } from '../kit/fit/textWidth'
import {
  type Density,
  densities,
  priceFont,
  timeFont,
  type Week,
  weekHeights,
  widestTime,
} from './cellHeight'
import { fitTable, MAX_TABLE_ROWS, type TableFit } from './tableFit'

/*
 * Fits a calendar with any data onto one landscape letter page. Everything on the page has a known height, and row
 * heights are computed instead of left to the browser, so nothing can run onto page 2. All numbers are in points on
 * paper; on screen they are scaled.
 *
 * Every game has its time and prices in its cell or in a note below its month. If there is too little space, the text
 * gets smaller, then the double-header table gets shorter, because it only repeats what the cells say.
 */

/** Letter paper less a margin of 0.2in above and below. WebKit draws rows without the space below prices. */
const PAGE_HEIGHT = 583
const GAP = 6
const WARNING_HEIGHT = 12
const NOTE_LINE = 7.4
/** The space around notes, with the line below them. */
const FRAME = 1
const PIXEL = 0.75
const NOTE_COLUMNS = 2
const UNDATED_COLUMNS = 4
/** The venue's line, with the gap above it. */
const FOOTER_HEIGHT = 12.5
/** If lines get less than this share of their height, fonts are limited to this size, so that lines do not touch. */
const CROWDED = { leading: 0.88, font: 6.05 }
/** Caption and day names of a month. @forTests */
export const MONTH_HEADER = 21.5

interface MonthContent {
  /** Five weeks. */
  weeks: readonly Week[]
  /** How many games are in notes below the month. */
  notes: number
}

export interface PageContent {
  /** The eight months. */
  months: readonly MonthContent[]
  headerHeight: number
  tableRows: number
  /** How many games have no date. */
  undated: number
  hasWarning: boolean
  /** Width of the widest price, in font sizes of its dollars. */
  widestPrice: number
}

/** How many entries the lists of games without a cell may print. */
export interface ListedEntries {
  /** Under a month. */
  notes: number
  /** Without a date. */
  undated: number
}

export interface PageFit {
  density: Density
  /** Font size of a price's dollars. */
  priceFont: number
  timeFont: number
  table: TableFit
  /** The row heights of each month. */
  rows: number[][]
  listed: ListedEntries
  /** Whether everything has the height it needs. */
  fits: boolean
  /** The share of its line height that text gets if even the smallest sizes do not fit; otherwise 1. */
  leading: number
}

/** The limits of lists if there is too little space; see {@link ATTEMPTS}. */
const FEW_LISTED: ListedEntries = { notes: 6, undated: 11 }
const ALL_LISTED: ListedEntries = { notes: 1000, undated: 1000 }

/** One of the ways to lay out the page. */
interface Attempt {
  density: Density
  /** Whether weeks without games are as high as others. */
  isEven?: boolean
  listed: ListedEntries
  /** How many rows the double-header table may have. */
  tableRows: number
}

const DENSEST: Density = 'dense'

/** In order of preference: first smaller text, then weeks of unlike height, then a shorter table, then shorter lists. */
const ATTEMPTS = [ALL_LISTED, FEW_LISTED].flatMap((listed): Attempt[] => [
  ...densities.map((density) => ({ density, isEven: true, listed, tableRows: MAX_TABLE_ROWS })),
  ...densities.map((density) => ({ density, listed, tableRows: MAX_TABLE_ROWS })),
  ...[42, 36, 30, 24, 18, 12, 6, 0].map((tableRows) => ({ density: DENSEST, listed, tableRows })),
])

/** Fits a page with the largest text that has space. */
export function fitPage(content: PageContent): PageFit {
  const fitting = ATTEMPTS.find((attempt) => layOutPage(content, attempt).fits)
  return layOutPage(content, fitting ?? (ATTEMPTS.at(-1) as Attempt))
}

function layOutPage(content: PageContent, attempt: Attempt): PageFit {
  const { density, isEven, listed, tableRows } = attempt
  const { height: tableHeight, ...table } = fitTable(content.tableRows, tableRows)
  const months = content.months.map(({ weeks, notes }) => ({
    notes: notes && FRAME + Math.ceil(Math.min(notes, listed.notes) / NOTE_COLUMNS) * NOTE_LINE,
    weeks: weekHeights(weeks, density, isEven),
  }))
  const space = spaceForMonths(content, listed) - tableHeight
  const bands = [months.slice(0, 4), months.slice(4)]
  const needed = bands.map(bandHeight)
  const spare = (space - sum(needed)) / 2
  const heights =
    spare < 0 ? sharedHeights(space, needed) : needed.map((need) => wholeRows(need, need + spare))
  const rows = bands.flatMap((band, index) =>
    band.map((month) => rowHeights(month, heights[index] ?? 0)),
  )
  const leading = leadingOf(rows, months)
  const cells = content.months.flatMap(({ weeks }) => weeks.flat())
  const maxFont = leading < CROWDED.leading ? CROWDED.font : Number.POSITIVE_INFINITY
  const dollars = Math.min(priceFont(density, content.widestPrice), maxFont)
  return {
    density,
    priceFont: dollars,
    timeFont: Math.min(timeFont(density, widestTime(cells), dollars), maxFont),
    table,
    rows,
    listed,
    fits: sum(needed) <= space,
    leading,
  }
}

/** The heights that a month needs for its notes and each of its weeks. */
type MonthHeights = { notes: number; weeks: number[] }

/** The height that months side by side need. */
const bandHeight = (band: MonthHeights[]) =>
  Math.max(...band.map(({ notes, weeks }) => MONTH_HEADER + notes + sum(weeks)))

/** The height of each week of a month that is `height` points high. */
function rowHeights({ notes, weeks }: MonthHeights, height: number): number[] {
  const total = height - MONTH_HEADER - notes
  const rounded = sharedHeights(total, weeks).map((share, week) =>
    Math.max(wholePixels(share), Math.min(share, weeks[week] ?? 0)),
  )
  // The highest weeks share the rest, so that months side by side end on the same line.
  const highest = Math.max(...rounded)
  const rest = (total - sum(rounded)) / rounded.filter((row) => row === highest).length
  return rounded.map((row) => (row === highest ? row + rest : row))
}

/** The smallest share of its needed height that any week gets; 1 if all weeks have enough. */
function leadingOf(rows: readonly number[][], months: readonly MonthHeights[]): number {
  const shares = rows.flatMap((heights, index) =>
    heights.map((height, week) => (height || 1) / Math.max(1, months[index]?.weeks[week] ?? 1)),
  )
  return Math.min(1, ...shares)
}

/** The page's height without header, footer, warning and games without a date. */
function spaceForMonths(
  { headerHeight, undated, hasWarning }: PageContent,
  listed: ListedEntries,
): number {
  // Their heading takes the first entry.
  const undatedLines = Math.ceil((Math.min(undated, listed.undated) + 1) / UNDATED_COLUMNS)
  const undatedHeight = undated > 0 ? GAP + undatedLines * NOTE_LINE : 0
  const warning = hasWarning ? WARNING_HEIGHT : 0
  return PAGE_HEIGHT - headerHeight - FOOTER_HEIGHT - warning - 2.5 * GAP - undatedHeight
}

/** Browsers round the height of table rows. Rounding here keeps equal rows equal. */
const wholePixels = (height: number) => Math.floor(height / PIXEL) * PIXEL

/** The height of a month, at most `height`, whose five weeks are equal, unless it needs more. */
const wholeRows = (need: number, height: number) =>
  Math.max(need, MONTH_HEADER + 5 * wholePixels((height - MONTH_HEADER) / 5))

/**
 * Shares `total` evenly, but at least as each need requires. If the needs exceed `total`, all are reduced by the same
 * factor.
 */
function sharedHeights(total: number, needs: readonly number[]): number[] {
  const needed = sum(needs)
  if (needed >= total) return needs.map((need) => (need * total) / needed)
  let [rest, sharers] = [total, needs.length]
  let level = total / needs.length
  // From the largest need down: needs above an even share are met first, and the rest is shared.
  for (const need of [...needs].sort((left, right) => right - left)) {
    if (need <= level) break
    rest -= need
    sharers--
    level = rest / sharers
  }
  return needs.map((need) => Math.max(need, level))
}
