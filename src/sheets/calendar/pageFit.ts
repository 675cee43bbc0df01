import { lineCount } from '../kit/textWidth'
import type { GridCell } from './calendarGrid'
import { type MostListed, noteLines, undatedLines } from './noteLines'
import type { CalendarGame } from './seasonCalendar'

/*
 * Fits a calendar of any data onto one landscape letter page. Everything on the page has a known
 * height, so the rows are computed instead of left to the browser: nothing can run onto page 2.
 * All numbers are points on paper; on screen the same numbers are scaled.
 *
 * Every game has its time and prices in its cell or in a note under its month. Where room is short
 * the type gets smaller, then the double-header table shorter, which says again what the cells say.
 */

/** 7.9in: what A4 with half an inch on all sides has for a sheet of this shape, and no more. */
const pageHeight = 568
const gap = 6
const stripHeight = 13
const warningHeight = 12
const noteLine = 7.4
/** The rule under a cell, and the one between the two days of a split cell. */
const hairline = 0.5
/** Caption and day names of a month. @forTests */
export const monthHead = 21.5
/** Heading of the double-header table, and with its header row. */
const headingHeight = 10.5
const tableHead = 19

/**
 * Sizes of the grid's text; the first that fits is taken (docs/print.md#never-a-scaled-page: never
 * a scaled page).
 */
export type Density = 'roomy' | 'regular' | 'tight' | 'dense'

/** Line height and font size. */
type Line = readonly [height: number, font: number]

interface CellLines {
  /** Day number and opponent. */
  day: Line
  /** Time and marker. */
  time: Line
  price: Line
  /** Bar in the team's colour and air, per game. */
  padding: number
}

export const cellLines: Record<Density, CellLines> = {
  roomy: { day: [10.2, 9.4], time: [8.2, 7.2], price: [7.7, 7.1], padding: 4 },
  regular: { day: [8.8, 8.4], time: [7.4, 7], price: [7.2, 6.9], padding: 3.2 },
  tight: { day: [7.4, 7.2], time: [6.7, 6.4], price: [6.6, 6.3], padding: 2.8 },
  // Figures and capitals have nothing below their line: they stand closer than words could.
  dense: { day: [6.3, 6.5], time: [5.8, 6.3], price: [5.5, 6.3], padding: 2 },
}

/** A cell's width inside its rule: a seventh of a month. */
const cellWidth = 186.3 / 7 - 0.5
/** Air that a price has at each side, unless the type would be too small. */
const priceAir = 1.15
const smallestFont = 6.3

/** What decides how many lines a game takes. */
export type SizedGame = Pick<CalendarGame, 'isPreseason' | 'cup' | 'time'>
type Cell = GridCell<SizedGame>

/** Whether a marker (PRE or *GP) stands beside the time. */
export const isMarked = ({ isPreseason, cup }: Pick<SizedGame, 'isPreseason' | 'cup'>) =>
  isPreseason || cup === 'group'

/** The double-header table: blocks side by side, and how many rows are printed in all. */
export interface TableFit {
  blocks: number
  rows: number
}

const wideBlocks = { blocks: 4, most: 16, row: 9 }
const narrowBlocks = { blocks: 6, most: 48, row: 7.8 }

/**
 * Four blocks under the four months while they fit, then six narrow ones, 48 rows at most and
 * `most` where the page has no room for more.
 * @forTests
 */
export function fitTable(rows: number, most: number = narrowBlocks.most) {
  const kind = rows <= wideBlocks.most && rows <= most ? wideBlocks : narrowBlocks
  const printed = Math.min(rows, kind.most, most)
  const lines = Math.ceil(printed / kind.blocks)
  const height = rows === 0 ? 0 : gap + (lines === 0 ? headingHeight : tableHead + lines * kind.row)
  return { blocks: rows === 0 ? 0 : kind.blocks, rows: printed, height }
}

interface MonthContent {
  weeks: readonly (readonly Cell[])[]
  /** Games in notes under the month. */
  notes: number
}

export interface PageContent {
  /** The eight months. */
  months: readonly MonthContent[]
  titleHeight: number
  tableRows: number
  /** Games without a date. */
  undated: number
  hasWarning: boolean
  /** Width of the widest price, in ems. */
  widestPrice: number
}

export interface PageFit {
  density: Density
  /** Font size of prices: that of the density, or what keeps the widest off its cell's rules. */
  priceFont: number
  table: TableFit
  /** Row heights of each month. */
  rows: number[][]
  /** How many entries are printed under a month, and without a date; the rest is counted. */
  most: MostListed
  /** Whether everything has the height it needs. */
  fits: boolean
  /** Share of its line height that text gets where not even the smallest sizes fit; else 1. */
  leading: number
}

/** A little more data than this and the page still prints all of it; see {@link attempts}. */
const fewListed: MostListed = { notes: 6, undated: 11 }
const allListed: MostListed = { notes: 1000, undated: 1000 }

/** Ways to set the page, the best first: smaller type, a shorter table, lists that are cut short. */
const attempts = [allListed, fewListed].flatMap((most) => [
  ...(['roomy', 'regular', 'tight', 'dense'] as const).map((density) => ({
    density,
    most,
    tableRows: narrowBlocks.most,
  })),
  ...[42, 36, 30, 24, 18, 12, 6, 0].map((tableRows) => ({
    density: 'dense' as const,
    most,
    tableRows,
  })),
])

type Attempt = (typeof attempts)[number]

/** Sets a page as large as it fits. */
export function fitPage(content: PageContent): PageFit {
  let page = setPage(content, attempts[0] as Attempt)
  for (const attempt of attempts) {
    page = setPage(content, attempt)
    if (page.fits) break
  }
  return page
}

function setPage(content: PageContent, { density, most, tableRows }: Attempt): PageFit {
  const { months, titleHeight, undated, hasWarning } = content
  const { height, ...table } = fitTable(content.tableRows, tableRows)
  const undatedHeight = undated > 0 ? gap + undatedLines(undated, most) * noteLine : 0
  const warning = hasWarning ? warningHeight : 0
  const room = pageHeight - titleHeight - stripHeight - warning - 3 * gap - height - undatedHeight

  const notesHeight = ({ notes }: MonthContent) => noteLines(notes, most) * noteLine
  const monthNeed = (month: MonthContent) =>
    monthHead +
    notesHeight(month) +
    month.weeks.reduce((sum, week) => sum + rowNeed(week, density), 0)
  const bands = [months.slice(0, 4), months.slice(4)]
  const needs = bands.map((band) => Math.max(...band.map(monthNeed)))
  const heights = share(room, needs)
  const rows = bands.flatMap((band, index) =>
    band.map((month) => {
      const inside = (heights[index] ?? 0) - monthHead - notesHeight(month)
      const rowNeeds = month.weeks.map((week) => rowNeed(week, density))
      // A month of four weeks keeps the row height of its neighbours.
      const missing = Array<number>(Math.max(0, 5 - rowNeeds.length)).fill(0)
      return share(inside, [...rowNeeds, ...missing]).slice(0, rowNeeds.length)
    }),
  )
  return {
    density,
    priceFont: Math.max(
      smallestFont,
      Math.min(cellLines[density].price[1], (cellWidth - 2 * priceAir) / content.widestPrice),
    ),
    table,
    rows,
    most,
    fits: needs.reduce((sum, need) => sum + need, 0) <= room,
    leading: Math.min(
      1,
      ...months.flatMap(({ weeks }, index) =>
        weeks.flatMap((week, row) => {
          const need = rowNeed(week, density)
          return need > 0 ? (rows[index]?.[row] ?? 0) / need : []
        }),
      ),
    ),
  }
}

function rowNeed(week: readonly Cell[], density: Density): number {
  return Math.max(...week.map((cell) => cellNeed(cell, density)))
}

/**
 * A day's first game takes a line with the day number and one for the time; its second has
 * opponent and time on one line, unless a marker needs the room.
 */
function cellNeed(cell: Cell, density: Density): number {
  const { day, time, price, padding } = cellLines[density]
  let height = cell.length * hairline
  for (const { games } of cell) {
    if (games.length === 0) height += day[0]
    games.forEach((game, index) => {
      const opponent = index === 0 || isMarked(game) ? day[0] : 0
      height += padding + opponent + timeLines(game.time, time[1]) * time[0] + 2 * price[0]
    })
  }
  return height
}

/** A clock time takes a line, whatever stands beside it; words of the server may take more. */
const timeLines = (time: string, font: number) =>
  time.length <= 5 ? 1 : lineCount(`${time} *GP`, (cellWidth - 1.4) / font, 700)

/**
 * Shares `total` evenly, but gives everyone at least what he needs; where even that is too much,
 * everyone goes short alike.
 */
function share(total: number, needs: readonly number[]): number[] {
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
