import { sum } from '../kit/fit/textWidth'

/* Which rows of a price table that is too long for one page stand on which page. */

/** Height that the rows of a table may take on the pages of a sheet, in points. */
export interface RowsSpace {
  /** On the first page, under the header and the reasons to buy. */
  first: number
  /** On every other page. */
  other: number
  /** What follows the last row, on its page. */
  tail: number
}

/** The last page has at least this many rows, unless rows are as high as pages. */
const minLastRows = 3

/** How many rows stand on each page, by their heights in points. */
export function rowsPerPage(heights: readonly number[], space: RowsSpace): number[] {
  const pages: number[] = []
  let rest = heights
  while (rest.length > 1) {
    const height = pages.length === 0 ? space.first : space.other
    if (sum(rest) + space.tail <= height) break
    const count = countThatFits(rest, height)
    pages.push(count)
    rest = rest.slice(count)
  }
  return [...pages, rest.length]
}

/** How many of the rows fit under each other: at least one, and never so many that only a few are left. */
function countThatFits(heights: readonly number[], space: number): number {
  let count = 0
  let used = heights[0] ?? 0
  while (used <= space && count < heights.length) {
    count++
    used += heights[count] ?? 0
  }
  return Math.max(1, Math.min(count, heights.length - minLastRows))
}
