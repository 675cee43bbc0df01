import { PAGE_WIDTH } from '../kit/fit/portrait'
import { figuresWidth, lineCount, sizesDown, type Weight, widestWord } from '../kit/fit/textWidth'
import type { PriceRow } from './priceRows'

/*
 * The columns of the price table, and the width left for the locations' names. Lengths are in
 * points on paper. `scale` multiplies every size.
 */

const ROW_FONT = 15
/** A plan holder's total is larger. Must match the style sheet. */
const TOTAL_FONT = 17.25
const LINE_HEIGHT = 1.15
const CELL_PADDING = 13
/** The minimum widths of a column of prices and of the savings, at scale 1. */
const MIN_PRICE = 50
const MIN_SAVED = 62
/**
 * The borders of the table and of the plan holder's columns, and the extra padding beside the
 * latter.
 */
const RULE = 1
const EDGE_PADDING = 5.5
const TOTAL_PAD = 3
/** Space beside the prices after the plan holder's columns. */
const BOX_PAD = 3
/** Space between the longest name and the first price. */
const AFTER_NAMES = 9
const TABLE_WIDTH = PAGE_WIDTH - 2 * RULE
/** Swatch and padding beside a location's name, with some slack for rounding. */
const placePadding = (scale: number) => Math.max(20 * scale, 18) + 22

/** Locations with more characters than this are smaller. */
const LONG_NAME = 32
const LONG_NAME_SHARE = 0.8
/** The maximum lines of a name, as long as its font is not smaller than the smallest. */
const MAX_LINES = 2
const MIN_NAME_FONT = 6.5

/**
 * Columns as wide as their longest price, because prices never wrap. Short names leave extra space
 * for all columns.
 */
export function columnWidths(rows: readonly PriceRow[], scale: number) {
  const cellWidth = (text: string, weight: Weight, font = ROW_FONT) =>
    figuresWidth(text, weight) * font * scale + CELL_PADDING
  const widest = (widthOf: (row: PriceRow) => number, least = MIN_PRICE) =>
    Math.max(...rows.map(widthOf), least * scale)
  const perGame = widest(({ holderPerGame, boxPerGame }) =>
    Math.max(cellWidth(holderPerGame, 500) + RULE, cellWidth(boxPerGame, 500)),
  )
  const total = widest((row) => cellWidth(row.holderTotal, 700, TOTAL_FONT) + RULE + TOTAL_PAD)
  const boxTotal = widest((row) => cellWidth(row.boxTotal, 500) + BOX_PAD)
  const saved = widest((row) => cellWidth(row.saved, 700) + BOX_PAD, MIN_SAVED)
  const names = widest(({ location }) => figuresWidth(location, 700) * nameFont(location, scale), 0)
  const prices = 2 * perGame + total + boxTotal + saved + 3 * EDGE_PADDING
  const used = placePadding(scale) + names + AFTER_NAMES + prices
  const extra = Math.max(0, Math.min((TABLE_WIDTH - used) / 5, 20 * scale))
  return {
    perGame: perGame + EDGE_PADDING + extra,
    total: total + EDGE_PADDING + extra,
    boxTotal: boxTotal + extra,
    saved: saved + extra,
  }
}

/** The width left for a location's name beside its swatch. */
function nameColumn(rows: readonly PriceRow[], scale: number): number {
  const { perGame, total, boxTotal, saved } = columnWidths(rows, scale)
  const prices = 2 * perGame + total + boxTotal + saved
  return Math.max(40, TABLE_WIDTH - prices - placePadding(scale))
}

const nameFont = (location: string, scale: number) =>
  ROW_FONT * scale * (location.length > LONG_NAME ? LONG_NAME_SHARE : 1)

/**
 * Checks whether any short name wraps, any word is wider than the column, or any name needs too
 * many lines.
 */
export function nameFaults(rows: readonly PriceRow[], scale: number) {
  const column = nameColumn(rows, scale)
  const names = rows.map(({ location }) => ({ location, ems: column / nameFont(location, scale) }))
  return {
    isWrapped: names.some(
      ({ location, ems }) => location.length <= LONG_NAME && figuresWidth(location, 700) > ems,
    ),
    isBroken: names.some(({ location, ems }) => widestWord(location, 700) > ems),
    isTooLong: names.some(({ location, ems }) => lineCount(location, ems, 700) > MAX_LINES),
  }
}

/** The font size of each location's name. Smaller if it would need more than two lines. */
export function nameFonts(rows: readonly PriceRow[], scale: number): number[] {
  const column = nameColumn(rows, scale)
  return rows.map(({ location }) => {
    const usual = nameFont(location, scale)
    const fits = (font: number) => lineCount(location, column / font, 700) <= MAX_LINES
    return sizesDown(usual, Math.min(usual, MIN_NAME_FONT), 0.25).find(fits) ?? MIN_NAME_FONT
  })
}

/** The height of each row. `rowPad` is the space above and below a row's text. */
export function rowHeights(rows: readonly PriceRow[], sizes: { scale: number; rowPad: number }) {
  const { scale, rowPad } = sizes
  const column = nameColumn(rows, scale)
  const fonts = nameFonts(rows, scale)
  return rows.map(({ location }, index) => {
    const font = fonts[index] ?? MIN_NAME_FONT
    const lines = lineCount(location, column / font, 700) * font * LINE_HEIGHT
    return Math.max(lines, ROW_FONT * scale * LINE_HEIGHT) + 2 * rowPad + 0.5
  })
}
