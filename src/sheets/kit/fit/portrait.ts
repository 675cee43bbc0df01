import type { Rep } from '../../../domain/rep'
import { lineCount, sum } from './textWidth'

/* The sizes of a portrait sheet, in points. */

/**
 * Width of a portrait sheet inside its margins, slightly less than the 567.2 points of the paper.
 */
export const PAGE_WIDTH = 567

/** Width of one of two columns, with a gap of 17 points between them. */
export const COLUMN_WIDTH = 275

/** What decides the size of the games on a page of a schedule or flyer. */
export interface GamesPage<Column> {
  /** The games, in one column or two. */
  columns: readonly Column[]
  rep: Rep
  hasWarning: boolean
  /** Height of the sheet's footer, in points. */
  footer: number
}

/* A sheet that is laid out page by page; see PaperPage. */

/**
 * 10.5in, slightly less than the 10.6in inside the margins, so that rounding does not add a page.
 */
export const PAGE_HEIGHT = 756
/** Height of the sheet's name above every page but the first. */
export const RUNNING_HEADER = 34
/** Height of a page's footer on a sheet of several pages. */
export const FOLIO = 16

/** How many rows or lines of these heights fit into a space; at least one. */
export function countThatFits(heights: readonly number[], space: number): number {
  const tooMany = heights.findIndex((_, index) => sum(heights.slice(0, index + 1)) > space)
  return tooMany < 0 ? heights.length : Math.max(1, tooMany)
}

/** Titles with more characters than this take two lines. */
const LONG_TITLE = 36

/** Font size of a sheet's name above every page but the first, in points. */
export const runningFont = (title: string): number => (title.length > LONG_TITLE ? 11 : 15)

/** Height of a sheet's warning on portrait paper, in points. Long warnings wrap. */
export function warningHeight(warning: string): number {
  if (warning === '') return 0
  const lines = lineCount(warning, 560 / 9, 700)
  return 18 + lines * 12
}
