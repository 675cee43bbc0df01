import { priceTerms } from '../../content/season/current'
import { venuePhoto } from '../../content/venue'
import type { PlanText } from '../../content/words/planTexts'
import { folio, pageHeight, portraitWidth, runningHeader, warningHeight } from '../kit/fit/portrait'
import { heightIn, lineCount, type PaperType, sizesDown } from '../kit/fit/textWidth'
import { columnWidths, nameFaults, nameFonts, rowHeights } from './columnWidths'
import {
  columnGap,
  type Extras,
  extrasHeight,
  noExtras,
  pricingHeadHeight,
  third,
  venueTerms,
} from './extrasFit'
import type { PriceRow } from './priceRows'

/*
 * Fits a pricing sheet onto one portrait letter page: a table of three rows is set large, one of
 * many rows small, so that neither looks lost nor runs over. The sizes are those of the style
 * sheets, in points on paper; what is left over becomes air between the parts. Where the type would
 * get too small, photo, drawing and list of games give way, in this order.
 */

export type SheetFit = ReturnType<typeof fitted>

/** What decides how much space a sheet needs. */
export interface SheetContent {
  title: string
  text: PlanText
  rows: readonly PriceRow[]
  rep: { name: string; phone: string; email: string }
  /** Games sold in each of the lists. */
  lists: readonly number[]
  /** Says that locations are missing; '' where none are. */
  warning: string
  /** Points that the sheet's footer takes. */
  footer: number
}

/** The least air between two parts, and how many parts there are beside the extras. */
const gap = 11
const gapCount = 3
/** Between them where there are several pages. */
const gapOfMany = 14
/** The table's heading with the air below it, at least; its two header rows at scale 1, and their lines. */
const heading = 24
const headerRows = 37.5
const headerLines = 8

interface Step {
  /** Multiplies every size under the header. */
  scale: number
  /** Air above and below a row's text. */
  rowPad: number
}
const sheetScales = [1.3, 1.24, 1.18, 1.12, 1.06, 1.03, 1, 0.97, 0.95, 0.92, 0.9, 0.87, 0.85, 0.82]
const steps: readonly Step[] = [
  ...sheetScales.map((scale) => ({ scale, rowPad: 4.1 * scale })),
  { scale: 0.8, rowPad: 3 },
  { scale: 0.75, rowPad: 2 },
]
/** A table that has the page for itself. */
const chartSteps: readonly Step[] = [
  ...sizesDown(1.8, 1.32, 0.03).map((scale) => ({ scale, rowPad: 9 })),
  ...steps,
  { scale: 0.75, rowPad: 1 },
]
/** Rows get what is left over: on a sheet a half of it, as many points at most; on a chart up to this height. */
const mostPadAdded = 4
const tallestRow = 72
/** Where the table needs more than a page anyway: the largest that need no more pages than the smallest. */
const multiPageSteps = [0.9, 0.8, 0.75].map((scale) => ({ scale, rowPad: 3.5 }))

/** No type of a sheet gets smaller than at this scale for the sake of what may give way. */
const smallestScale = 0.8

/** The most of it, and the largest sizes at which it fits. */
export function fitSheet(content: SheetContent): SheetFit {
  const hasMap = content.rows.some(({ number }) => number !== null)
  const hasPhoto = venuePhoto !== ''
  for (const extras of [
    { hasPhoto, hasMap, hasList: true },
    { hasPhoto: false, hasMap, hasList: true },
    { hasPhoto: false, hasMap: false, hasList: true },
  ]) {
    const middleHeight = middleHeightOf(content, extras)
    const large = steps.filter(
      (step) => step.scale >= smallestScale && isOnePage(content, step, middleHeight),
    )
    const step =
      large.find(({ scale }) => isEasilyRead(content.rows, scale)) ??
      large.find(({ scale }) => !nameFaults(content.rows, scale).isWrapped)
    if (step) {
      const rest = pageHeight - frameHeight(content, step) - middleHeight(step)
      const rowPad = step.rowPad + Math.min(mostPadAdded, rest / (4 * content.rows.length))
      return fitted(content, { ...step, rowPad }, extras, [content.rows.length])
    }
  }
  return chooseStep(content, steps, middleHeightOf(content, noExtras), noExtras)
}

/** The same for a table with nothing but the header above it. */
export function fitChart(content: SheetContent): SheetFit {
  const fit = chooseStep(content, chartSteps, () => 0, noExtras)
  const { rows } = content
  if (fit.pages.length > 1 || rows.length === 0) return fit
  const rest = pageHeight - frameHeight(content, fit) + 2 * gap
  const tallest = Math.max(...rowHeights(rows, fit))
  const added = Math.min(rest / rows.length, Math.max(0, tallestRow - tallest)) / 2
  return { ...fit, rowPad: fit.rowPad + added }
}

function isEasilyRead(rows: readonly PriceRow[], scale: number): boolean {
  const { isWrapped, isTooLong } = nameFaults(rows, scale)
  return scale >= 0.85 && !isWrapped && !isTooLong
}

/** Height of what stands between header and prices, without the gaps around it. */
const middleHeightOf =
  ({ text, lists }: SheetContent, extras: Extras) =>
  ({ scale }: Step) =>
    reasonsHeight(text, scale) + extrasHeight(lists, extras)

const isOnePage = (content: SheetContent, step: Step, reasons: (step: Step) => number) =>
  reasons(step) + frameHeight(content, step) <= pageHeight

/** `pages`: how many rows each has; several where even the smallest sizes need them. */
const fitted = ({ rows }: SheetContent, step: Step, extras: Extras, pages: number[]) => ({
  ...step,
  columns: columnWidths(rows, step.scale),
  /** Font sizes of the locations' names. */
  names: nameFonts(rows, step.scale),
  pages,
  extras,
})

/**
 * Smaller sizes where only they leave space for the locations' names beside the prices. `middleHeight` is
 * what stands between header and prices, with the air below.
 */
function chooseStep(
  content: SheetContent,
  allowed: readonly Step[],
  reasons: (step: Step) => number,
  extras: Extras,
): SheetFit {
  const { rows } = content
  const onePage = allowed.filter((step) => isOnePage(content, step, reasons))
  const hasOnePage = onePage.length > 0
  const pagesOf = (step: Step) =>
    hasOnePage
      ? [rows.length]
      : rowsPerPage(rowHeights(rows, step), spaceOfMany(content, step, reasons(step)))
  const fewest = Math.min(...multiPageSteps.map((step) => pagesOf(step).length))
  const choice = hasOnePage
    ? onePage
    : multiPageSteps.filter((step) => pagesOf(step).length === fewest)
  const faulty = choice.map((step) => ({ step, ...nameFaults(rows, step.scale) }))
  const found =
    faulty.find(({ step }) => isEasilyRead(rows, step.scale)) ??
    faulty.find(({ isBroken, isTooLong }) => !isBroken && !isTooLong) ??
    faulty.find(({ isTooLong }) => !isTooLong) ??
    faulty.find(({ isBroken }) => !isBroken)
  const step = found?.step ?? (choice.at(-1) as Step)
  return fitted(content, step, extras, pagesOf(step))
}

/** The fit as the custom properties of the style sheets. */
export const fitStyle = ({ scale, rowPad, columns }: SheetFit) => ({
  '--scale': scale,
  '--price-row-pad': rowPad,
  '--per-game-column': columns.perGame,
  '--total-column': columns.total,
  '--box-total-column': columns.boxTotal,
  '--saved-column': columns.saved,
})

const reasonsHeight = (text: PlanText, scale: number) =>
  pitchHeight(text, scale) * scale + benefitsHeight(text, scale) * scale

/** All but the reasons to buy. */
function frameHeight(content: SheetContent, step: Step): number {
  const rows = rowHeights(content.rows, step).reduce((sum, height) => sum + height, 0)
  return topHeight(content) + tableHeight(step) + rows + tailHeight(content, step) + gapCount * gap
}

/** Of several pages each has its footer and, but for the first, a header. */
function spaceOfMany(content: SheetContent, step: Step, reasons: number) {
  const page = pageHeight - folio - tableHeight(step) - gapOfMany
  const air = reasons > 0 ? 3 * gapOfMany : gapOfMany
  return {
    first: page - topHeight(content) - reasons - air,
    other: page - runningHeader,
    tail: tailHeight(content, step) + gapOfMany,
  }
}

const topHeight = ({ title, rep, warning }: SheetContent) =>
  pricingHeadHeight(title, rep) + (warning ? gap + warningHeight(warning) : 0)

/** The table without its rows. */
const tableHeight = ({ scale }: Step) =>
  Math.max(heading, 27 * scale) + headerRows * scale + headerLines

/** What follows the last row. */
const tailHeight = ({ text, footer }: SheetContent, { scale }: Step) =>
  termsHeight(text, scale) + footer

function termsHeight({ note = '' }: PlanText, scale: number): number {
  const font = Math.min(9.5 * scale, 10.5)
  const { validity, fees } = priceTerms
  const lines = [`${validity} ${fees}`, note, venueTerms].filter((text) => text.trim() !== '')
  const count = lines.reduce((sum, line) => sum + lineCount(line, portraitWidth / font, 700), 0)
  return 6 * scale + count * font * 1.3
}

/* The sizes of Pricing.module.css, in points at scale 1. */
const benefitTitle: PaperType = { size: 14, line: 16.8, weight: 700 }
const benefitText: PaperType = { size: 12, line: 15.6, weight: 500 }

/** At scale 1, like the next. Beside headline and lede stands the saving, as high as their letters. */
function pitchHeight({ headline, lede }: PlanText, scale: number): number {
  const width = (portraitWidth - third - columnGap) / scale
  const words =
    lineCount(headline, width / 25, 700) * 25 * 1.06 +
    6 +
    lineCount(lede, width / 12.5, 500) * 12.5 * 1.35 -
    8
  return Math.max(words, 82)
}

function benefitsHeight({ benefits }: PlanText, scale: number): number {
  const column = third / scale
  const heights = benefits.map(({ title, text }) => {
    return heightIn(column, title, benefitTitle) + heightIn(column, text, benefitText)
  })
  // Those side by side are as high as the highest; above each are a line and air.
  const rows = [0, 3].map((at) => Math.max(0, ...heights.slice(at, at + 3)) + 4)
  return rows.reduce((sum, height) => sum + height, 0) + 9 + 6 / scale
}

/** What the rows of a table have on the pages of a sheet, in points. */
interface RowsSpace {
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
  { first, other, tail }: RowsSpace,
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
function fitting(heights: readonly number[], space: number): number {
  let [count, used] = [0, heights[0] ?? 0]
  while (used <= space && count < heights.length) {
    count++
    used += heights[count] ?? 0
  }
  return Math.max(1, Math.min(count, heights.length - fewest))
}

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0)
