import { priceTerms } from '../../content/season/current'
import type { PlanText } from '../../content/words/planTexts'
import {
  folio,
  pageHeight,
  portraitWidth,
  repCardHeight,
  runningHeader,
  warningHeight,
} from '../kit/fit/portrait'
import { lineCount } from '../kit/fit/textWidth'
import {
  type ColumnWidths,
  columnWidths,
  isAnyNameWrapped,
  isAnyWordBroken,
  rowHeights,
} from './columnWidths'
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
  /** How many rows stand on each page; several where even the smallest sizes need them. */
  pages: number[]
}

/** What decides how much room a sheet needs. */
export interface SheetContent {
  title: string
  text: PlanText
  rows: readonly PriceRow[]
  rep: { name: string; phone: string; email: string }
  /** Says that locations are missing; '' where none are. */
  warning: string
  /** Points that the sheet's footer takes. */
  footer: number
}

/** The least air between the five parts. */
const gaps = 4 * 13
/** Between them where there are several pages. */
const gapOfMany = 14
/** The two header rows of the table, at scale 1. */
const tableHeader = 71

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
/** A table that has the page for itself. */
const chartSteps: readonly Step[] = [
  ...[1.6, 1.5, 1.38, 1.3, 1.2].flatMap((scale) =>
    [44, 40, 36, 32, 30, 28, 24, 20].map((rowPad) => ({ scale, rowPad })),
  ),
  ...steps,
  { scale: 0.75, rowPad: 1 },
]
/** Where the table needs more than a page anyway: the largest that need no more pages than the smallest. */
const manyPages = [0.9, 0.8, 0.75].map((scale) => ({ scale, rowPad: 3.5 }))

/** The largest sizes at which the sheet fits. */
export function fitSheet(content: SheetContent): SheetFit {
  return choose(content, steps, ({ scale }) => reasonsHeight(content.text, scale))
}

/** The same for a table with nothing but the head above it: a short one fills the page. */
export function fitChart(content: SheetContent): SheetFit {
  return choose(content, chartSteps, () => 0)
}

/**
 * Smaller sizes where only they leave room for the locations' names beside the prices. `reasons` is
 * what stands between head and prices, with the air below.
 */
function choose(
  content: SheetContent,
  allowed: readonly Step[],
  reasons: (step: Step) => number,
): SheetFit {
  const { rows } = content
  const onePage = allowed.filter((step) => reasons(step) + frameHeight(content, step) <= pageHeight)
  const isOnePage = onePage.length > 0
  const pagesOf = (step: Step) =>
    isOnePage
      ? [rows.length]
      : rowsPerPage(rowHeights(rows, step), roomOfMany(content, step, reasons(step)))
  const fewest = Math.min(...manyPages.map((step) => pagesOf(step).length))
  const choice = isOnePage ? onePage : manyPages.filter((step) => pagesOf(step).length === fewest)
  const step =
    choice.find(({ scale }) => scale >= 0.85 && !isAnyNameWrapped(rows, scale)) ??
    choice.find(({ scale }) => !isAnyWordBroken(rows, scale)) ??
    (choice.at(-1) as Step)
  return { ...step, columns: columnWidths(rows, step.scale), pages: pagesOf(step) }
}

/** The fit as the custom properties of the style sheets. */
export const fitStyle = ({ scale, rowPad, columns }: SheetFit) => ({
  '--scale': scale,
  '--price-row-pad': rowPad,
  '--per-game-column': columns.perGame,
  '--total-column': columns.total,
  '--saved-column': columns.saved,
})

const reasonsHeight = (text: PlanText, scale: number) =>
  pitchHeight(text, scale) * scale + benefitsHeight(text, scale) * scale

/** All but the reasons to buy. */
function frameHeight(content: SheetContent, step: Step): number {
  const rows = rowHeights(content.rows, step).reduce((sum, height) => sum + height, 0)
  return topHeight(content) + tableHeight(step) + rows + tailHeight(content, step) + gaps
}

/** Of several pages each has its footer and, but for the first, a head. */
function roomOfMany(content: SheetContent, step: Step, reasons: number) {
  const page = pageHeight - folio - tableHeight(step) - gapOfMany
  const air = reasons > 0 ? 3 * gapOfMany : gapOfMany
  return {
    first: page - topHeight(content) - reasons - air,
    other: page - runningHeader,
    tail: tailHeight(content, step) + gapOfMany,
  }
}

const topHeight = ({ title, warning }: SheetContent) => headerHeight(title) + warningHeight(warning)

/** The table without its rows. */
const tableHeight = ({ scale }: Step) => tableHeader * scale + 6

/** What follows the last row. */
const tailHeight = ({ text, rep, footer }: SheetContent, { scale }: Step) =>
  termsHeight(text, scale) + repCardHeight(rep) + footer

function termsHeight({ note = '' }: PlanText, scale: number): number {
  const font = Math.min(9.5 * scale, 10.5)
  const { validity, fees } = priceTerms
  const lines = [`${validity} ${fees}`, note].filter((text) => text.trim() !== '')
  const count = lines.reduce((sum, line) => sum + lineCount(line, portraitWidth / font, 700), 0)
  return 6 * scale + count * font * 1.3
}

function headerHeight(title: string): number {
  return 56 + 38 * lineCount(title, (portraitWidth - 90) / 38, 700)
}

/** At scale 1, like the next. Beside headline and lede stands the saving. */
function pitchHeight({ headline, lede }: PlanText, scale: number): number {
  const width = (portraitWidth - 168) / scale
  const words =
    lineCount(headline, width / 25, 700) * 25 * 1.06 +
    6 +
    lineCount(lede, width / 12.5, 500) * 12.5 * 1.35
  return Math.max(words, 82)
}

function benefitsHeight({ benefits }: PlanText, scale: number): number {
  const column = ((portraitWidth - 24) / 2 - 12) / (scale * 12)
  const heights = benefits.map((benefit) => 17.4 + lineCount(benefit.text, column, 500) * 15.6)
  // Two side by side are as high as the higher one.
  const pairs = heights.flatMap((height, index) =>
    index % 2 === 0 ? [Math.max(height, heights[index + 1] ?? 0)] : [],
  )
  return pairs.reduce((sum, height) => sum + height, 0) + 10 * (pairs.length - 1)
}

/** What the rows of a table have on the pages of a sheet, in points. */
interface RowsRoom {
  /** On the first page, under the reasons to buy. */
  first: number
  /** On every other one. */
  other: number
  /** What follows the last row, on its page. */
  tail: number
}

/** No table ends with fewer rows on a page of their own, as long as rows are not as high as pages. */
const fewest = 3

/** How many rows stand on each page, by their heights in points. @forTests */
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
