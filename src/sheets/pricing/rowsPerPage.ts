import { countThatFits } from '../kit/fit/portrait'
import { sum } from '../kit/fit/textWidth'

/* Splits the rows of a price table that is too long for one page. */

/** The height available for rows on the pages of a sheet, in points. */
export interface RowsSpace {
  /** On the first page, below the header and the reasons to buy. */
  first: number
  /** On every other page. */
  other: number
  /** The height of what follows the last row on its page. */
  tail: number
}

/** The last page has at least this many rows, unless the rows are as high as pages. */
const MIN_LAST_ROWS = 3

/** How many rows are on each page, by their heights in points. */
export function rowsPerPage(heights: readonly number[], space: RowsSpace): number[] {
  const pages: number[] = []
  let rest = heights
  while (rest.length > 1) {
    const height = pages.length === 0 ? space.first : space.other
    if (sum(rest) + space.tail <= height) break
    // Never so many that only a few are left for the last page.
    const count = Math.max(1, Math.min(countThatFits(rest, height), rest.length - MIN_LAST_ROWS))
    pages.push(count)
    rest = rest.slice(count)
  }
  return [...pages, rest.length]
}
