import type { GridCell } from '../../domain/calendarGrid'
import type { GameText } from '../../domain/gameText'

/*
 * Fits a calendar of any data onto one landscape letter page. Everything on the page has a known
 * height, so the rows are computed instead of left to the browser: nothing can run onto page 2.
 * All numbers are points on paper; on screen the same numbers are scaled.
 */

/** 8.05in: a little under the 8.1in inside the margins, so that rounding makes no second page. */
const pageHeight = 579.6
const gap = 6
const stripHeight = 13
const warningHeight = 12
const noteLine = 7.4
/** The rule under a cell, and the one between the two days of a split cell. */
const hairline = 0.5
/** Caption and day names of a month. */
export const monthHead = 21.5
/** Heading and header row of the double-header table. */
const tableHead = 19

/** Sizes of the grid's text; the first that fits is taken (paper.md 17: never a scaled page). */
export type Density = 'roomy' | 'regular' | 'tight' | 'bare'

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

const tight: CellLines = { day: [7.4, 7.2], time: [6.7, 6.4], price: [6.6, 6.3], padding: 2.8 }
export const cellLines: Record<Density, CellLines> = {
  roomy: { day: [10.2, 9.4], time: [8.2, 7.2], price: [7.7, 7.1], padding: 4 },
  regular: { day: [8.8, 8.4], time: [7.4, 7], price: [7.2, 6.9], padding: 3.2 },
  tight,
  // Cells of two games leave their prices to the double-header table.
  bare: tight,
}

/** What decides how many lines a game takes. */
type SizedGame = Pick<GameText, 'isPreseason' | 'cup'>
type Cell = GridCell<SizedGame>

/** Whether a marker (PRE or *GP) stands beside the time. */
export const isMarked = ({ isPreseason, cup }: SizedGame) => isPreseason || cup === 'group'

/** The double-header table: blocks side by side, and how many rows are printed in all. */
export interface TableFit {
  blocks: number
  rows: number
}

const wideBlocks = { blocks: 4, most: 16, row: 9 }
const narrowBlocks = { blocks: 6, most: 48, row: 7.8 }

/** Four blocks under the four months while they fit, then six narrow ones, 48 rows at most. */
export function fitTable(rows: number): TableFit & { height: number } {
  if (rows === 0) return { blocks: 0, rows: 0, height: 0 }
  const { blocks, most, row } = rows <= wideBlocks.most ? wideBlocks : narrowBlocks
  const printed = Math.min(rows, most)
  return { blocks, rows: printed, height: gap + tableHead + Math.ceil(printed / blocks) * row }
}

export interface MonthContent {
  weeks: readonly (readonly Cell[])[]
  /** Printed lines of notes under the month. */
  noteLines: number
}

export interface PageContent {
  /** The eight months. */
  months: readonly MonthContent[]
  titleHeight: number
  tableRows: number
  /** Printed lines of games without a date. */
  undatedLines: number
  hasWarning: boolean
}

export interface PageFit {
  density: Density
  table: TableFit
  /** Row heights of each month. */
  rows: number[][]
}

export function fitPage(content: PageContent): PageFit {
  const { months, titleHeight, tableRows, undatedLines, hasWarning } = content
  const table = fitTable(tableRows)
  const undated = undatedLines > 0 ? gap + undatedLines * noteLine : 0
  const warning = hasWarning ? warningHeight : 0
  const room = pageHeight - titleHeight - stripHeight - warning - 3 * gap - table.height - undated
  const bands = [months.slice(0, 4), months.slice(4)]

  const densities: Density[] = ['roomy', 'regular', 'tight', 'bare']
  const needs = (density: Density) =>
    bands.map((band) => Math.max(...band.map((month) => monthNeed(month, density))))
  const density =
    densities.find((found) => needs(found).reduce((sum, need) => sum + need, 0) <= room) ?? 'bare'

  const heights = share(room, needs(density))
  const rows = bands.flatMap((band, index) =>
    band.map(({ weeks, noteLines }) => {
      const inside = (heights[index] ?? 0) - monthHead - noteLines * noteLine
      const rowNeeds = weeks.map((week) => rowNeed(week, density))
      // A month of four weeks keeps the row height of its neighbours.
      return share(inside, [...rowNeeds, ...Array<number>(5 - weeks.length).fill(0)]).slice(
        0,
        weeks.length,
      )
    }),
  )
  return { density, table: { blocks: table.blocks, rows: table.rows }, rows }
}

function monthNeed({ weeks, noteLines }: MonthContent, density: Density): number {
  const rows = weeks.reduce((sum, week) => sum + rowNeed(week, density), 0)
  return monthHead + noteLines * noteLine + rows
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
  const count = cell.reduce((sum, { games }) => sum + games.length, 0)
  const prices = density === 'bare' && count > 1 ? 0 : 2 * price[0]
  let height = cell.length * hairline
  for (const { games } of cell) {
    if (games.length === 0) height += day[0]
    games.forEach((game, index) => {
      const opponent = index === 0 || isMarked(game) ? day[0] : 0
      height += padding + opponent + time[0] + prices
    })
  }
  return height
}

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
