import { folio, pageHeight, runningHeader, warningHeight } from '../kit/fit/portrait'
import { sizesDown, sum } from '../kit/fit/textWidth'
import { type Band, type GamePage, gamePages, hasHeading } from './gamePages'
import { type MiniCalendarContent, miniCalendarHeight, monthsAcross } from './miniCalendarHeight'
import type { PackageGame } from './packageContent'
import { fitRow, type RowFit } from './rowFit'
import { type HeaderContent, titleFont, topHeight, within } from './titleFit'

/*
 * Fits a package of any size onto portrait letter paper: one page while its rows stay legible, else
 * as few as it needs. The list's rows share what the rest of the page leaves, and their text and
 * logos follow from the row's height, so there is one design from 3 games to 92.
 * All numbers are points on paper; on screen the same numbers are scaled.
 */

/** Row heights. The smallest holds two lines of text of 7pt and more. */
const smallestRow = 17.4
/** No smaller than this when a second page is needed anyway. */
const smallestRowOfMany = 22.5
/** How much higher a low row is at most where a potential game takes two lines. */
const secondLine = 4.5
/** With rows as high as this the type around the list is as large as it may be. */
const roomyRow = 32
/**
 * How much higher than its logo a row is at most: further space stays empty at the bottom. With a
 * small calendar the smaller number holds, because the calendar grows instead.
 */
const aroundLogo = 28
const leastAroundLogo = 10
/** Names of months grow up to this height once rows have the smaller number. */
const highestMonth = 22

/** Type and gaps around the list; heights of a month's name, the best first. */
const listSizes = {
  roomy: { title: 30, heading: 26, months: [22, 19, 16] },
  tight: { title: 28, heading: 23, months: [19, 17, 15, 13] },
}
const pointsPerPixel = 0.75
/** The share of its size that a logo keeps where months' names have more space. */
const logoForMonths = 0.96
/** How much the small calendar grows at most, by its months beside each other: a day's marks stay in it. */
const mostCalendarGrowth = { 3: 0.5, 4: 0.1 }

export interface PackageFit extends RowFit {
  /** The games of each page. */
  pages: GamePage[]
  /** Smaller type around the list. */
  isTight: boolean
  titleSize: number
  /** Height of a team's heading with the gap above it. */
  heading: number
  /** Height of a month's name above its games; 0 without. */
  month: number
  /** Specified logo size in CSS pixels. */
  logoSize: number
  /** How much larger the small calendar is where few games leave space. */
  calendarScale: number
}

export interface FitInput {
  header: HeaderContent
  /** All games, in the bands that are below each other. */
  bands: Band[]
  /** Specified logo size in CSS pixels. */
  logoSize: number
  /** Without months where there is none. */
  calendar: MiniCalendarContent<PackageGame>
  /** Reports missing games; '' where there are none. */
  warning: string
  /** Points that the sheet's footer takes. */
  footer: number
}

/**
 * Sets a package as large as its games allow. Months are named where that takes no page more and no
 * smaller type.
 */
export function fitPackage(input: FitInput): PackageFit {
  const roomy = fitRows(input, false)
  const isTight = roomy.pages.length > 1 || roomy.rowHeight < roomyRow
  const withoutMonths = isTight ? fitRows(input, true) : roomy
  const [smallestMatch, smallestMeta] = withoutMonths.smallestType
  const withMonths = listSizes[isTight ? 'tight' : 'roomy'].months
    .map((month) => fitRows(input, isTight, { month, withoutMonths }))
    .filter(
      ({ pages, match, meta }) =>
        pages.length === withoutMonths.pages.length &&
        match >= smallestMatch &&
        meta >= smallestMeta,
    )
  const leastLogo = logoForMonths * Math.max(...withMonths.map(({ logo }) => logo))
  return withMonths.find(({ logo }) => logo >= leastLogo) ?? withoutMonths
}

/** Months' names of a height, above the same list that was set without them. */
interface NamedMonths {
  month: number
  withoutMonths: PackageFit
}

/** Sets the list, on one page if its rows can be high enough there. */
function fitRows(input: FitInput, isTight: boolean, months?: NamedMonths): PackageFit {
  const { bands, logoSize } = input
  const month = months?.month ?? 0
  const heights = measure(input, isTight, month)
  const { titleSize, heading } = heights
  const logoBox = logoSize * pointsPerPixel
  const largest = logoBox + (heights.calendar > 0 ? leastAroundLogo : aroundLogo)
  const columns = Math.max(1, ...bands.map((band) => band.columns))
  const lines = bands.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries))
  const content = { columns, logoBox, lines, hasYear: month === 0 }
  /** `named` is the height of a month's name, `unused` what is left over. */
  const createFit = (rowHeight: number, pages: GamePage[], named: number, unused: number) => {
    const row = fitRow(rowHeight, months?.withoutMonths.rowHeight ?? rowHeight, content)
    const calendarScale = calendarScaleFor(input, unused, heights.calendar)
    return { ...row, isTight, titleSize, heading, month: named, logoSize, pages, calendarScale }
  }

  const rows = sum(bands.map((band) => band.rows)) || 1
  const forRows = pageHeight - heights.aboveGames - heights.belowGames - heights.headings
  const heightOnOnePage = forRows / rows
  if (heightOnOnePage >= smallestRow) {
    const unusedBy = (height: number) => Math.max(0, heightOnOnePage - height) * rows
    const monthCount = sum(bands.map((band) => band.months))
    const spare = heights.calendar === 0 ? unusedBy(logoBox + leastAroundLogo) : 0
    const higher = month && Math.min(highestMonth, month + spare / Math.max(1, monthCount))
    const rowHeight = Math.min(heightOnOnePage - ((higher - month) * monthCount) / rows, largest)
    return createFit(rowHeight, [bands], higher, unusedBy(rowHeight))
  }
  const { rowHeight, pages } = fitPages(logoBox + aroundLogo, (rowHeight) =>
    gamePages(bands, {
      rowHeight,
      heading,
      month,
      belowGames: heights.belowGames,
      first: pageHeight - heights.aboveGames - folio - heights.twoLines,
      other: pageHeight - runningHeader - folio - heights.twoLines,
    }),
  )
  const onLastPage = bandsHeight(pages.at(-1) ?? [], { rowHeight, heading, month })
  const unused = pageHeight - runningHeader - folio - heights.belowGames - onLastPage
  return createFit(rowHeight, pages, month, unused)
}

/** How much larger the small calendar becomes where `unused` points are left over. */
function calendarScaleFor({ calendar }: FitInput, unused: number, height: number) {
  const most = mostCalendarGrowth[monthsAcross(calendar.months.length)]
  return 1 + within(0, unused / Math.max(1, height), most)
}

/** Height of bands, with all names of teams and months. */
const bandsHeight = (
  bands: readonly Band[],
  { rowHeight, heading, month }: Pick<PackageFit, 'rowHeight' | 'heading' | 'month'>,
) =>
  sum(
    bands.map(
      (band) => (hasHeading(band) ? heading : 0) + band.months * month + band.rows * rowHeight,
    ),
  )

/** The title's size, and the heights of all that is not a game's row. */
function measure(input: FitInput, isTight: boolean, month: number) {
  const { header, bands, warning, footer } = input
  const { title: largestTitle, heading } = listSizes[isTight ? 'tight' : 'roomy']
  const titleSize = titleFont(header, largestTitle, isTight)
  const calendar = miniCalendarHeight(input.calendar, isTight)
  const potential = bands.map(({ parts }) => Math.max(0, ...parts.map((part) => part.potential)))
  const twoLines = isTight ? sum(potential) * secondLine : 0
  return {
    titleSize,
    heading,
    calendar,
    aboveGames: topHeight(header, titleSize, isTight) + warningHeight(warning),
    belowGames: footer + calendar,
    headings: bandsHeight(bands, { rowHeight: 0, heading, month }) + twoLines,
    twoLines,
  }
}

/** More pages: the highest rows that need no more pages than the smallest would. */
function fitPages(largest: number, pagesFor: (rowHeight: number) => GamePage[]) {
  const fewest = { rowHeight: smallestRowOfMany, pages: pagesFor(smallestRowOfMany) }
  for (const rowHeight of sizesDown(largest, smallestRowOfMany, 0.5)) {
    const pages = pagesFor(rowHeight)
    const hasGamesOnLast = pages.at(-1)?.length !== 0
    if (pages.length <= fewest.pages.length && hasGamesOnLast) return { rowHeight, pages }
  }
  return fewest
}
