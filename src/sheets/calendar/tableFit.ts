/* The size of the double-header table on a calendar's page. Lengths are points on paper. */

const headingHeight = 10.5
/** Heading and header row. */
const headerHeight = headingHeight + 10
const gapAbove = 6

const wideBlocks = { blocks: 4, maxRows: 16, rowHeight: 9 }
const narrowBlocks = { blocks: 6, maxRows: 48, rowHeight: 7.8 }

/** Rows that the table prints where the page has space. */
export const maxTableRows = narrowBlocks.maxRows

/** The double-header table: blocks side by side, and how many rows are printed in all. */
export interface TableFit {
  blocks: number
  rows: number
}

/**
 * Four blocks under the four months while they fit, then six narrow ones, 48 rows at most and
 * `maxRows` where the page has no space for more. `height` is that of the table with the gap above it.
 */
export function fitTable(rows: number, maxRows = maxTableRows): TableFit & { height: number } {
  if (rows === 0) return { blocks: 0, rows: 0, height: 0 }
  const kind = rows <= Math.min(wideBlocks.maxRows, maxRows) ? wideBlocks : narrowBlocks
  const printed = Math.min(rows, kind.maxRows, maxRows)
  const lines = Math.ceil(printed / kind.blocks)
  const height = lines === 0 ? headingHeight : headerHeight + lines * kind.rowHeight
  return { blocks: kind.blocks, rows: printed, height: gapAbove + height }
}
