/** What the rows of a table have on the pages of a sheet, in points. */
export interface RowsRoom {
  /** On the first page, under the reasons to buy. */
  first: number
  /** On every other one. */
  other: number
  /** What follows the last row, on its page. */
  tail: number
}

/** No table ends with fewer rows on a page of their own, as long as rows are not as high as pages. */
const fewest = 3

/** How many rows stand on each page, by their heights in points. */
export function rowsPerPage(
  heights: readonly number[],
  { first, other, tail }: RowsRoom,
): number[] {
  const pages: number[] = []
  let rest = heights
  while (sum(rest) + tail > (pages.length === 0 ? first : other) && rest.length > 1) {
    const count = fitting(rest, pages.length === 0 ? first : other)
    pages.push(count)
    rest = rest.slice(count)
  }
  return [...pages, rest.length]
}

/** At least one, and never so many that only a few are left. */
function fitting(heights: readonly number[], room: number): number {
  let [count, used] = [0, heights[0] ?? 0]
  while (used <= room && count < heights.length) {
    count++
    used += heights[count] ?? 0
  }
  return Math.max(1, Math.min(count, heights.length - fewest))
}

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0)
