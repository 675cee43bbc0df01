/* The size of the double-header table on a calendar's page. Lengths are in points on paper. */

const headingHeight = 10.5
/** Heading and header row. */
const headerHeight = headingHeight + 10
const gapAbove = 6

const wideBlocks = { blocks: 4, maxRows: 16, rowHeight: 9 }
const narrowBlocks = { blocks: 6, maxRows: 48, rowHeight: 7.8 }

/** The maximum number of rows if the page has space. */
export const maxTableRows = narrowBlocks.maxRows

/** The number of blocks side by side, and how many rows are printed in total. */
export interface TableFit {
  blocks: number
  rows: number
}

/**
 * Four blocks below the four months if the rows fit, otherwise six narrow ones with at most 48 rows (or `maxRows`, if
 * the page has less space). `height` includes the gap above the table.
 */
export function fitTable(rows: number, maxRows = maxTableRows): TableFit & { height: number } {
  if (rows === 0) return { blocks: 0, rows: 0, height: 0 }
  const kind = rows <= Math.min(wideBlocks.maxRows, maxRows) ? wideBlocks : narrowBlocks
  const printed = Math.min(rows, kind.maxRows, maxRows)
  const lines = Math.ceil(printed / kind.blocks)
  const height = lines === 0 ? headingHeight : headerHeight + lines * kind.rowHeight
  return { blocks: kind.blocks, rows: printed, height: gapAbove + height }
}
