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
  headingHeight: number
  /** Height of a month's name above its games; 0 without. */
  monthHeight: number
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
  const [minMatchFont, minMetaFont] = withoutMonths.smallestType
  const withMonths = listSizes[isTight ? 'tight' : 'roomy'].months
    .map((month) => fitRows(input, isTight, { month, withoutMonths }))
    .filter(
      ({ pages, matchFont, metaFont }) =>
        pages.length === withoutMonths.pages.length &&
        matchFont >= minMatchFont &&
        metaFont >= minMetaFont,
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
  const { unused, ...list } = fitOnePage(input, heights) ?? fitPages(input, heights)
  const row = fitRow(list.rowHeight, months?.withoutMonths.rowHeight ?? list.rowHeight, {
    columns: Math.max(1, ...bands.map((band) => band.columns)),
    logoBox: logoSize * pointsPerPixel,
    lines: bands.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries)),
    hasYear: month === 0,
  })
  const { titleSize, headingHeight } = heights
  const calendarScale = calendarScaleFor(input, unused, heights.calendar)
  return { ...list, ...row, isTight, titleSize, headingHeight, logoSize, calendarScale }
}

type Heights = ReturnType<typeof measure>

/** The title's size, and the heights of all that is not a game's row. */
function measure(input: FitInput, isTight: boolean, monthHeight: number) {
  const { header, bands, warning, footer } = input
  const { title: largestTitle, heading: headingHeight } = listSizes[isTight ? 'tight' : 'roomy']
  const titleSize = titleFont(header, largestTitle, isTight)
  const calendar = miniCalendarHeight(input.calendar, isTight)
  const potential = bands.map(({ parts }) => Math.max(0, ...parts.map((part) => part.potential)))
  return {
    titleSize,
    headingHeight,
    monthHeight,
    calendar,
    aboveGames: topHeight(header, titleSize, isTight) + warningHeight(warning),
    belowGames: footer + calendar,
    headings: bandsHeight(bands, { rowHeight: 0, headingHeight, monthHeight }),
    /** Of the potential games' second lines. */
    secondLines: isTight ? sum(potential) * secondLine : 0,
  }
}

/** Height of bands, with all names of teams and months. */
const bandsHeight = (
  bands: readonly Band[],
  heights: Pick<PackageFit, 'rowHeight' | 'headingHeight' | 'monthHeight'>,
) =>
  sum(
    bands.map(
      (band) =>
        (hasHeading(band) ? heights.headingHeight : 0) +
        band.months * heights.monthHeight +
        band.rows * heights.rowHeight,
    ),
  )

/** How a list is set, and the points that are left over on its last page. */
interface ListFit extends Pick<PackageFit, 'pages' | 'rowHeight' | 'monthHeight'> {
  unused: number
}

/** Null where rows would be too low on one page. What the highest rows leave goes to months' names. */
function fitOnePage({ bands, logoSize }: FitInput, heights: Heights): ListFit | null {
  const { calendar, monthHeight: leastMonth } = heights
  const rows = sum(bands.map((band) => band.rows)) || 1
  const { aboveGames, belowGames, headings, secondLines } = heights
  const available = (pageHeight - aboveGames - belowGames - (headings + secondLines)) / rows
  if (available < smallestRow) return null
  const unusedAt = (rowHeight: number) => Math.max(0, available - rowHeight) * rows
  const logoBox = logoSize * pointsPerPixel
  const months = sum(bands.map((band) => band.months))
  const spare = calendar === 0 ? unusedAt(logoBox + leastAroundLogo) : 0
  const monthHeight = leastMonth && Math.min(highestMonth, leastMonth + spare / Math.max(1, months))
  const rowHeight = Math.min(
    available - ((monthHeight - leastMonth) * months) / rows,
    logoBox + (calendar > 0 ? leastAroundLogo : aroundLogo),
  )
  return { pages: [bands], rowHeight, monthHeight, unused: unusedAt(rowHeight) }
}

/** The highest rows that need no more pages than the smallest would. */
function fitPages({ bands, logoSize }: FitInput, heights: Heights): ListFit {
  const { headingHeight, monthHeight, belowGames } = heights
  const furtherPage = pageHeight - runningHeader - folio
  const layOut = (rowHeight: number) => ({
    rowHeight,
    pages: gamePages(bands, {
      rowHeight,
      headingHeight,
      monthHeight,
      belowGames,
      first: pageHeight - heights.aboveGames - folio - heights.secondLines,
      other: furtherPage - heights.secondLines,
    }),
  })
  const smallest = layOut(smallestRowOfMany)
  const largestRow = logoSize * pointsPerPixel + aroundLogo
  const highest = sizesDown(largestRow, smallestRowOfMany, 0.5).find((rowHeight) => {
    const { pages } = layOut(rowHeight)
    return pages.length <= smallest.pages.length && pages.at(-1)?.length !== 0
  })
  const { rowHeight, pages } = highest === undefined ? smallest : layOut(highest)
  const onLastPage = bandsHeight(pages.at(-1) ?? [], { rowHeight, headingHeight, monthHeight })
  return { pages, rowHeight, monthHeight, unused: furtherPage - belowGames - onLastPage }
}

/** How much larger the small calendar becomes where `unused` points are left over. */
function calendarScaleFor({ calendar }: FitInput, unused: number, height: number) {
  const most = mostCalendarGrowth[monthsAcross(calendar.months.length)]
  return 1 + within(0, unused / Math.max(1, height), most)
}
