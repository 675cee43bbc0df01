import { venuePhoto } from '../../content/venue'
import { pageHeight } from '../kit/fit/portrait'
import { sizesDown } from '../kit/fit/textWidth'
import { columnWidths, nameFaults, nameFonts, rowHeights } from './columnWidths'
import { type Extras, extrasHeight, noExtras } from './extrasFit'
import {
  minGap,
  onePageHeight,
  reasonsHeight,
  type SheetContent,
  type SheetSizes,
  spaceForRows,
} from './partHeights'
import type { PriceRow } from './priceRows'
import { rowsPerPage } from './rowsPerPage'

/*
 * Fits a pricing sheet onto one portrait letter page: a table of three rows is set large, one of
 * many rows small, so that both fill the page. The sizes are those of the style sheets, in points on
 * paper; unused space is spread between the parts. Where the type would be too small, photo, drawing
 * and list of games are left out, in this order.
 */

export interface SheetFit extends SheetSizes {
  /** Widths of the columns of prices, in points. */
  columns: ReturnType<typeof columnWidths>
  /** Font size of each location's name, in points. */
  nameFonts: number[]
  /** How many rows each page has; several pages where even the smallest sizes need them. */
  pages: number[]
  extras: Extras
}

/** Height of everything between header and prices, in points. */
type MiddleHeight = (sizes: SheetSizes) => number

const sheetScales = [1.3, 1.24, 1.18, 1.12, 1.06, 1.03, 1, 0.97, 0.95, 0.92, 0.9, 0.87, 0.85, 0.82]
const sheetSizes: readonly SheetSizes[] = [
  ...sheetScales.map((scale) => ({ scale, rowPad: 4.1 * scale })),
  { scale: 0.8, rowPad: 3 },
  { scale: 0.75, rowPad: 2 },
]
/** Of a table that has the page for itself. */
const chartSizes: readonly SheetSizes[] = [
  ...sizesDown(1.8, 1.32, 0.03).map((scale) => ({ scale, rowPad: 9 })),
  ...sheetSizes,
  { scale: 0.75, rowPad: 1 },
]
/** Of a table that needs several pages at any size. */
const multiPageSizes = [0.9, 0.8, 0.75].map((scale) => ({ scale, rowPad: 3.5 }))

/** Rows of a sheet get half of the unused space, up to this much above and below each. */
const maxPadAdded = 4
/** Rows and head of a chart get all of it, a row up to this height, to which a browser adds up to a pixel. */
const maxChartRow = 71.25

/** Where the type would be smaller than at this scale, extras are left out. */
const minScaleWithExtras = 0.8
/** From this scale on, type is easy to read. */
const minEasyScale = 0.85

/** A sheet with as many extras as fit, in the largest sizes that leave them space. */
export function fitSheet(content: SheetContent): SheetFit {
  const { rows } = content
  const hasMap = rows.some(({ number }) => number !== null)
  const sizesWithExtras = sheetSizes.filter(({ scale }) => scale >= minScaleWithExtras)
  for (const extras of [
    { hasPhoto: venuePhoto !== '', hasMap, hasList: true },
    { hasPhoto: false, hasMap, hasList: true },
    { hasPhoto: false, hasMap: false, hasList: true },
  ]) {
    const middleHeight = middleHeightOf(content, extras)
    const fitting = sizesWithExtras.filter((sizes) => isOnePage(content, sizes, middleHeight))
    const sizes =
      fitting.find(({ scale }) => isEasilyRead(rows, scale)) ??
      fitting.find(({ scale }) => !nameFaults(rows, scale).isWrapped)
    if (sizes) {
      const unused = pageHeight - onePageHeight(content, sizes) - middleHeight(sizes)
      const padAdded = Math.min(maxPadAdded, unused / 2 / (2 * rows.length))
      const paddedSizes = { ...sizes, rowPad: sizes.rowPad + padAdded }
      return createFit(content, paddedSizes, [rows.length], extras)
    }
  }
  return fitInto(content, sheetSizes, middleHeightOf(content, noExtras))
}

/** A chart: the table with nothing but the header above it. */
export function fitChart(content: SheetContent): SheetFit {
  const fit = fitInto(content, chartSizes, () => 0)
  const { rows } = content
  if (fit.pages.length > 1 || rows.length === 0) return fit
  // Of the page's three gaps a chart has one.
  const unused = pageHeight - onePageHeight(content, fit) + 2 * minGap
  const tallest = Math.max(...rowHeights(rows, fit))
  const added = Math.min(unused / (rows.length + 1), Math.max(0, maxChartRow - tallest)) / 2
  return { ...fit, rowPad: fit.rowPad + added }
}

function isEasilyRead(rows: readonly PriceRow[], scale: number): boolean {
  const { isWrapped, isTooLong } = nameFaults(rows, scale)
  return scale >= minEasyScale && !isWrapped && !isTooLong
}

const middleHeightOf =
  ({ text, lists }: SheetContent, extras: Extras): MiddleHeight =>
  ({ scale }) =>
    reasonsHeight(text, scale) + extrasHeight(lists, extras)

const isOnePage = (content: SheetContent, sizes: SheetSizes, middleHeight: MiddleHeight) =>
  middleHeight(sizes) + onePageHeight(content, sizes) <= pageHeight

function createFit(content: SheetContent, sizes: SheetSizes, pages: number[], extras: Extras) {
  const columns = columnWidths(content.rows, sizes.scale)
  return { ...sizes, columns, nameFonts: nameFonts(content.rows, sizes.scale), pages, extras }
}

/** A sheet without extras, on one page where any of `allowed` fits there, else on as few as it needs. */
function fitInto(
  content: SheetContent,
  allowed: readonly SheetSizes[],
  middleHeight: MiddleHeight,
): SheetFit {
  const { rows } = content
  const onePage = allowed.filter((sizes) => isOnePage(content, sizes, middleHeight))
  if (onePage.length > 0)
    return createFit(content, mostReadable(rows, onePage), [rows.length], noExtras)
  const pagesOf = (sizes: SheetSizes) =>
    rowsPerPage(rowHeights(rows, sizes), spaceForRows(content, sizes, middleHeight(sizes)))
  const fewest = Math.min(...multiPageSizes.map((sizes) => pagesOf(sizes).length))
  const fitting = multiPageSizes.filter((sizes) => pagesOf(sizes).length === fewest)
  const sizes = mostReadable(rows, fitting)
  return createFit(content, sizes, pagesOf(sizes), noExtras)
}

/** The largest sizes with the fewest faults of the locations' names; `fitting` from large to small. */
function mostReadable(rows: readonly PriceRow[], fitting: readonly SheetSizes[]): SheetSizes {
  const faulty = fitting.map((sizes) => ({ sizes, ...nameFaults(rows, sizes.scale) }))
  const best =
    faulty.find(({ sizes }) => isEasilyRead(rows, sizes.scale)) ??
    faulty.find(({ isBroken, isTooLong }) => !isBroken && !isTooLong) ??
    faulty.find(({ isTooLong }) => !isTooLong) ??
    faulty.find(({ isBroken }) => !isBroken)
  return best?.sizes ?? (fitting.at(-1) as SheetSizes)
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
