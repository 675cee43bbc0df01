import { FOLIO, PAGE_HEIGHT, RUNNING_HEADER, warningHeight } from '../kit/fit/portrait'
import { floorToTenth, lineCount, sizesDown, textWidth } from '../kit/fit/textWidth'
import { balanced, fillPages, type TextItem, tallest } from './textColumns'
import type { PackageTextParts, TextLine } from './textParts'
import { type HeaderContent, PACKAGE_WIDTH, titleFont, topHeight } from './titleFit'

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
const MIN_FONT = 8
/** By the number of columns. */
const MAX_FONT = { 1: 19.5, 2: 12 }
const FONT_STEP = 0.1
const COLUMN_GAP = 16

/* In font sizes: */
/** Height of a game's line. */
const ROW_HEIGHT = 1.3
/** Height of a heading in lines of games, with the column headers below it. */
const HEADING_LINES = 2.5
/** Widths of the columns of days and times, with the gap after each. Must match the style sheet. */
const DAY_COLUMN = 7.4
/**
 * In one column: the widest column of days, which shortens the dots after names, and the shortest dots with their
 * gaps. The maximum height of the column headers is in points.
 */
const ONE_COLUMN = { day: 9.6, dots: 2, headers: 18 }
const TIME_COLUMN = 3.9
const CELL_GAP = 0.4
/** The maximum gap between games that fit on one page. */
const MAX_GAP = 2
/** The gap below the lists. */
const AFTER_LISTS = 0.35
/** In points: a browser draws the line below a game as at least a pixel. */
const HAIRLINE = 0.25
/** In points, by the number of columns. */
const MAX_TITLE = { 1: 30, 2: 28 }

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
  return inOne.pages.length === 1 && inOne.size >= MAX_FONT[2] ? inOne : fitColumns(2, input)
}

function fitColumns(columns: 1 | 2, { parts, warning, header, footerHeight }: FitInput): TextFit {
  const items = parts.lists.flatMap(({ heading, lines }): TextItem[] => [
    ...(heading === null ? [] : [{ heading }]),
    ...lines,
  ])
  const linesOf = measureLines(items, (PACKAGE_WIDTH - (columns - 1) * COLUMN_GAP) / columns)
  const longest = Math.max(0, ...items.map(widthOf))
  const isTight = columns > 1
  const titleSize = titleFont(header, MAX_TITLE[columns], isTight)
  const above = topHeight(header, titleSize, isTight) + warningHeight(warning)
  const layoutAt = (size: number): TextFit => {
    const spare = PACKAGE_WIDTH / size - TIME_COLUMN - ONE_COLUMN.dots - longest
    const dayWidth = isTight ? DAY_COLUMN : Math.max(DAY_COLUMN, Math.min(spare, ONE_COLUMN.day))
    const common = { isTight, titleSize, size, dayWidth }
    const heightOf = (item: TextItem) => size * ROW_HEIGHT * linesOf(item, size) + HAIRLINE
    const columnHeaders = Math.min(size * ROW_HEIGHT, ONE_COLUMN.headers)
    const first = PAGE_HEIGHT - above - columnHeaders
    const tail = AFTER_LISTS * size + footerHeight
    const whole = balanced(items, columns, heightOf)
    const unused = first - tallest(whole, heightOf) - tail
    if (unused >= 0) {
      const rows = Math.max(...whole.map((column) => column.length))
      const gap = floorToTenth(Math.min(size * MAX_GAP, unused / rows))
      return { ...common, gap, pages: [whole] }
    }
    const laterPage = PAGE_HEIGHT - RUNNING_HEADER - FOLIO - columnHeaders
    const space = { first: first - FOLIO, laterPage, tail }
    return { ...common, gap: 0, pages: fillPages(items, columns, heightOf, space) }
  }

  const fewest = layoutAt(MIN_FONT).pages.length
  const sizes = sizesDown(MAX_FONT[columns], MIN_FONT, FONT_STEP)
  const fitting = sizes.filter((size) => layoutAt(size).pages.length <= fewest)
  // Prefer somewhat smaller text that keeps each game on one line.
  const onOneLine = fitting.find(
    (size) =>
      size > MAX_FONT[2] - columns &&
      items.every((item) => 'heading' in item || linesOf(item, size) === 1),
  )
  return layoutAt(onOneLine ?? fitting[0] ?? MIN_FONT)
}

/** Measures texts once. Returns a function that counts an item's lines at a font size, in `width` points. */
function measureLines(items: readonly TextItem[], width: number) {
  const textWidths = new Map(items.map((item) => [item, widthOf(item)] as const))
  return (item: TextItem, size: number): number => {
    if ('heading' in item) return HEADING_LINES
    const isWide = width === PACKAGE_WIDTH
    const column = width / size - DAY_COLUMN - CELL_GAP - (item.time || isWide ? TIME_COLUMN : 0)
    // Nearly every game fits on one line. Only the others need the slower count by words.
    const isOneLine = (textWidths.get(item) ?? 0) <= column
    const below = item.cup && !item.time && !isWide ? 1 : 0
    const text = below ? item.matchup : item.matchText
    const match = isOneLine ? 1 : lineCount(text, column, weightOf(item))
    return Math.max(match + below, lineCount(item.time, TIME_COLUMN - CELL_GAP, 500))
  }
}

const widthOf = (item: TextItem) => ('text' in item ? textWidth(item.matchText, weightOf(item)) : 0)

/** Measures games with bold text as bold: preseason games, and those with a cup's name. */
const weightOf = ({ isPreseason, cup }: TextLine) => (isPreseason || cup ? 700 : 500)
