import { priceTerms } from '../../content/season/current'
import { lineCount } from '../kit/fit/textWidth'
import {
  type Density,
  densities,
  priceFont,
  type SizedGame,
  timeFont,
  weekHeight,
  widestTime,
} from './cellHeight'
import type { GridCell } from './seasonCalendar'

/* How the double-header table stands on the page. Lengths are points on paper. */

/** Heading of the table with its terms beside it, and both with its header row. */
const termsWidth = 460 / 7.5
const terms = `${priceTerms.validity} ${priceTerms.fees}`
const headingHeight = Math.max(10.5, 8.4 * lineCount(terms, termsWidth, 700))
const headerHeight = headingHeight + 10
const gapAbove = 6

const wideBlocks = { blocks: 4, most: 16, row: 9 }
const narrowBlocks = { blocks: 6, most: 48, row: 7.8 }

/** Rows that the table prints where the page has space. */
const mostRows = narrowBlocks.most

/** The double-header table: blocks side by side, and how many rows are printed in all. */
export interface TableFit {
  blocks: number
  rows: number
}

/**
 * Four blocks under the four months while they fit, then six narrow ones, 48 rows at most and
 * `most` where the page has no space for more. `height` is what it takes with the gap above it.
 * @forTests
 */
export function fitTable(rows: number, most: number = mostRows): TableFit & { height: number } {
  const kind = rows <= wideBlocks.most && rows <= most ? wideBlocks : narrowBlocks
  const printed = Math.min(rows, kind.most, most)
  const lines = Math.ceil(printed / kind.blocks)
  const height =
    rows === 0 ? 0 : gapAbove + (lines === 0 ? headingHeight : headerHeight + lines * kind.row)
  return { blocks: rows === 0 ? 0 : kind.blocks, rows: printed, height }
}

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
/** The venue's line at the footer, with the gap above it. */
const footerHeight = 12.5
/** Where lines stand closer than this, times and prices are set a hair smaller, or they would touch. */
const crowded = { leading: 0.88, font: 6.05 }
/** Caption and day names of a month. @forTests */
export const monthHeader = 21.5

interface MonthContent {
  /** Five in each. */
  weeks: readonly (readonly GridCell<SizedGame>[])[]
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

export type PageFit = ReturnType<typeof layOutPage>

/** A little more data than this and the page still prints all of it; see {@link attempts}. */
const fewListed: ListedLines = { notes: 6, undated: 11 }
const allListed: ListedLines = { notes: 1000, undated: 1000 }

/** A way to set the page. */
interface Attempt {
  density: Density
  most: ListedLines
  /** Rows that the double-header table may have. */
  tableRows: number
}

/** The best first: smaller type, a shorter table, lists that are cut short. */
const attempts = [allListed, fewListed].flatMap((most): Attempt[] => [
  ...densities.map((density) => ({ density, most, tableRows: mostRows })),
  ...[42, 36, 30, 24, 18, 12, 6, 0].map((tableRows) => ({
    density: 'dense' as const,
    most,
    tableRows,
  })),
])

/** Sets a page as large as it fits. */
export function fitPage(content: PageContent): PageFit {
  let page = layOutPage(content, attempts[0] as Attempt)
  for (const attempt of attempts) {
    page = layOutPage(content, attempt)
    if (page.fits) break
  }
  return page
}

function layOutPage(content: PageContent, { density, most, tableRows }: Attempt) {
  const { height: tableHeight, ...table } = fitTable(content.tableRows, tableRows)
  const months = content.months.map(({ weeks, notes }) => ({
    notes: noteLines(notes, most) * noteLine,
    weeks: weeks.map((week) => weekHeight(week, density)),
  }))
  const space = spaceForMonths(content, most) - tableHeight
  const needOf = (band: MonthNeeds[]) =>
    Math.max(...band.map(({ notes, weeks }) => monthHeader + notes + sum(weeks)))
  const own = [months.slice(0, 4), months.slice(4)]
  const onOneGrid = own.map(withSharedWeeks)
  const bands = sum(onOneGrid.map(needOf)) <= space ? onOneGrid : own
  const needs = bands.map(needOf)
  const heights = sharedHeights(space, needs)
  const rows = bands.flatMap((band, index) =>
    band.map(({ notes, weeks }) => {
      const total = (heights[index] ?? 0) - monthHeader - notes
      const rounded = sharedHeights(total, weeks).map((height, week) =>
        Math.max(wholePixels(height), Math.min(height, weeks[week] ?? 0)),
      )
      // The last one gets what is left over: months beside each other end on one line.
      return rounded.with(-1, total - sum(rounded.slice(0, -1)))
    }),
  )
  const shares = rows.flatMap((heights, index) =>
    heights.map((height, week) => height / Math.max(1, months[index]?.weeks[week] ?? 1)),
  )
  const leading = Math.min(1, ...shares)
  const cells = content.months.flatMap(({ weeks }) => weeks.flat())
  const largest = leading < crowded.leading ? crowded.font : Number.POSITIVE_INFINITY
  return {
    density,
    /** Font sizes of a price's dollars, and of times. */
    priceFont: Math.min(priceFont(density, content.widestPrice), largest),
    timeFont: Math.min(timeFont(density, widestTime(cells)), largest),
    table,
    /** Row heights of each month. */
    rows,
    /** How many entries are printed under a month, and without a date; the rest is counted. */
    most,
    /** Whether everything has the height it needs. */
    fits: sum(needs) <= space,
    /** Share of its line height that text gets where not even the smallest sizes fit; else 1. */
    leading,
  }
}

/** Points that a month needs. */
type MonthNeeds = { notes: number; weeks: number[] }

/** Months beside each other, their weeks on the same lines. */
function withSharedWeeks(band: MonthNeeds[]): MonthNeeds[] {
  const notes = Math.max(...band.map((month) => month.notes))
  const weeks = [0, 1, 2, 3, 4].map((row) => Math.max(...band.map(({ weeks }) => weeks[row] ?? 0)))
  return band.map(() => ({ notes, weeks }))
}

/** What header, footer, warning and games without a date leave of the page. */
function spaceForMonths(
  { headerHeight, undated, hasWarning }: PageContent,
  most: ListedLines,
): number {
  const undatedHeight = undated > 0 ? gap + undatedLines(undated, most) * noteLine : 0
  const warning = hasWarning ? warningHeight : 0
  return pageHeight - headerHeight - footerHeight - warning - 2.5 * gap - undatedHeight
}

/** Browsers round the height of a table's row; rounded here, rows alike stay alike. */
const wholePixels = (height: number) => Math.floor(height / 0.75) * 0.75

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0)

/**
 * Shares `total` evenly, but gives everyone at least what he needs; where even that is too much,
 * everyone goes short alike. All in one unit.
 */
function sharedHeights(total: number, needs: readonly number[]): number[] {
  const needed = needs.reduce((sum, need) => sum + need, 0)
  if (needed >= total) return needs.map((need) => (need * total) / needed)
  let [rest, sharers] = [total, needs.length]
  let level = total / needs.length
  // From the greediest down: who needs more than an even share gets it and leaves the sharing.
  for (const need of [...needs].sort((left, right) => right - left)) {
    if (need <= level) break
    rest -= need
    sharers--
    level = rest / sharers
  }
  return needs.map((need) => Math.max(need, level))
}

/** How many entries the lists of a calendar print; one place more than that says how many are left. */
export interface ListedLines {
  /** Under a month. */
  notes: number
  /** Without a date. */
  undated: number
}

const notesPerLine = 2
const undatedPerLine = 4

/** Lines that the notes under a month take. */
const noteLines = (count: number, { notes }: ListedLines) =>
  Math.ceil(Math.min(count, notes) / notesPerLine)

/** Lines that games without a date take; their heading takes the first place. */
const undatedLines = (count: number, { undated }: ListedLines) =>
  count === 0 ? 0 : Math.ceil((Math.min(count, undated) + 1) / undatedPerLine)
