import type { Rep } from '../../../domain/rep'
import type { ListedGame } from '../gameList'
import {
  columnNeeds,
  dateColumn,
  type GamesColumn,
  gap,
  measureColumn,
  timeColumn,
} from './gamesColumn'
import { portraitColumn, portraitWidth } from './portrait'
import { sizesDown } from './sizesDown'

/*
 * How large a portrait sheet's list of games may be set: as large as the page allows, never smaller
 * than 7pt (docs/print.md#smallest-text). Lengths in points; the width of text is reckoned, because
 * the paper cannot be measured before it is printed.
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

/** What a sheet of games and a rep's card is fitted by. */
export interface GamesPage<Column> {
  /** The games, in one column or two. */
  columns: readonly Column[]
  rep: Rep
  hasWarning: boolean
  /** Points that the sheet's foot takes. */
  foot: number
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
/** Row heights in font sizes, from the densest list to the most generous. */
const tight = 1.3
const airy = 3.5
/** In font sizes. */
const widestBadge = 2.6

/**
 * Sets games on a portrait page, in one column over its whole width or in two; lengths in points.
 * `largest` is the font size wished for where there is one column.
 */
export function fitPortraitGames({
  columns,
  height,
  largest,
}: Omit<FitRequest, 'width'>): GamesFit {
  const isWide = columns.length < 2
  return fitGames({
    columns,
    height,
    width: isWide ? portraitWidth : portraitColumn,
    // Two columns leave no room for more.
    largest: isWide ? largest : 12.5,
  })
}

/** Sets the games as large as they fit; smaller by up to a fifth where that keeps each on one line. @forTests */
export function fitGames(request: FitRequest): GamesFit {
  const date = dateColumn(request.columns.flat(2))
  const columns = request.columns.map((lists) => measureColumn(lists, date))
  const side = date + timeColumn + gap
  const withBadges = fitBeside(request, columns, side + widestBadge + gap)
  if (withBadges.badge > 0) return { ...withBadges, date }
  return { ...fitBeside(request, columns, side), badge: 0, date }
}

/** `side` is what stands beside the opponent, in font sizes. */
function fitBeside({ height, width, largest }: FitRequest, columns: GamesColumn[], side: number) {
  const needs = (type: number) =>
    columns.map((column) => columnNeeds(column, type, width / type - side))
  const fits = (type: number) =>
    needs(type).every(({ fixed, rows }) => fixed + rows * type * tight <= height)
  const isGood = (type: number) => fits(type) && needs(type).every(({ isWrapped }) => !isWrapped)

  const fifthSmaller = Math.floor((largest * 0.8) / step) * step
  const type =
    sizesDown(largest, fifthSmaller, step).find(isGood) ??
    sizesDown(largest, smallest, step).find(fits) ??
    smallest
  const rooms = needs(type).map(({ fixed, rows }) => (height - fixed) / rows)
  const row = Math.max(Math.min(type * airy, ...rooms), type * tight)
  return { type, row: Math.floor(row * 10) / 10, badge: badgeSize(type, row) }
}

/** A badge's letters must be 7pt at least: a box of 24 pixels, with a little air on every side, holds them. */
function badgeSize(type: number, row: number): number {
  const size = Math.floor(Math.min(row * 0.95, type * widestBadge) / 0.75)
  return size < 24 ? 0 : size
}
