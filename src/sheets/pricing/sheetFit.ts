import type { PlanText } from '../../content/benefits'
import { repCardHeight } from '../kit/repCardHeight'
import { figuresWidth, lineCount, textWidth, type Weight } from '../kit/textWidth'
import { warningHeight } from '../kit/warningHeight'
import type { PriceRow } from './priceRows'

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
  /** Widths of the columns; the locations' takes the rest. */
  columns: ColumnWidths
  /** False where even the smallest sizes run on to a second page. */
  isOnePage: boolean
}

interface ColumnWidths {
  perGame: number
  total: number
  saved: number
}

/** What decides how much room a sheet needs. */
export interface SheetContent {
  title: string
  text: PlanText
  rows: readonly PriceRow[]
  rep: { name: string; phone: string; email: string }
  /** Says that locations are missing; '' where none are. */
  warning: string
}

/** A little under the 763 inside the margins, so that rounding makes no second page. */
const pageHeight = 744
const pageWidth = 583
/** The least air between the five parts. */
const gaps = 4 * 13
const rowFont = 15
const cellPadding = 14
/** Swatch and padding beside a location's name, with a hair for letters that are pushed apart. */
const placePadding = (scale: number) => 14 * scale + 18

/** A location with a longer name is set smaller; the same share stands in the style sheet. */
export const longName = 32
const longNameShare = 0.8

type Step = Pick<SheetFit, 'scale' | 'rowPad'>
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
/** Where the table needs more than a page anyway, its height makes nothing small. */
const manyPages = [0.9, 0.8, 0.75].map((scale) => ({ scale, rowPad: 5 }))

/** The largest sizes at which the sheet fits. */
export function fitSheet(content: SheetContent): SheetFit {
  return choose(content.rows, steps, (step) => sheetHeight(content, step))
}

/** The same for a table with nothing but a title above it. */
export function fitChart(rows: readonly PriceRow[], warning: string): SheetFit {
  const allowed = steps.filter(({ scale }) => scale <= 1.12)
  return choose(
    rows,
    allowed,
    (step) => 90 + warningHeight(warning) + 71 * step.scale + rowsHeight(rows, step),
  )
}

/** Smaller sizes where only they leave room for the locations' names beside the prices. */
function choose(
  rows: readonly PriceRow[],
  allowed: readonly Step[],
  height: (step: Step) => number,
): SheetFit {
  const onePage = allowed.filter((step) => height(step) <= pageHeight)
  const isOnePage = onePage.length > 0
  const choice = isOnePage ? onePage : manyPages
  const step =
    choice.find(({ scale }) => scale >= 0.85 && !isAnyNameWrapped(rows, scale)) ??
    choice.find(({ scale }) => !isAnyWordBroken(rows, scale)) ??
    (choice.at(-1) as Step)
  return { ...step, columns: columnWidths(rows, step.scale), isOnePage }
}

/** The fit as the custom properties of the style sheets. */
export const fitStyle = ({ scale, rowPad, columns }: SheetFit) => ({
  '--scale': scale,
  '--row-pad': rowPad,
  '--per-game-column': columns.perGame,
  '--total-column': columns.total,
  '--saved-column': columns.saved,
})

/** Columns as wide as their longest price, for prices never wrap, and wider beside short names. */
function columnWidths(rows: readonly PriceRow[], scale: number): ColumnWidths {
  const font = rowFont * scale
  const width = (text: string, weight: Weight) => figuresWidth(text, weight) * font + cellPadding
  const widest = (of: (row: PriceRow) => number) => Math.max(...rows.map(of), 0)
  const least = {
    perGame: widest((row) => Math.max(width(row.holderPerGame, 500), width(row.boxPerGame, 500))),
    total: widest((row) => Math.max(width(row.holderTotal, 700), width(row.boxTotal, 500))),
    saved: widest((row) => width(row.saved, 700)),
  }
  const names = Math.max(140 * scale, widest(({ location }) => nameWidth(location, font)) + 14)
  const spare = Math.min((pageWidth - placePadding(scale) - names) / 5, 82 * scale)
  return {
    perGame: Math.max(least.perGame, 56 * scale, spare),
    total: Math.max(least.total, 56 * scale, spare),
    saved: Math.max(least.saved, 66 * scale, spare),
  }
}

/** What is left for a location's name, beside its swatch. */
function nameColumn(rows: readonly PriceRow[], scale: number): number {
  const { perGame, total, saved } = columnWidths(rows, scale)
  return Math.max(40, pageWidth - 2 * (perGame + total) - saved - placePadding(scale))
}

const nameFont = (location: string, font: number) =>
  font * (location.length > longName ? longNameShare : 1)
const nameWidth = (location: string, font: number) =>
  textWidth(location, 700) * nameFont(location, font)

/** Is a name in two lines that is not long? */
function isAnyNameWrapped(rows: readonly PriceRow[], scale: number): boolean {
  const column = nameColumn(rows, scale)
  return rows.some(
    ({ location }) => location.length <= longName && nameWidth(location, rowFont * scale) > column,
  )
}

function isAnyWordBroken(rows: readonly PriceRow[], scale: number): boolean {
  const column = nameColumn(rows, scale)
  return rows.some(({ location }) =>
    location
      .split(/\s+/)
      .some((word) => textWidth(word, 700) * nameFont(location, rowFont * scale) > column),
  )
}

function sheetHeight({ title, text, rows, rep, warning }: SheetContent, step: Step): number {
  const { scale } = step
  const scaled = pitchHeight(text, scale) + benefitsHeight(text, scale) + (text.note ? 19 : 0)
  const table = 71 * scale + 6 + rowsHeight(rows, step)
  return (
    headHeight(title) + warningHeight(warning) + scaled * scale + table + repCardHeight(rep) + gaps
  )
}

function headHeight(title: string): number {
  return 56 + 38 * lineCount(title, (pageWidth - 90) / 38, 700)
}

/** At scale 1, like the two below. Beside headline and lede stands the saving. */
function pitchHeight({ headline, lede }: PlanText, scale: number): number {
  const width = (pageWidth - 168) / scale
  const words =
    lineCount(headline, width / 25, 700) * 25 * 1.06 +
    6 +
    lineCount(lede, width / 12.5, 500) * 12.5 * 1.35
  return Math.max(words, 82)
}

function benefitsHeight({ benefits }: PlanText, scale: number): number {
  const column = ((pageWidth - 24) / 2 - 12) / (scale * 11)
  const heights = benefits.map((benefit) => 16.2 + lineCount(benefit.text, column, 500) * 14.3)
  // Two side by side are as high as the higher one.
  const pairs = heights.flatMap((height, index) =>
    index % 2 === 0 ? [Math.max(height, heights[index + 1] ?? 0)] : [],
  )
  return pairs.reduce((sum, height) => sum + height, 0) + 10 * (pairs.length - 1)
}

function rowsHeight(rows: readonly PriceRow[], { scale, rowPad }: Step): number {
  const column = nameColumn(rows, scale)
  const heights = rows.map(({ location }) => {
    const font = nameFont(location, rowFont * scale)
    const lines = lineCount(location, column / font, 700) * font * 1.15
    return Math.max(lines, rowFont * scale * 1.15) + 2 * rowPad + 0.5
  })
  return heights.reduce((sum, height) => sum + height, 0)
}
