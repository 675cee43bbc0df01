import { folio, pageHeight, runningHeader, warningHeight } from '../kit/fit/portrait'
import { lineCount, sizesDown, textWidth } from '../kit/fit/textWidth'
import { balanced, fillPages, type TextItem, tallest } from './textColumns'
import type { PackageTextParts, TextLine } from './textParts'
import { type HeaderContent, pageWidth, titleFont, topHeight } from './titleFit'

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
  /** Points between two games where all fit on one page: unused space, up to a line. */
  gap: number
  /** Of each page its columns, to be read one after the other. */
  pages: TextItem[][][]
}

/** Font sizes of a game's line. */
const smallest = 8
/** By the number of columns. */
const largest = { 1: 20, 2: 12 }
const sizeStep = 0.25
const columnGap = 16

/* In font sizes: */
/** Of a game's line. */
const rowHeight = 1.3
/** Lines of games that a heading among them takes, with the headers of the columns under it. */
const headingLines = 2.5
/** The columns of days and hours, with the gap after each; the style sheet has the same. */
const dayColumn = 7.4
const timeColumn = 3.9
const cellGap = 0.4
/** The largest gap between games that fit on one page. */
const maxGap = 2
/** Below the lists. */
const afterLists = 0.8
/** In points, by the number of columns. */
const largestTitle = { 1: 30, 2: 28 }

interface FitInput {
  parts: PackageTextParts
  /** Reports missing games; '' where there are none. */
  warning: string
  header: HeaderContent
  /** Points that the sheet's footer takes. */
  footerHeight: number
}

/** Sets the text variant: in one column where one page holds it in larger type than two columns. */
export function fitText(input: FitInput): TextFit {
  const inOne = fitColumns(1, input)
  return inOne.pages.length === 1 && inOne.size >= largest[2] ? inOne : fitColumns(2, input)
}

function fitColumns(columns: 1 | 2, { parts, warning, header, footerHeight }: FitInput): TextFit {
  const items = parts.lists.flatMap(({ heading, lines }): TextItem[] => [
    ...(heading === null ? [] : [{ heading }]),
    ...lines,
  ])
  const linesOf = measureLines(items, (pageWidth - (columns - 1) * columnGap) / columns)
  const isTight = columns > 1
  const titleSize = titleFont(header, largestTitle[columns], isTight)
  const above = topHeight(header, titleSize, isTight) + warningHeight(warning)
  const layoutAt = (size: number): TextFit => {
    const common = { isTight, titleSize, size }
    const heightOf = (item: TextItem) => size * rowHeight * linesOf(item, size)
    const columnHeaders = size * rowHeight
    const first = pageHeight - above - columnHeaders
    const tail = afterLists * size + footerHeight
    const whole = balanced(items, columns, heightOf)
    const unused = first - tallest(whole, heightOf) - tail
    if (unused >= 0) {
      const rows = Math.max(...whole.map((column) => column.length))
      const gap = Math.floor(Math.min(size * maxGap, unused / (rows + 1)))
      return { ...common, gap, pages: [whole] }
    }
    const laterPage = pageHeight - runningHeader - folio - columnHeaders
    const space = { first: first - folio, laterPage, tail }
    return { ...common, gap: 0, pages: fillPages(items, columns, heightOf, space) }
  }

  const fewest = layoutAt(smallest).pages.length
  const sizes = sizesDown(largest[columns], smallest, sizeStep)
  const fitting = sizes.filter((size) => layoutAt(size).pages.length <= fewest)
  // Somewhat smaller type keeps each game on one line.
  const onOneLine = fitting.find(
    (size) =>
      size > largest[2] - columns &&
      items.every((item) => 'heading' in item || linesOf(item, size) === 1),
  )
  return layoutAt(onOneLine ?? fitting[0] ?? smallest)
}

/** Measures texts once; the returned function counts an item's lines at a font size, in `width` points. */
function measureLines(items: readonly TextItem[], width: number) {
  const textWidths = new Map(
    items.map(
      (item) => [item, 'text' in item ? textWidth(item.match, weightOf(item)) : 0] as const,
    ),
  )
  return (item: TextItem, size: number): number => {
    if ('heading' in item) return headingLines
    const column = width / size - dayColumn - timeColumn
    // Nearly every game needs one line at every size: only the others are broken word by word.
    const isOneLine = (textWidths.get(item) ?? 0) <= column
    const match = isOneLine ? 1 : lineCount(item.match, column, weightOf(item))
    return Math.max(match, lineCount(item.time, timeColumn - cellGap, 500))
  }
}

/** Text of a preseason game is bold, a cup's name in it at least. */
const weightOf = ({ isPreseason, cup }: TextLine) => (isPreseason || cup ? 700 : 500)
