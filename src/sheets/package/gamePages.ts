import { type TeamKey, teams } from '../../content/teams'
import type { ListEntry } from '../../domain/games/cupWeek'
import { entriesByMonth } from '../kit/seasonWeeks'
import type { GameGroup, PackageGame } from './packageContent'

/*
 * Splits games into pages. Browsers would cut rows in two and not repeat headings, so every page is laid out here.
 */

/** A list of games, or the part of it on one page. */
export interface ListPart {
  heading: GameGroup['heading']
  entries: ListEntry<PackageGame>[]
  /** How many numbered games of the list are on earlier pages. */
  before: number
  /** How many games the whole list has, on all pages. */
  total: number
  /** How many of them may not be played. */
  potential: number
  /** Whether the list started on an earlier page. */
  isContinued: boolean
}

/** The lists of two teams side by side, or one list in one or two columns. */
export interface Band {
  parts: ListPart[]
  columns: 1 | 2
  /** How many games the longest column has. */
  rows: number
  /** The maximum number of months named in a column. */
  months: number
}

/** The bands of one page, from top to bottom. Empty if the page has only the sheet's last lines. */
export type GamePage = Band[]

/** Heights in points. */
export interface PageHeights {
  rowHeight: number
  /** A band's headings. */
  headingHeight: number
  /** A month's name above its games; 0 if months are not named. */
  monthHeight: number
  /** Available for games on the first page, and on every other page. */
  first: number
  other: number
  /** Height of everything below the last game. */
  belowGames: number
}

/** Whether a list has the games of one of several teams. */
export const isTeamHeading = (heading: GameGroup['heading']): heading is TeamKey =>
  heading !== null && heading in teams

const inPairs = <T>(list: readonly T[]): T[][] =>
  list.length === 0 ? [] : [list.slice(0, 2), ...inPairs(list.slice(2))]

/** All games before they are split into pages: two teams side by side, then all other lists below. */
export function gameBands(groups: readonly GameGroup[], columns: 1 | 2): Band[] {
  const parts = groups.map(
    ({ heading, entries }): ListPart => ({
      heading,
      entries,
      before: 0,
      total: entries.length,
      potential: entries.length - certainCount(entries),
      isContinued: false,
    }),
  )
  const others = parts.filter((part) => !isTeamHeading(part.heading))
  return [
    ...inPairs(parts.filter(({ heading }) => isTeamHeading(heading))),
    ...others.map((part) => [part]),
  ].map((bandParts) => bandOf(bandParts, columns))
}

function bandOf(parts: ListPart[], columns: 1 | 2): Band {
  const lists = parts.flatMap(({ entries }) => columnsOf(entries, parts.length > 1 ? 1 : columns))
  const rows = Math.max(...lists.map((list) => list.length))
  return { parts, columns, rows, months: Math.max(...lists.map(monthCount)) }
}

type Entries = readonly ListEntry<PackageGame>[]

/** How many entries are certain to be played. Only these are numbered. */
export const certainCount = (entries: Entries): number =>
  entries.filter(({ game }) => game.cup !== 'potential').length

/** Splits a list into columns. The first gets the extra entry of an odd number. */
export function columnsOf(entries: Entries, columns: 1 | 2): ListEntry<PackageGame>[][] {
  const rows = Math.ceil(entries.length / columns)
  return columns === 1 ? [[...entries]] : [entries.slice(0, rows), entries.slice(rows)]
}

const monthCount = (entries: Entries) =>
  entriesByMonth(entries).filter(({ month }) => month !== null).length

/** Whether a band has a heading: a list's own, or that of a list continued from an earlier page. */
export const hasHeading = ({ parts }: Band) =>
  parts.some(({ heading, isContinued }) => heading !== null || isContinued)

/** Fills one page after the other. A heading always has at least two of its rows below it. */
export function gamePages(bands: readonly Band[], heights: PageHeights): GamePage[] {
  const pages: GamePage[] = [[]]
  let remaining = heights.first
  const startPage = () => {
    pages.push([])
    remaining = heights.other
  }
  for (const band of bands) {
    let rest: Band | null = band
    while (rest !== null) {
      const headingHeight = hasHeading(rest) ? heights.headingHeight : 0
      const fitting = rowsThatFit(rest, heights, remaining - headingHeight)
      const isEmptyPage = pages.at(-1)?.length === 0
      if (!isEmptyPage && fitting < Math.min(rest.rows, 2)) {
        startPage()
        continue
      }
      const rows = Math.max(1, Math.min(rest.rows, fitting))
      const { here, later }: BandParts = cutBand(rest, rows)
      pages.at(-1)?.push(here)
      remaining -= headingHeight + rows * heights.rowHeight + here.months * heights.monthHeight
      rest = later
      if (rest !== null) startPage()
    }
  }
  if (remaining < heights.belowGames) startPage()
  return pages
}

/** How many of a band's rows fit into a height, with the names of their months. */
function rowsThatFit(band: Band, heights: PageHeights, remaining: number): number {
  const { rowHeight, monthHeight } = heights
  // Rounding may have made the shared row height slightly too large for the last row.
  const space = remaining + 0.01
  const heightWithMonths = (count: number) =>
    count * rowHeight + cutBand(band, count).here.months * monthHeight
  let rows = Math.min(band.rows, Math.floor(space / rowHeight))
  while (rows > 0 && monthHeight > 0 && heightWithMonths(rows) > space) rows--
  return Math.max(0, rows)
}

/** A band's rows on this page, and the rest, if any. */
type BandParts = { here: Band; later: Band | null }

/** Splits a band after a row. If only one list is left, it continues in both columns. */
function cutBand(band: Band, rowsBefore: number): BandParts {
  const { parts, columns, rows } = band
  if (rowsBefore >= rows) return { here: band, later: null }
  const count = parts.length > 1 ? rowsBefore : rowsBefore * columns
  const here = parts.map((part) => ({ ...part, entries: part.entries.slice(0, count) }))
  const later = parts
    .map((part) => ({
      ...part,
      entries: part.entries.slice(count),
      before: part.before + certainCount(part.entries.slice(0, count)),
      isContinued: true,
    }))
    .filter(({ entries }) => entries.length > 0)
  return { here: bandOf(here, columns), later: bandOf(later, columns) }
}

/** Whether a page has preseason games, whose asterisk the footnote explains. */
export const hasPreseason = (page: GamePage) =>
  page.some(({ parts }) => parts.some((part) => part.entries.some(({ game }) => game.isPreseason)))
