import { type TeamKey, teams } from '../../content/teams'
import type { ListEntry } from '../../domain/games/cupWeek'
import { monthsOf } from '../kit/seasonWeeks'
import type { GameGroup, PackageGame } from './packageGames'

/*
 * Which games stand on which page, and where. A browser that must break a list itself cuts rows in
 * two, forgets whose games they are and cannot count, so every page is laid out here.
 */

/** A list of games, or what one page has of it. */
export interface ListPart {
  heading: GameGroup['heading']
  entries: ListEntry<PackageGame>[]
  /** How many of the list stand on pages before. */
  before: number
  /** Games of the whole list, on all pages. */
  total: number
  /** Those of them that may not be played. */
  potential: number
  /** Begun on a page before. */
  isContinued: boolean
}

/** The lists of two teams beside each other, or one list in one or two columns. */
export interface Band {
  parts: ListPart[]
  columns: 1 | 2
  /** Games under each other in the longest column. */
  rows: number
  /** Months that a column names at most. */
  months: number
}

/** The bands of one page, from top to footer; none where only the sheet's last lines are left. */
export type GamePage = Band[]

/** Heights in points. */
export interface Room {
  row: number
  /** A band's headings. */
  heading: number
  /** A month's name above its games; 0 where there is no room for them. */
  month: number
  /** What the first and what every other page has for games. */
  first: number
  other: number
  /** What follows the last game. */
  tail: number
}

/** Says of a list that it is one of several teams'. */
export const isTeamHeading = (heading: GameGroup['heading']): heading is TeamKey =>
  heading !== null && heading in teams

const inPairs = <T>(list: readonly T[]): T[][] =>
  list.length === 0 ? [] : [list.slice(0, 2), ...inPairs(list.slice(2))]

/** All games before they are put on pages: the teams two by two, every other list below. */
export function gameBands(groups: readonly GameGroup[], columns: 1 | 2): Band[] {
  const parts = groups.map(
    ({ heading, entries }): ListPart => ({
      ...{ heading, entries },
      before: 0,
      total: entries.length,
      potential: entries.filter(({ game }) => game.cup === 'potential').length,
      isContinued: false,
    }),
  )
  const others = parts.filter((part) => !isTeamHeading(part.heading))
  return [
    ...inPairs(parts.filter(({ heading }) => isTeamHeading(heading))),
    ...others.map((part) => [part]),
  ].map((side) => band(side, columns))
}

function band(parts: ListPart[], columns: 1 | 2): Band {
  const lists = parts.flatMap(({ entries }) => columnsOf(entries, parts.length > 1 ? 1 : columns))
  return {
    ...{ parts, columns },
    rows: Math.max(...lists.map((list) => list.length)),
    months: Math.max(...lists.map(monthCount)),
  }
}

type Entries = readonly ListEntry<PackageGame>[]

/** A list as its columns, the first longer by one where it does not divide. */
export function columnsOf(entries: Entries, columns: 1 | 2): ListEntry<PackageGame>[][] {
  const rows = Math.ceil(entries.length / columns)
  return columns === 1 ? [[...entries]] : [entries.slice(0, rows), entries.slice(rows)]
}

const monthCount = (entries: Entries) =>
  monthsOf(entries).filter(({ month }) => month !== null).length

/** A list says whose games it holds: by its own heading, or because it goes on from a page before. */
export const hasHeading = ({ parts }: Band) =>
  parts.some(({ heading, isContinued }) => heading !== null || isContinued)

/** Fills one page after the other; a band's heading never stands over less than two of its rows. */
export function gamePages(bands: readonly Band[], room: Room): GamePage[] {
  const pages: GamePage[] = [[]]
  let left = room.first
  const turn = () => {
    pages.push([])
    left = room.other
  }
  for (const whole of bands) {
    let rest: Band | null = whole
    while (rest !== null) {
      const heading = hasHeading(rest) ? room.heading : 0
      const fitting = rowsThatFit(rest, room, left - heading)
      const isFresh = pages.at(-1)?.length === 0
      if (!isFresh && fitting < Math.min(rest.rows, 2)) {
        turn()
        continue
      }
      const rows = Math.max(1, Math.min(rest.rows, fitting))
      const [here, later]: [Band, Band | null] = cut(rest, rows)
      pages.at(-1)?.push(here)
      left -= heading + rows * room.row + here.months * room.month
      rest = later
      if (rest !== null) turn()
    }
  }
  if (left < room.tail) turn()
  return pages
}

/** How many of a band's rows there is room for, with the names of their months. */
function rowsThatFit(whole: Band, room: Room, left: number): number {
  // A hair more, because a shared height may be a hair too tall for its last row.
  let rows = Math.min(whole.rows, Math.floor((left + 0.01) / room.row))
  while (rows > 0 && room.month > 0) {
    if (rows * room.row + cut(whole, rows)[0].months * room.month <= left + 0.01) break
    rows--
  }
  return Math.max(0, rows)
}

/** A band's first rows and the rest; a team that plays on alone goes on in both columns. */
function cut(whole: Band, after: number): [Band, Band | null] {
  const { parts, columns, rows } = whole
  if (after >= rows) return [whole, null]
  const count = parts.length > 1 ? after : after * columns
  const here = parts.map((part) => ({ ...part, entries: part.entries.slice(0, count) }))
  const later = parts
    .map((part) => ({
      ...part,
      entries: part.entries.slice(count),
      before: part.before + count,
      isContinued: true,
    }))
    .filter(({ entries }) => entries.length > 0)
  return [band(here, columns), band(later, columns)]
}

/** Do games of this page carry the asterisk that the footnote explains? */
export const hasPreseason = (page: GamePage) =>
  page.some(({ parts }) =>
    parts.some(({ entries }) => entries.some(({ game }) => game.isPreseason)),
  )
