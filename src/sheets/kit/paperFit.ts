import type { ListedGame } from '../../domain/gameList'
import type { Rep } from '../../domain/rep'
import { textWidth } from './textWidth'

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

/* In font sizes: */
/** Row heights, from the densest list to the most generous. */
const tight = 1.3
const airy = 3.5
const lineHeight = 1.12
/** The columns of date and time, and the gaps beside the opponent. */
const sideColumns = 11.4
const widestBadge = 2.6
/** The ring that stands in for a badge, and the gap beside it. */
const ring = 1.4
/** A line that is not the last has blank space at its end. */
const wrapLoss = 1.15

/** Sets the games as large as they fit; smaller by up to a fifth where that keeps each on one line. */
export function fitGames(request: FitRequest): GamesFit {
  const withBadges = fitBeside(request, widestBadge)
  return withBadges.badge > 0 ? withBadges : { ...fitBeside(request, ring), badge: 0 }
}

/** `mark` is the room for what stands before the opponent, in font sizes. */
function fitBeside(request: FitRequest, mark: number): GamesFit {
  const { height, largest } = request
  const fits = (type: number) =>
    columnNeeds(request, type, mark).every(
      ({ fixed, rows }) => fixed + rows * type * tight <= height,
    )
  const isGood = (type: number) =>
    fits(type) && columnNeeds(request, type, mark).every(({ isWrapped }) => !isWrapped)

  let type = largest
  while (type > largest * 0.8 && !isGood(type)) type -= step
  if (!isGood(type)) {
    type = largest
    while (type > smallest && !fits(type)) type -= step
  }
  const rooms = columnNeeds(request, type, mark).map(({ fixed, rows }) => (height - fixed) / rows)
  const row = Math.max(Math.min(type * airy, ...rooms), type * tight)
  return { type, row: Math.floor(row * 10) / 10, badge: badgeSize(type, row) }
}

/** Of each column: its rows, and what headings and further lines of text take besides. */
function columnNeeds({ columns, width }: FitRequest, type: number, mark: number) {
  const room = width / type - sideColumns - mark
  return columns.map((lists) => {
    const lines = lists.flat().map((game) => linesOf(matchWidth(game), room))
    const further = lines.reduce((sum, count) => sum + count - 1, 0)
    return {
      rows: lists.reduce((sum, list) => sum + Math.max(list.length, 1), 0),
      fixed: lists.length * listHead + further * type * lineHeight,
      isWrapped: further > 0,
    }
  })
}

const matchWidth = ({ opponent, isPreseason }: ListedGame) =>
  textWidth(`vs. ${opponent}`, 700) + (isPreseason ? 0.8 * textWidth(' *PRESEASON', 700) : 0)

/** Lines that a text takes; both in font sizes. */
function linesOf(width: number, room: number): number {
  return width <= room ? 1 : Math.ceil((width * wrapLoss) / room)
}

/** A badge's letters are a third of its width and must be 7pt at least: 30 pixels. */
function badgeSize(type: number, row: number): number {
  const size = Math.floor(Math.min(row * 0.86, type * widestBadge) / 0.75)
  return size < 30 ? 0 : size
}

/** What a rep's card takes at its usual size. */
export function repCardHeight({ name, phone, email }: Pick<Rep, 'name' | 'phone' | 'email'>) {
  const nameWidth = textWidth(name, 700)
  const nameLines = linesOf(nameWidth, cardWidth / nameSize)
  const ways = textWidth(`${phone}   ${email}`, 500)
  const wayLines = linesOf(ways, cardWidth / waySize)
  const isOneLine = nameWidth * nameSize + ways * waySize + 20 < cardWidth
  const inside = isOneLine ? nameSize : nameLines * nameSize + wayLines * waySize
  return cardFrame + inside * 1.3
}

const cardWidth = 555
const cardFrame = 36
const nameSize = 15
const waySize = 11
