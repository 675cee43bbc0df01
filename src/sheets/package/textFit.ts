import { folio, pageHeight, runningHeader, warningHeight } from '../kit/fit/portrait'
import { lineCount, sizesDown, textWidth } from '../kit/fit/textWidth'
import type { PackageTextParts, TextLine } from './textParts'
import { type HeaderContent, headerHeight, pageWidth, titleFont } from './titleFit'

/*
 * Fits the text variant onto as few portrait letter pages as its smallest type needs, and then sets
 * it as large as these pages take. Lengths are points; on screen they are scaled.
 */

export interface TextFit {
  /** Font size of a game's line. */
  size: number
  /** Smaller type around the list. */
  isTight: boolean
  titleSize: number
  /** Points between two games of one page: what it has left, up to a line. */
  gap: number
  /** Of each page its columns, to be read one after the other. */
  pages: TextItem[][][]
}

const smallest = 8
const largest = { 1: 20, 2: 12 }
const columnGap = 24

/* In font sizes: */
/** Of a game's line. */
const rowHeight = 1.3
/** Lines of games that a heading among them takes, with the headers of the columns under it. */
const headingLines = 2.5
/** The columns of days and hours, with the gap behind each; the style sheet has the same. */
const dayColumn = 7.4
const timeColumn = 3.9
/** Between games that have a page for themselves. */
const mostAir = 1.4
/** Below the lists. */
const afterLists = 0.8
const largestTitle = { 1: 30, 2: 23 }

type FitInput = [
  parts: PackageTextParts,
  /** Says which games are missing. */
  warning: string,
  header: HeaderContent,
  /** What the footer takes. */
  footer: number,
]

/** Sets the text variant: in one column where one page holds it in larger type than two columns. */
export function fitText(...input: FitInput): TextFit {
  const inOne = fitColumns(1, ...input)
  return inOne.pages.length === 1 && inOne.size >= largest[2] ? inOne : fitColumns(2, ...input)
}

function fitColumns(columns: 1 | 2, ...[parts, warning, header, footer]: FitInput): TextFit {
  const items = parts.lists.flatMap(({ heading, lines }): TextItem[] => [
    ...(heading === null ? [] : [{ heading }]),
    ...lines,
  ])
  const width = (pageWidth - (columns - 1) * columnGap) / columns
  const widths = new Map(
    items.map(
      (item) => [item, 'text' in item ? textWidth(item.match, weightOf(item)) : 0] as const,
    ),
  )
  // Nearly every game needs one line at every size: only the others are broken word by word.
  const linesOf = (item: TextItem, column: number) => {
    if ('heading' in item) return headingLines
    const match =
      (widths.get(item) ?? 0) <= column ? 1 : lineCount(item.match, column, weightOf(item))
    return Math.max(match, lineCount(item.time, timeColumn - 0.4, 500))
  }
  const columnAt = (size: number) => width / size - dayColumn - timeColumn
  const isTight = columns > 1
  const titleSize = titleFont(header, largestTitle[columns], isTight)
  const above = headerHeight(header, titleSize, isTight) + warningHeight(warning)
  const head = { isTight, titleSize }
  const at = (size: number): TextFit => {
    const heightOf = (item: TextItem) => size * rowHeight * linesOf(item, columnAt(size))
    const headers = size * rowHeight
    const first = pageHeight - above - headers
    const tail = afterLists * size + footer
    const whole = balanced(items, columns, heightOf)
    const left = first - tallest(whole, heightOf) - tail
    if (left >= 0) {
      const rows = Math.max(...whole.map((column) => column.length))
      const gap = Math.floor(Math.min(size * mostAir, left / (rows + 1)))
      return { ...head, size, gap, pages: [whole] }
    }
    const other = pageHeight - runningHeader - folio - headers
    const space = { first: first - folio, other, tail }
    return { ...head, size, gap: 0, pages: fillPages(items, columns, heightOf, space) }
  }

  const fewest = at(smallest)
  const sizes = sizesDown(largest[columns], smallest, 0.25)
  const fitting = sizes.filter((size) => at(size).pages.length <= fewest.pages.length)
  // Somewhat smaller type keeps each game on one line.
  const onOneLine = fitting.find(
    (size) =>
      size >= largest[2] &&
      items.every((item) => 'heading' in item || linesOf(item, columnAt(size)) === 1),
  )
  return at(onOneLine ?? fitting[0] ?? smallest)
}

/** Text of a preseason game is bold, a cup's name in it at least. */
const weightOf = ({ isPreseason, cup }: TextLine) => (isPreseason || cup ? 700 : 500)

/* Which lines of the text variant stand on which page, and in which column. Heights are points. */

/** A game's line, or the heading above some of them. */
export type TextItem = TextLine | { heading: string }

type HeightOf = (item: TextItem) => number

const sum = (items: readonly TextItem[], heightOf: HeightOf) =>
  items.reduce((height, item) => height + heightOf(item), 0)
/** Height of the tallest column. */
const tallest = (columns: readonly TextItem[][], heightOf: HeightOf) =>
  Math.max(...columns.map((column) => sum(column, heightOf)))

/** Full pages, and a last one with columns of one height above what follows the games. */
function fillPages(
  items: readonly TextItem[],
  columns: 1 | 2,
  heightOf: HeightOf,
  space: { first: number; other: number; tail: number },
): TextItem[][][] {
  const pages: TextItem[][][] = []
  let rest = items
  while (rest.length > 0) {
    const height = pages.length === 0 ? space.first : space.other
    const last = balanced(rest, columns, heightOf)
    if (tallest(last, heightOf) + space.tail <= height) return [...pages, last]
    const page: TextItem[][] = []
    for (let column = 0; column < columns && rest.length > 0; column++) {
      const count = fitting(rest, height, heightOf)
      page.push(rest.slice(0, count))
      rest = rest.slice(count)
    }
    pages.push(page)
  }
  return [...pages, []]
}

/** How many of the items fit under each other, at least one. */
function fitting(items: readonly TextItem[], space: number, heightOf: HeightOf): number {
  let [count, used] = [0, 0]
  for (const item of items) {
    used += heightOf(item)
    if (used > space && count > 0) break
    count++
  }
  return count < items.length ? beforeHeading(items, count) : count
}

/** All items in columns of about one height. */
function balanced(items: readonly TextItem[], columns: 1 | 2, heightOf: HeightOf): TextItem[][] {
  if (columns === 1) return [[...items]]
  // A hair less, so that two halves of equal games stay equal.
  const half = sum(items, heightOf) / 2 - 0.01
  let [count, used] = [0, 0]
  while (count < items.length && used < half) {
    used += heightOf(items[count] as TextItem)
    count++
  }
  const cut = beforeHeading(items, count)
  return [items.slice(0, cut), items.slice(cut)]
}

/** A heading never ends a column. */
function beforeHeading(items: readonly TextItem[], count: number): number {
  const last = items[count - 1]
  return last && 'heading' in last && count > 1 ? count - 1 : count
}
