import { countThatFits } from '../kit/fit/portrait'
import { sum } from '../kit/fit/textWidth'
import type { TextLine } from './textParts'

/* Splits the lines of the text variant into pages and columns. Heights are in points. */

/** A game's line, or the heading above some of them. */
export type TextItem = TextLine | { heading: string }

/** The largest rounding error of a sum of heights, in points. */
const ROUNDING_LOSS = 0.01

type HeightOf = (item: TextItem) => number

/** Height of the tallest column. */
export const tallest = (columns: readonly TextItem[][], heightOf: HeightOf) =>
  Math.max(...columns.map((column) => sum(column.map(heightOf))))

/** Splits items into full pages, and a last page with balanced columns above what follows the games. */
export function fillPages(
  items: readonly TextItem[],
  columns: 1 | 2,
  heightOf: HeightOf,
  space: { first: number; laterPage: number; tail: number },
): TextItem[][][] {
  const pages: TextItem[][][] = []
  let rest = items
  while (rest.length > 0) {
    const height = pages.length === 0 ? space.first : space.laterPage
    const last = balanced(rest, columns, heightOf)
    if (tallest(last, heightOf) + space.tail <= height) return [...pages, last]
    const page: TextItem[][] = []
    for (let column = 0; column < columns && rest.length > 0; column++) {
      const count = countThatFits(rest.map(heightOf), height)
      const cut = count < rest.length ? beforeHeading(rest, count) : count
      page.push(rest.slice(0, cut))
      rest = rest.slice(cut)
    }
    pages.push(page)
  }
  return [...pages, []]
}

/** Splits items into columns of about the same height. */
export function balanced(
  items: readonly TextItem[],
  columns: 1 | 2,
  heightOf: HeightOf,
): TextItem[][] {
  if (columns === 1) return [[...items]]
  // Allow for rounding errors, so that halves with the same number of games stay equal.
  const half = sum(items.map(heightOf)) / 2 - ROUNDING_LOSS
  let count = 0
  let used = 0
  while (count < items.length && used < half) {
    used += heightOf(items[count] as TextItem)
    count++
  }
  const cut = beforeHeading(items, count)
  return [items.slice(0, cut), items.slice(cut)]
}

/** Moves a heading at the end of a column to the next one. */
function beforeHeading(items: readonly TextItem[], count: number): number {
  const last = items[count - 1]
  return last && 'heading' in last && count > 1 ? count - 1 : count
}
