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
import { fitTable, maxTableRows, type TableFit } from './tableFit'

/*
 * Fits a calendar with any data onto one landscape letter page. Everything on the page has a known height, and row
 * heights are computed instead of left to the browser, so nothing can run onto page 2. All numbers are in points on
 * paper; on screen they are scaled.
 *
 * Every game has its time and prices in its cell or in a note below its month. If there is too little space, the text
 * gets smaller, then the double-header table gets shorter, because it only repeats what the cells say.
 */

/** Letter paper less a margin of 0.2in above and below. WebKit draws rows without the air below prices. */
const pageHeight = 583
const gap = 6
const warningHeight = 12
const noteLine = 7.4
/** The space around notes, with the line below them. */
const noteFrame = 1
const pixel = 0.75
const notesPerLine = 2
const undatedPerLine = 4
/** The venue's line, with the gap above it. */
const footerHeight = 12.5
/** If lines get less than this share of their height, fonts are limited to this size, so that lines do not touch. */
const crowded = { leading: 0.88, font: 6.05 }
/** Caption and day names of a month. @forTests */
export const monthHeader = 21.5

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

/** The limits of lists if there is too little space; see {@link attempts}. */
const fewListed: ListedEntries = { notes: 6, undated: 11 }
const allListed: ListedEntries = { notes: 1000, undated: 1000 }

/** One of the ways to lay out the page. */
interface Attempt {
  density: Density
  /** Whether weeks without games are as high as others. */
  isEven?: boolean
  listed: ListedEntries
  /** How many rows the double-header table may have. */
  tableRows: number
}

const smallest: Density = 'dense'

/** In order of preference: first smaller text, then weeks of unlike height, then a shorter table, then shorter lists. */
const attempts = [allListed, fewListed].flatMap((listed): Attempt[] => [
  ...densities.map((density) => ({ density, isEven: true, listed, tableRows: maxTableRows })),
  ...densities.map((density) => ({ density, listed, tableRows: maxTableRows })),
  ...[42, 36, 30, 24, 18, 12, 6, 0].map((tableRows) => ({ density: smallest, listed, tableRows })),
])

/** Fits a page with the largest text that has space. */
export function fitPage(content: PageContent): PageFit {
  const fitting = attempts.find((attempt) => layOutPage(content, attempt).fits)
  return layOutPage(content, fitting ?? (attempts.at(-1) as Attempt))
}

function layOutPage(content: PageContent, attempt: Attempt): PageFit {
  const { density, isEven, listed, tableRows } = attempt
  const { height: tableHeight, ...table } = fitTable(content.tableRows, tableRows)
  const months = content.months.map(({ weeks, notes }) => ({
    notes: notes && noteFrame + Math.ceil(Math.min(notes, listed.notes) / notesPerLine) * noteLine,
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
  const maxFont = leading < crowded.leading ? crowded.font : Number.POSITIVE_INFINITY
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
  Math.max(...band.map(({ notes, weeks }) => monthHeader + notes + sum(weeks)))

/** The height of each week of a month that is `height` points high. */
function rowHeights({ notes, weeks }: MonthHeights, height: number): number[] {
  const total = height - monthHeader - notes
  const rounded = sharedHeights(total, weeks).map((height, week) =>
    Math.max(wholePixels(height), Math.min(height, weeks[week] ?? 0)),
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
  const undatedLines = Math.ceil((Math.min(undated, listed.undated) + 1) / undatedPerLine)
  const undatedHeight = undated > 0 ? gap + undatedLines * noteLine : 0
  const warning = hasWarning ? warningHeight : 0
  return pageHeight - headerHeight - footerHeight - warning - 2.5 * gap - undatedHeight
}

/** Browsers round the height of table rows. Rounding here keeps equal rows equal. */
const wholePixels = (height: number) => Math.floor(height / pixel) * pixel

/** The height of a month, at most `height`, whose five weeks are equal, unless it needs more. */
const wholeRows = (need: number, height: number) =>
  Math.max(need, monthHeader + 5 * wholePixels((height - monthHeader) / 5))

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
