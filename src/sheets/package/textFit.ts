import { folio, pageHeight, runningHeader, warningHeight } from '../kit/fit/portrait'
import { floorToTenth, lineCount, sizesDown, textWidth } from '../kit/fit/textWidth'
import { balanced, fillPages, type TextItem, tallest } from './textColumns'
import type { PackageTextParts, TextLine } from './textParts'
import { type HeaderContent, pageWidth, titleFont, topHeight } from './titleFit'

/*
 * Fits the text variant onto as few portrait letter pages as possible, with text as large as these pages allow.
 * Lengths are in points; on screen they are scaled.
 */

export interface TextFit {
  /** Font size of a game's line. */
  size: number
  /** Whether the text around the list is smaller. */
  isTight: boolean
  titleSize: number
  /** Extra space between two games if all fit on one page, in points. */
  gap: number
  /** Width of the column of days, in font sizes. */
  dayWidth: number
  /** The columns of each page, in reading order. */
  pages: TextItem[][][]
}

/** Font sizes of a game's line. */
const smallest = 8
/** By the number of columns. */
const largest = { 1: 19.5, 2: 12 }
const sizeStep = 0.1
const columnGap = 16

/* In font sizes: */
/** Height of a game's line. */
const rowHeight = 1.3
/** Height of a heading in lines of games, with the column headers below it. */
const headingLines = 2.5
/** Widths of the columns of days and times, with the gap after each. Must match the style sheet. */
const dayColumn = 7.4
/**
 * In one column: the widest column of days, which shortens the dots after names, and the shortest dots with their
 * gaps. The maximum height of the column headers is in points.
 */
const oneColumn = { day: 9.6, dots: 2, headers: 18 }
const timeColumn = 3.9
const cellGap = 0.4
/** The maximum gap between games that fit on one page. */
const maxGap = 2
/** The gap below the lists. */
const afterLists = 0.35
/** In points: a browser draws the line below a game as at least a pixel. */
const hairline = 0.25
/** In points, by the number of columns. */
const largestTitle = { 1: 30, 2: 28 }

interface FitInput {
  parts: PackageTextParts
  /** A warning about missing games, or ''. */
  warning: string
  header: HeaderContent
  /** Height of the sheet's footer, in points. */
  footerHeight: number
}

/** Fits the text variant, in one column if its text is larger on one page than in two columns. */
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
  const longest = Math.max(0, ...items.map(matchWidth))
  const isTight = columns > 1
  const titleSize = titleFont(header, largestTitle[columns], isTight)
  const above = topHeight(header, titleSize, isTight) + warningHeight(warning)
  const layoutAt = (size: number): TextFit => {
    const spare = pageWidth / size - timeColumn - oneColumn.dots - longest
    const dayWidth = isTight ? dayColumn : Math.max(dayColumn, Math.min(spare, oneColumn.day))
    const common = { isTight, titleSize, size, dayWidth }
    const heightOf = (item: TextItem) => size * rowHeight * linesOf(item, size) + hairline
    const columnHeaders = Math.min(size * rowHeight, oneColumn.headers)
    const first = pageHeight - above - columnHeaders
    const tail = afterLists * size + footerHeight
    const whole = balanced(items, columns, heightOf)
    const unused = first - tallest(whole, heightOf) - tail
    if (unused >= 0) {
      const rows = Math.max(...whole.map((column) => column.length))
      const gap = floorToTenth(Math.min(size * maxGap, unused / rows))
      return { ...common, gap, pages: [whole] }
    }
    const laterPage = pageHeight - runningHeader - folio - columnHeaders
    const space = { first: first - folio, laterPage, tail }
    return { ...common, gap: 0, pages: fillPages(items, columns, heightOf, space) }
  }

  const fewest = layoutAt(smallest).pages.length
  const sizes = sizesDown(largest[columns], smallest, sizeStep)
  const fitting = sizes.filter((size) => layoutAt(size).pages.length <= fewest)
  // Prefer somewhat smaller text that keeps each game on one line.
  const onOneLine = fitting.find(
    (size) =>
      size > largest[2] - columns &&
      items.every((item) => 'heading' in item || linesOf(item, size) === 1),
  )
  return layoutAt(onOneLine ?? fitting[0] ?? smallest)
}

/** Measures texts once. Returns a function that counts an item's lines at a font size, in `width` points. */
function measureLines(items: readonly TextItem[], width: number) {
  const textWidths = new Map(items.map((item) => [item, matchWidth(item)] as const))
  return (item: TextItem, size: number): number => {
    if ('heading' in item) return headingLines
    const isWide = width === pageWidth
    const column = width / size - dayColumn - cellGap - (item.time || isWide ? timeColumn : 0)
    // Nearly every game fits on one line. Only the others need the slower count by words.
    const isOneLine = (textWidths.get(item) ?? 0) <= column
    const below = item.cup && !item.time && !isWide ? 1 : 0
    const text = below ? item.matchup : item.match
    const match = isOneLine ? 1 : lineCount(text, column, weightOf(item))
    return Math.max(match + below, lineCount(item.time, timeColumn - cellGap, 500))
  }
}

const matchWidth = (item: TextItem) => ('text' in item ? textWidth(item.match, weightOf(item)) : 0)

/** Measures games with bold text as bold: preseason games, and those with a cup's name. */
const weightOf = ({ isPreseason, cup }: TextLine) => (isPreseason || cup ? 700 : 500)
