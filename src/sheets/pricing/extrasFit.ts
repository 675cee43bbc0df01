import { portraitWidth } from '../kit/fit/portrait'

/*
 * The extras of a pricing sheet stand between benefits and prices where they have space: a photo, the
 * plan's games, the drawing of the arena. Lengths are points; the style sheets have the same.
 */

/** Which extras have space. */
export interface Extras {
  hasPhoto: boolean
  hasMap: boolean
  /** Else the address of the schedule. */
  hasList: boolean
}

export const noExtras: Extras = { hasPhoto: false, hasMap: false, hasList: false }

/** Between two of the sheet's three columns. */
export const columnGap = 13
/** Width of one of these columns. */
export const columnWidth = (portraitWidth - 2 * columnGap) / 3

const gap = 11
const photoHeight = 72
const mapHeight = 161
const addressHeight = 13
/** With the air below it. */
const listHeading = 28.5
export const listLine = 11.2
/** Height that a list's lines of games may take beside the drawing. */
export const linesHeight = mapHeight - listHeading

/** Columns of each list of games: beside the drawing there is space for two in all, else for four. */
export const columnsOf = (lists: number, hasMap: boolean): number =>
  Math.max(1, Math.floor((hasMap ? 2 : 4) / lists))

/** Height of lists with so many games each. */
export const listsHeight = (lists: readonly number[], hasMap: boolean): number =>
  listHeading +
  listLine * Math.max(...lists.map((count) => Math.ceil(count / columnsOf(lists.length, hasMap))))

/** Height of the extras with the gap below each. */
export function extrasHeight(
  lists: readonly number[],
  { hasPhoto, hasMap, hasList }: Extras,
): number {
  const list = hasList ? listsHeight(lists, hasMap) : addressHeight
  return gap + Math.max(list, hasMap ? mapHeight : 0) + (hasPhoto ? photoHeight + gap : 0)
}
