/* The size of the double-header table on a calendar's page. Lengths are in points on paper. */

/** With the gap above it. */
const HEADING_HEIGHT = 16.5

/** The heading is in the header row of a wide table, above that of a narrow one. */
const WIDE_LAYOUT = { columns: 4, maxRows: 16, rowHeight: 9, headerHeight: 17 }
const NARROW_LAYOUT = { columns: 6, maxRows: 48, rowHeight: 7.8, headerHeight: HEADING_HEIGHT + 10 }

/** The maximum number of rows if the page has space. */
export const MAX_TABLE_ROWS = NARROW_LAYOUT.maxRows

/** The number of columns side by side, and how many rows are printed in total. */
export interface TableFit {
  columns: number
  rows: number
}

/**
 * Four columns below the four months if the rows fit, otherwise six narrow ones with at most 48 rows (or `maxRows`, if
 * the page has less space). `height` includes the gap above the table.
 */
export function fitTable(rows: number, maxRows = MAX_TABLE_ROWS): TableFit & { height: number } {
  if (rows === 0) return { columns: 0, rows: 0, height: 0 }
  const layout = rows <= Math.min(WIDE_LAYOUT.maxRows, maxRows) ? WIDE_LAYOUT : NARROW_LAYOUT
  const printed = Math.min(rows, layout.maxRows, maxRows)
  const rowsPerColumn = Math.ceil(printed / layout.columns)
  // `maxRows` is 0 if the page has space for the heading only.
  const { headerHeight, rowHeight } = layout
  const height = printed === 0 ? HEADING_HEIGHT : headerHeight + rowsPerColumn * rowHeight
  return { columns: layout.columns, rows: printed, height }
}
