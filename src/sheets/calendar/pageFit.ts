import { sum } from '../kit/fit/textWidth'
import {
  type Density,
  densities,
  priceFont,
  type SizedGame,
  timeFont,
  weekHeight,
  widestTime,
} from './cellHeight'
import type { CalendarCell } from './seasonGrid'
import { fitTable, maxTableRows, type TableFit } from './tableFit'

/*
 * Fits a calendar of any data onto one landscape letter page. Everything on the page has a known
 * height, so the rows are computed instead of left to the browser: nothing can run onto page 2.
 * All numbers are points on paper; on screen the same numbers are scaled.
 *
 * Every game has its time and prices in its cell or in a note under its month. Where space is short
 * the type gets smaller, then the double-header table shorter, which says again what the cells say.
 */

/** 7.9in: what A4 with half an inch on all sides has for a sheet of this shape, and no more. */
const pageHeight = 568
const gap = 6
const warningHeight = 12
const noteLine = 7.4
const notesPerLine = 2
const undatedPerLine = 4
/** The venue's line, with the gap above it. */
const footerHeight = 12.5
/** Where lines have less than this share of their height, fonts are at most this large, or they would touch. */
const crowded = { leading: 0.88, font: 6.05 }
/** Caption and day names of a month. @forTests */
export const monthHeader = 21.5

interface MonthContent {
  /** Five in each. */
  weeks: readonly (readonly CalendarCell<SizedGame>[])[]
  /** Games in notes under the month. */
  notes: number
}

export interface PageContent {
  /** The eight months. */
  months: readonly MonthContent[]
  headerHeight: number
  tableRows: number
  /** Games without a date. */
  undated: number
  hasWarning: boolean
  /** Width of the widest price, in font sizes of its dollars. */
  widestPrice: number
}

/** How many entries the lists of games without a cell print; one more place counts the others. */
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
  /** Row heights of each month. */
  rows: number[][]
  listed: ListedEntries
  /** Whether everything has the height it needs. */
  fits: boolean
  /** Share of its line height that text gets where not even the smallest sizes fit; else 1. */
  leading: number
}

/** What lists are cut to where there is no space for all; see {@link attempts}. */
const fewListed: ListedEntries = { notes: 6, undated: 11 }
const allListed: ListedEntries = { notes: 1000, undated: 1000 }

/** One of the ways to set the page, in order of preference. */
interface Attempt {
  density: Density
  listed: ListedEntries
  /** Rows that the double-header table may have. */
  tableRows: number
}

const smallest: Density = 'dense'

/** The best first: smaller type, a shorter table, lists that are cut short. */
const attempts = [allListed, fewListed].flatMap((listed): Attempt[] => [
  ...densities.map((density) => ({ density, listed, tableRows: maxTableRows })),
  ...[42, 36, 30, 24, 18, 12, 6, 0].map((tableRows) => ({ density: smallest, listed, tableRows })),
])

/** Dollars have 8 points, and nothing is left out. */
const legible = attempts.slice(0, densities.indexOf(smallest))

/** Sets a page as large as it fits, in somewhat smaller type where all months then have one grid. */
export function fitPage(content: PageContent): PageFit {
  const layOut = (attempt: Attempt) => layOutPage(content, attempt)
  const onOneGrid = legible.map(layOut).find(({ isOnOneGrid }) => isOnOneGrid)
  const fitting = attempts.find((attempt) => layOut(attempt).fits)
  return onOneGrid ?? layOut(fitting ?? (attempts.at(-1) as Attempt))
}

function layOutPage(content: PageContent, attempt: Attempt) {
  const { density, listed, tableRows } = attempt
  const { height: tableHeight, ...table } = fitTable(content.tableRows, tableRows)
  const months = content.months.map(({ weeks, notes }) => ({
    notes: Math.ceil(Math.min(notes, listed.notes) / notesPerLine) * noteLine,
    weeks: weeks.map((week) => weekHeight(week, density)),
  }))
  const space = spaceForMonths(content, listed) - tableHeight
  const own = [months.slice(0, 4), months.slice(4)]
  const onOneGrid = own.map(withSharedWeeks)
  const isOnOneGrid = sum(onOneGrid.map(bandHeight)) <= space
  const bands = isOnOneGrid ? onOneGrid : own
  const needed = bands.map(bandHeight)
  const spare = (space - sum(needed)) / 2
  const heights = spare < 0 ? sharedHeights(space, needed) : needed.map((need) => need + spare)
  const rows = bands.flatMap((band, index) =>
    band.map((month) => rowHeights(month, heights[index] ?? 0)),
  )
  const leading = leadingOf(rows, months)
  const cells = content.months.flatMap(({ weeks }) => weeks.flat())
  const maxFont = leading < crowded.leading ? crowded.font : Number.POSITIVE_INFINITY
  return {
    density,
    priceFont: Math.min(priceFont(density, content.widestPrice), maxFont),
    timeFont: Math.min(timeFont(density, widestTime(cells)), maxFont),
    table,
    rows,
    listed,
    fits: sum(needed) <= space,
    isOnOneGrid,
    leading,
  }
}

/** Heights that a month needs for its notes and for each of its weeks. */
type MonthHeights = { notes: number; weeks: number[] }

/** Height that months beside each other need. */
const bandHeight = (band: MonthHeights[]) =>
  Math.max(...band.map(({ notes, weeks }) => monthHeader + notes + sum(weeks)))

/** Months beside each other, their weeks on the same lines. */
function withSharedWeeks(band: MonthHeights[]): MonthHeights[] {
  const notes = Math.max(...band.map((month) => month.notes))
  const weeks = [0, 1, 2, 3, 4].map((row) => Math.max(...band.map(({ weeks }) => weeks[row] ?? 0)))
  return band.map(() => ({ notes, weeks }))
}

/** The height of each week of a month that is `height` points high. */
function rowHeights({ notes, weeks }: MonthHeights, height: number): number[] {
  const total = height - monthHeader - notes
  const rounded = sharedHeights(total, weeks).map((height, week) =>
    Math.max(wholePixels(height), Math.min(height, weeks[week] ?? 0)),
  )
  // The last one gets what is left over: months beside each other end on one line.
  return rounded.with(-1, total - sum(rounded.slice(0, -1)))
}

/** The smallest share of the height it needs that any week gets; 1 where all have it. */
function leadingOf(rows: readonly number[][], months: readonly MonthHeights[]): number {
  const shares = rows.flatMap((heights, index) =>
    heights.map((height, week) => height / Math.max(1, months[index]?.weeks[week] ?? 1)),
  )
  return Math.min(1, ...shares)
}

/** The page's height without header, footer, warning and games without a date. */
function spaceForMonths(
  { headerHeight, undated, hasWarning }: PageContent,
  listed: ListedEntries,
): number {
  // Their heading takes the first place.
  const undatedLines = Math.ceil((Math.min(undated, listed.undated) + 1) / undatedPerLine)
  const undatedHeight = undated > 0 ? gap + undatedLines * noteLine : 0
  const warning = hasWarning ? warningHeight : 0
  return pageHeight - headerHeight - footerHeight - warning - 2.5 * gap - undatedHeight
}

/** Browsers round the height of a table's row; rounded here, rows alike stay alike. */
const wholePixels = (height: number) => Math.floor(height / 0.75) * 0.75

/**
 * Shares `total` evenly, but meets each need; where the needs exceed `total`, all are reduced by the
 * same factor. All in one unit.
 */
function sharedHeights(total: number, needs: readonly number[]): number[] {
  const needed = sum(needs)
  if (needed >= total) return needs.map((need) => (need * total) / needed)
  let [rest, sharers] = [total, needs.length]
  let level = total / needs.length
  // From the largest need down: a need above an even share is met first, and the rest is shared.
  for (const need of [...needs].sort((left, right) => right - left)) {
    if (need <= level) break
    rest -= need
    sharers--
    level = rest / sharers
  }
  return needs.map((need) => Math.max(need, level))
}
