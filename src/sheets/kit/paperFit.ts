import { groupByYear, type ListedGame } from './gameList'
import { lineCount, textWidth } from './textWidth'

/*
 * How large a portrait sheet's list of games may be set: as large as the page allows, never smaller
 * than 7pt. Lengths in points; the width of text is reckoned, because the paper cannot be measured
 * before it is printed.
 */

/** Size and heights of a list of games. */
export interface GamesFit {
  /** Font size. */
  type: number
  /** Height of a row whose text needs one line. */
  row: number
  /** Width of a badge in CSS pixels; 0 where its letters would be too small to read. */
  badge: number
  /** Width of the column of dates, in font sizes. */
  date: number
}

interface FitRequest {
  /** What the tallest column may take. */
  height: number
  /** Width of a column. */
  width: number
  /** Largest font size wished for. */
  largest: number
  /** The lists of each column, under each other. */
  columns: readonly (readonly (readonly ListedGame[])[])[]
}

const smallest = 7
const step = 0.5
/** What a list's heading and header row take, with the gap above it. */
const listHead = 42
/** The line above the dates of a further year. */
const yearLine = 13

/* In font sizes: */
/** Row heights, from the densest list to the most generous. */
const tight = 1.3
const airy = 3.5
const lineHeight = 1.12
/** The column of times and the gap beside the opponent; `0.5em` and `3.4` stand in the style sheet. */
const gap = 0.5
const timeColumn = 3.4
/** A day that is none, or of a form nobody knows, may take two lines. */
export const unknownDate = 'To be announced'
const widestDate = 6.4
const widestBadge = 2.6
/** A line that is not the last has blank space at its end. */
const wrapLoss = 1.15

/** A column of lists, whose texts are measured once for all sizes. Lengths in font sizes. */
interface Measured {
  /** Each row's opponent, and the lines that its date and time need. */
  rows: { match: number; lines: number }[]
  lists: number
  /** Lists without a game, which say so on a row. */
  empty: number
  /** Lines that name a further year. */
  years: number
}

/** Sets the games as large as they fit; smaller by up to a fifth where that keeps each on one line. */
export function fitGames(request: FitRequest): GamesFit {
  const date = dateColumn(request)
  const columns = request.columns.map((lists) => measure(lists, date))
  const side = date + timeColumn + gap
  const withBadges = fitBeside(request, columns, side + widestBadge + gap)
  if (withBadges.badge > 0) return { ...withBadges, date }
  return { ...fitBeside(request, columns, side), badge: 0, date }
}

/** As wide as the longest date, for a date never breaks. */
function dateColumn({ columns }: FitRequest): number {
  const dates = columns.flat(2).map(({ date }) => textWidth(date || unknownDate, 500))
  return Math.min(Math.max(...dates, textWidth('Date, 2025', 700)) + gap + 0.05, widestDate)
}

function measure(lists: readonly (readonly ListedGame[])[], date: number): Measured {
  return {
    rows: lists.flat().map((game) => ({
      match: matchWidth(game),
      lines: Math.max(
        lineCount(game.date || unknownDate, date - gap, 500),
        lineCount(game.time, timeColumn, 500),
      ),
    })),
    lists: lists.length,
    empty: lists.filter((list) => list.length === 0).length,
    years: lists.reduce((sum, list) => sum + Math.max(groupByYear(list).length - 1, 0), 0),
  }
}

/** `side` is what stands beside the opponent, in font sizes. */
function fitBeside({ height, width, largest }: FitRequest, columns: Measured[], side: number) {
  const needs = (type: number) =>
    columns.map((column) => columnNeeds(column, type, width / type - side))
  const fits = (type: number) =>
    needs(type).every(({ fixed, rows }) => fixed + rows * type * tight <= height)
  const isGood = (type: number) => fits(type) && needs(type).every(({ isWrapped }) => !isWrapped)

  let type = largest
  while (type > largest * 0.8 && !isGood(type)) type -= step
  if (!isGood(type)) {
    type = largest
    while (type > smallest && !fits(type)) type -= step
  }
  const rooms = needs(type).map(({ fixed, rows }) => (height - fixed) / rows)
  const row = Math.max(Math.min(type * airy, ...rooms), type * tight)
  return { type, row: Math.floor(row * 10) / 10, badge: badgeSize(type, row) }
}

/** A column's rows, and what headings and further lines of text take besides. */
function columnNeeds({ rows, lists, empty, years }: Measured, type: number, room: number) {
  const further = rows.reduce(
    (sum, { match, lines }) => sum + Math.max(lines, linesOf(match, room)) - 1,
    0,
  )
  return {
    rows: rows.length + empty,
    fixed: lists * listHead + years * yearLine + further * type * lineHeight,
    isWrapped: further > 0,
  }
}

const matchWidth = ({ opponent, isPreseason }: ListedGame) =>
  textWidth(`vs. ${opponent}`, 700) + (isPreseason ? 0.8 * textWidth(' *PRESEASON', 700) : 0)

/** Lines that a text takes; both in font sizes. */
function linesOf(width: number, room: number): number {
  return width <= room ? 1 : Math.ceil((width * wrapLoss) / room)
}

/** A badge's letters must be 7pt at least: 28 pixels. Its box leaves a little air on every side. */
function badgeSize(type: number, row: number): number {
  const size = Math.floor(Math.min(row * 0.95, type * widestBadge) / 0.75)
  return size < 28 ? 0 : size
}
