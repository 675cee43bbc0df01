import { priceTerms } from '../../content/season/current'
import { lineCount } from '../kit/fit/lineCount'

/* How the double-header table stands on the page. Lengths are points on paper. */

/** Heading of the table with its terms beside it, and both with its header row. */
const termsRoom = 460 / 7
const terms = `${priceTerms.validity} ${priceTerms.fees}`
const headingHeight = Math.max(10.5, 8.4 * lineCount(terms, termsRoom, 700))
const headHeight = headingHeight + 8.5
const gapAbove = 6

const wideBlocks = { blocks: 4, most: 16, row: 9 }
const narrowBlocks = { blocks: 6, most: 48, row: 7.8 }

/** Rows that the table prints where the page has room. */
export const mostRows = narrowBlocks.most

/** The double-header table: blocks side by side, and how many rows are printed in all. */
export interface TableFit {
  blocks: number
  rows: number
}

/**
 * Four blocks under the four months while they fit, then six narrow ones, 48 rows at most and
 * `most` where the page has no room for more. `height` is what it takes with the gap above it.
 */
export function fitTable(rows: number, most: number = mostRows): TableFit & { height: number } {
  const kind = rows <= wideBlocks.most && rows <= most ? wideBlocks : narrowBlocks
  const printed = Math.min(rows, kind.most, most)
  const lines = Math.ceil(printed / kind.blocks)
  const height =
    rows === 0 ? 0 : gapAbove + (lines === 0 ? headingHeight : headHeight + lines * kind.row)
  return { blocks: rows === 0 ? 0 : kind.blocks, rows: printed, height }
}
