import { venuePhoto } from '../../content/venue'
import { PAGE_HEIGHT } from '../kit/fit/portrait'
import { sizesDown } from '../kit/fit/textWidth'
import { columnWidths, nameFaults, nameFonts, rowHeights } from './columnWidths'
import {
  type Extras,
  extrasHeight,
  MIN_GAP,
  noExtras,
  onePageHeight,
  reasonsHeight,
  type SheetContent,
  type SheetSizes,
  spaceForRows,
} from './partHeights'
import type { PriceRow } from './priceRows'
import { rowsPerPage } from './rowsPerPage'

/*
 * Fits a pricing sheet onto one portrait letter page. Few rows are large and many rows are small,
 * so that both fill the page. Sizes are in points on paper and must match the style sheets. Unused
 * space is spread between the parts. If the text would be too small, the photo, the map and the
 * list of games are left out, in this order.
 */

export interface SheetFit extends SheetSizes {
  /** Widths of the columns of prices, in points. */
  columns: ReturnType<typeof columnWidths>
  /** Font size of each location's name, in points. */
  nameFonts: number[]
  /**
   * How many rows each page has. There are several pages if even the smallest sizes do not fit on
   * one.
   */
  pages: number[]
  extras: Extras
  /** A chart's height for a larger heading and for gaps, in points. */
  spare?: number
}

/** Returns the height of everything between header and prices, in points. */
type MiddleHeight = (sizes: SheetSizes) => number

const SHEET_SCALES = [1.3, 1.24, 1.18, 1.12, 1.06, 1.03, 1, 0.97, 0.95, 0.92, 0.9, 0.87, 0.85, 0.82]
const SHEET_SIZES: readonly SheetSizes[] = [
  ...SHEET_SCALES.map((scale) => ({ scale, rowPad: 4.1 * scale })),
  { scale: 0.8, rowPad: 3 },
  { scale: 0.75, rowPad: 2 },
]
/** For a chart, where the table has the whole page. */
const CHART_SIZES: readonly SheetSizes[] = [
  ...sizesDown(1.8, 1.32, 0.03).map((scale) => ({ scale, rowPad: 9 })),
  ...SHEET_SIZES,
  { scale: 0.75, rowPad: 1 },
]
/** For a table that needs several pages at any size. */
const SMALLEST_SIZES: SheetSizes = { scale: 0.75, rowPad: 3.5 }
const MULTI_PAGE_SIZES = [{ scale: 0.9, rowPad: 3.5 }, { scale: 0.8, rowPad: 3.5 }, SMALLEST_SIZES]

/**
 * A sheet's rows get this share of the unused space, up to this many points above and below each.
 */
const SHEET_SHARE = 0.5
const MAX_PAD_ADDED = 4
/** A chart's rows get this share of the unused space, up to a height of an inch and a third. */
const CHART_SHARE = 0.8
/** In points, less the CSS pixel that browsers may add to a row. */
const MAX_CHART_ROW = 96 - 0.75

/** Extras are left out if the scale would be smaller than this. */
const MIN_SCALE_WITH_EXTRAS = 0.8
/** Text is easy to read from this scale on. */
const MIN_EASY_SCALE = 0.85

/** Fits a sheet with as many extras as possible, in the largest sizes that leave space for them. */
export function fitSheet(content: SheetContent): SheetFit {
  const hasMap = content.rows.some(({ number }) => number !== null)
  const extrasToTry: Extras[] = [
    { hasPhoto: venuePhoto !== '', hasMap, hasList: true },
    { hasPhoto: false, hasMap, hasList: true },
    { hasPhoto: false, hasMap: false, hasList: true },
  ]
  for (const extras of extrasToTry) {
    const fit = fitWithExtras(content, extras)
    if (fit) return fit
  }
  return fitWithoutExtras(content, SHEET_SIZES, middleHeightOf(content, noExtras))
}

/** Fits a sheet with these extras on one page. Null if there is no space for them. */
function fitWithExtras(content: SheetContent, extras: Extras): SheetFit | null {
  const { rows } = content
  const middleHeight = middleHeightOf(content, extras)
  const onePageSizes = SHEET_SIZES.filter(
    (sizes) => sizes.scale >= MIN_SCALE_WITH_EXTRAS && isOnePage(content, sizes, middleHeight),
  )
  const sizes =
    onePageSizes.find(({ scale }) => isEasilyRead(rows, scale)) ??
    onePageSizes.find(({ scale }) => !nameFaults(rows, scale).isWrapped)
  if (!sizes) return null
  const unused = PAGE_HEIGHT - onePageHeight(content, sizes) - middleHeight(sizes)
  const padAdded = Math.min(MAX_PAD_ADDED, (unused * SHEET_SHARE) / (2 * rows.length))
  const paddedSizes = { ...sizes, rowPad: sizes.rowPad + padAdded }
  return createFit(content, paddedSizes, [rows.length], extras)
}

/** Fits a chart, which has only the table and the header. */
export function fitChart(content: SheetContent): SheetFit {
  const fit = fitWithoutExtras(content, CHART_SIZES, () => 0)
  const { rows } = content
  if (fit.pages.length > 1 || rows.length === 0) return fit
  // A chart has only one of the page's three gaps.
  const unused = PAGE_HEIGHT - onePageHeight(content, fit) + 2 * MIN_GAP
  const tallest = Math.max(...rowHeights(rows, fit))
  const pads = 2 * rows.length
  const added = Math.min((unused * CHART_SHARE) / pads, Math.max(0, MAX_CHART_ROW - tallest) / 2)
  return { ...fit, rowPad: fit.rowPad + added, spare: unused - added * pads }
}

function isEasilyRead(rows: readonly PriceRow[], scale: number): boolean {
  const { isWrapped, isTooLong } = nameFaults(rows, scale)
  return scale >= MIN_EASY_SCALE && !isWrapped && !isTooLong
}

const middleHeightOf =
  ({ text, lists }: SheetContent, extras: Extras): MiddleHeight =>
  ({ scale }) =>
    reasonsHeight(text, scale) + extrasHeight(lists, extras)

const isOnePage = (content: SheetContent, sizes: SheetSizes, middleHeight: MiddleHeight) =>
  middleHeight(sizes) + onePageHeight(content, sizes) <= PAGE_HEIGHT

function createFit(content: SheetContent, sizes: SheetSizes, pages: number[], extras: Extras) {
  const columns = columnWidths(content.rows, sizes.scale)
  return { ...sizes, columns, nameFonts: nameFonts(content.rows, sizes.scale), pages, extras }
}

/**
 * Fits a sheet without extras on one page if any of the sizes fits, otherwise on as few pages as it
 * needs.
 */
function fitWithoutExtras(
  content: SheetContent,
  sizesToTry: readonly SheetSizes[],
  middleHeight: MiddleHeight,
): SheetFit {
  const { rows } = content
  const onePageSizes = sizesToTry.filter((sizes) => isOnePage(content, sizes, middleHeight))
  const largest = mostReadable(rows, onePageSizes)
  if (largest) return createFit(content, largest, [rows.length], noExtras)
  const pagesOf = (sizes: SheetSizes) =>
    rowsPerPage(rowHeights(rows, sizes), spaceForRows(content, sizes, middleHeight(sizes)))
  const fewest = Math.min(...MULTI_PAGE_SIZES.map((sizes) => pagesOf(sizes).length))
  const fewestPagesSizes = MULTI_PAGE_SIZES.filter((sizes) => pagesOf(sizes).length === fewest)
  const sizes = mostReadable(rows, fewestPagesSizes) ?? SMALLEST_SIZES
  return createFit(content, sizes, pagesOf(sizes), noExtras)
}

/**
 * The largest sizes with the fewest problems in the locations' names.
 * @param choices sorted from large to small.
 * @returns undefined without choices.
 */
function mostReadable(rows: readonly PriceRow[], choices: readonly SheetSizes[]) {
  const candidates = choices.map((sizes) => ({ sizes, ...nameFaults(rows, sizes.scale) }))
  const best =
    candidates.find(({ sizes }) => isEasilyRead(rows, sizes.scale)) ??
    candidates.find(({ isBroken, isTooLong }) => !isBroken && !isTooLong) ??
    candidates.find(({ isTooLong }) => !isTooLong) ??
    candidates.find(({ isBroken }) => !isBroken)
  return best?.sizes ?? choices.at(-1)
}

/** The fit as custom properties for the style sheets. */
export const fitStyle = ({ scale, rowPad, columns, spare }: SheetFit) => ({
  '--scale': scale,
  '--spare': spare,
  '--price-row-pad': rowPad,
  '--per-game-column': columns.perGame,
  '--total-column': columns.total,
  '--box-total-column': columns.boxTotal,
  '--saved-column': columns.saved,
})
