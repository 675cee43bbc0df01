import { portraitWidth } from '../kit/fit/portrait'
import {
  figuresWidth,
  lineCount,
  sizesDown,
  textWidth,
  type Weight,
  widestWord,
} from '../kit/fit/textWidth'
import type { PriceRow } from './priceRows'

/*
 * The columns of the price table, and what they leave for the locations' names. Lengths are points
 * on paper; `scale` multiplies every size.
 */

const rowFont = 15
/** A plan holder's total is set larger, in the style sheet too. */
const totalFont = 17.25
const lineHeight = 1.15
const cellPadding = 13
/** Each of the table's and the plan holder's edges, the further padding at his, the air beside his totals. */
const rule = 1
const edgePadding = 5.5
const totalAir = 3
/** Beside the figures after his. */
const boxAir = 3
const tableWidth = portraitWidth - 2 * rule
/** Swatch and padding beside a location's name, with a hair for letters that are pushed apart. */
const placePadding = (scale: number) => Math.max(20 * scale, 18) + 22

/** A location with a longer name is set smaller. */
const longName = 32
const longNameShare = 0.8
/** What any name takes at most, as long as its letters can be read. */
const mostLines = 2
const smallestName = 6.5

/** Columns as wide as their longest price, for prices never wrap, with the same air beside short names. */
export function columnWidths(rows: readonly PriceRow[], scale: number) {
  const cellWidth = (text: string, weight: Weight, font = rowFont) =>
    figuresWidth(text, weight) * font * scale + cellPadding
  const widest = (least: number, widthOf: (row: PriceRow) => number) =>
    Math.max(...rows.map(widthOf), least * scale)
  const perGame = widest(50, ({ holderPerGame, boxPerGame }) =>
    Math.max(cellWidth(holderPerGame, 500) + rule, cellWidth(boxPerGame, 500)),
  )
  const total = widest(50, (row) => cellWidth(row.holderTotal, 700, totalFont) + rule + totalAir)
  const boxTotal = widest(50, (row) => cellWidth(row.boxTotal, 500) + boxAir)
  const saved = widest(62, (row) => cellWidth(row.saved, 700) + boxAir)
  const names = widest(0, ({ location }) => textWidth(location, 700) * nameFont(location, scale))
  const prices = 2 * perGame + total + boxTotal + saved + 3 * edgePadding
  const used = placePadding(scale) + names + 9 + prices
  const air = Math.max(0, Math.min((tableWidth - used) / 5, 20 * scale))
  return {
    perGame: perGame + edgePadding + air,
    total: total + edgePadding + air,
    boxTotal: boxTotal + air,
    saved: saved + air,
  }
}

/** What is left for a location's name, beside its swatch. */
function nameColumn(rows: readonly PriceRow[], scale: number): number {
  const { perGame, total, boxTotal, saved } = columnWidths(rows, scale)
  const prices = 2 * perGame + total + boxTotal + saved
  return Math.max(40, tableWidth - prices - placePadding(scale))
}

const nameFont = (location: string, scale: number) =>
  rowFont * scale * (location.length > longName ? longNameShare : 1)

/** Whether any name is in two lines that is not long, has a word wider than a line, or needs too many. */
export function nameFaults(rows: readonly PriceRow[], scale: number) {
  const column = nameColumn(rows, scale)
  const names = rows.map(({ location }) => ({ location, ems: column / nameFont(location, scale) }))
  return {
    isWrapped: names.some(
      ({ location, ems }) => location.length <= longName && textWidth(location, 700) > ems,
    ),
    isBroken: names.some(({ location, ems }) => widestWord(location, 700) > ems),
    isTooLong: names.some(({ location, ems }) => lineCount(location, ems, 700) > mostLines),
  }
}

/** Font size of each location's name: smaller where it would need more than two lines. */
export function nameFonts(rows: readonly PriceRow[], scale: number): number[] {
  const column = nameColumn(rows, scale)
  return rows.map(({ location }) => {
    const usual = nameFont(location, scale)
    const fits = (font: number) => lineCount(location, column / font, 700) <= mostLines
    return sizesDown(usual, Math.min(usual, smallestName), 0.25).find(fits) ?? smallestName
  })
}

/** Height of each row; `rowPad` is the air above and below a row's text. */
export function rowHeights(rows: readonly PriceRow[], sizes: { scale: number; rowPad: number }) {
  const { scale, rowPad } = sizes
  const column = nameColumn(rows, scale)
  const fonts = nameFonts(rows, scale)
  return rows.map(({ location }, index) => {
    const font = fonts[index] ?? smallestName
    const lines = lineCount(location, column / font, 700) * font * lineHeight
    return Math.max(lines, rowFont * scale * lineHeight) + 2 * rowPad + 0.5
  })
}
