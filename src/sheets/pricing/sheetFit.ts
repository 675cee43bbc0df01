import type { PlanText } from '../../content/benefits'
import type { PriceRow } from './priceRows'
import { emWidth, lineCount } from './textFit'

/*
 * Fits a pricing sheet onto one portrait letter page: a table of three rows is set large, one of
 * many rows small, so that neither looks lost nor runs over. The sizes are those of the style
 * sheets, in points on paper; what is left over becomes air between the parts.
 */

export interface SheetFit {
  /** Multiplies every size between head and rep card. */
  scale: number
  /** Air above and below a row's text. */
  rowPad: number
  /** Widths of a price's column and of the savings'. */
  priceColumn: number
  savedColumn: number
  /** False where even the smallest sizes run on to a second page. */
  isOnePage: boolean
}

/** What decides how much room a sheet needs. */
export interface SheetContent {
  title: string
  text: PlanText
  rows: readonly PriceRow[]
  rep: { name: string; phone: string; email: string }
}

/** A little under the 763 inside the margins, so that rounding makes no second page. */
const pageHeight = 744
const pageWidth = 583
/** The least air between the five parts. */
const gaps = 4 * 13
const rowFont = 15
/** Regular weight is narrower than the bold that textFit measures. */
const regular = 0.91
const cellPadding = 14
/** Swatch and padding beside a location's name. */
const placePadding = 33

/** A location with a longer name is set smaller; the same share stands in the style sheet. */
export const longName = 32
const longNameShare = 0.8

type Step = Pick<SheetFit, 'scale' | 'rowPad'>
/** Where the table needs more than a page anyway, nothing has to be small. */
const manyPages: Step = { scale: 0.9, rowPad: 5 }
const steps: readonly Step[] = [
  { scale: 1.3, rowPad: 13 },
  { scale: 1.24, rowPad: 12 },
  { scale: 1.18, rowPad: 11 },
  { scale: 1.12, rowPad: 10 },
  { scale: 1.06, rowPad: 9 },
  { scale: 1, rowPad: 8 },
  { scale: 0.95, rowPad: 6.5 },
  { scale: 0.9, rowPad: 5 },
  { scale: 0.85, rowPad: 4 },
  { scale: 0.8, rowPad: 3 },
  { scale: 0.75, rowPad: 2 },
]

/** The largest sizes at which the sheet fits. */
export function fitSheet(content: SheetContent): SheetFit {
  const found = steps.find((step) => sheetHeight(content, step) <= pageHeight)
  const step = found ?? manyPages
  return { ...step, ...columnWidths(content.rows, step.scale), isOnePage: found !== undefined }
}

/** The same for a table with nothing but a title above it. */
export function fitChart(rows: readonly PriceRow[]): SheetFit {
  const height = (step: Step) => 90 + 71 * step.scale + rowsHeight(rows, step)
  const found = steps.find((step) => step.scale <= 1.12 && height(step) <= pageHeight)
  const step = found ?? manyPages
  return { ...step, ...columnWidths(rows, step.scale), isOnePage: found !== undefined }
}

/** The fit as the custom properties of the style sheets. */
export const fitStyle = ({ scale, rowPad, priceColumn, savedColumn }: SheetFit) => ({
  '--scale': scale,
  '--row-pad': rowPad,
  '--price-column': priceColumn,
  '--saved-column': savedColumn,
})

/** Columns as wide as their longest price, for prices never wrap, and wider beside short names. */
function columnWidths(rows: readonly PriceRow[], scale: number) {
  const font = rowFont * scale
  const widest = (texts: string[]) => Math.max(...texts.map((text) => emWidth(text) * font))
  const names = Math.max(140 * scale, widest(rows.map(({ location }) => location)) + 14)
  const spare = Math.min((pageWidth - placePadding - names) / 5, 82 * scale)
  const column = (texts: string[], head: number) =>
    Math.max(widest(texts) + cellPadding, head * scale, spare)
  const prices = rows.flatMap(({ holderPerGame, holderTotal, boxPerGame, boxTotal }) => [
    holderPerGame,
    holderTotal,
    boxPerGame,
    boxTotal,
  ])
  return {
    priceColumn: column(prices, 56),
    savedColumn: column(
      rows.map(({ saved }) => saved),
      66,
    ),
  }
}

function sheetHeight({ title, text, rows, rep }: SheetContent, step: Step): number {
  const { scale } = step
  const scaled = pitchHeight(text, scale) + benefitsHeight(text, scale) + (text.note ? 19 : 0)
  const table = 71 * scale + 6 + rowsHeight(rows, step)
  return headHeight(title) + scaled * scale + table + repHeight(rep) + gaps
}

function headHeight(title: string): number {
  return 56 + 38 * lineCount(title, (pageWidth - 90) / 38)
}

/** At scale 1, like the two below. Beside headline and lede stands the saving. */
function pitchHeight({ headline, lede }: PlanText, scale: number): number {
  const width = (pageWidth - 168) / scale
  const words =
    lineCount(headline, width / 25) * 25 * 1.06 +
    6 +
    lineCount(lede, width / (12.5 * regular)) * 12.5 * 1.35
  return Math.max(words, 82)
}

function benefitsHeight({ benefits }: PlanText, scale: number): number {
  const column = ((pageWidth - 24) / 2 - 12) / (scale * 11 * regular)
  const heights = benefits.map((benefit) => 16.2 + lineCount(benefit.text, column) * 14.3)
  // Two side by side are as high as the higher one.
  const pairs = heights.flatMap((height, index) =>
    index % 2 === 0 ? [Math.max(height, heights[index + 1] ?? 0)] : [],
  )
  return pairs.reduce((sum, height) => sum + height, 0) + 10 * (pairs.length - 1)
}

function rowsHeight(rows: readonly PriceRow[], { scale, rowPad }: Step): number {
  const { priceColumn, savedColumn } = columnWidths(rows, scale)
  const column = Math.max(40, pageWidth - 4 * priceColumn - savedColumn - placePadding)
  const heights = rows.map(({ location }) => {
    const share = location.length > longName ? longNameShare : 1
    const font = rowFont * scale * share
    const lines = lineCount(location, column / font) * font * 1.15
    return Math.max(lines, rowFont * scale * 1.15) + 2 * rowPad + 0.5
  })
  return heights.reduce((sum, height) => sum + height, 0)
}

function repHeight({ name, phone, email }: SheetContent['rep']): number {
  // Name and addresses share the width as they need it.
  const ways = Math.min(pageWidth / 2, Math.max(emWidth(phone), emWidth(email)) * 14)
  const column = pageWidth - 54 - ways
  const who = 12 + lineCount(name, column / 20) * 24
  const lines = [phone, email].map((text) => (text ? lineCount(text, ways / 14 + 0.1) : 0))
  return 22 + Math.max(who, lines.reduce((sum, count) => sum + count, 0) * 16.8)
}
