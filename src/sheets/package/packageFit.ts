import { FOLIO, PAGE_HEIGHT, RUNNING_HEADER, warningHeight } from '../kit/fit/portrait'
import { sizesDown, sum } from '../kit/fit/textWidth'
import { type Band, type GamePage, gamePages, hasHeading } from './gamePages'
import { type MiniCalendarContent, miniCalendarHeight, monthsAcross } from './miniCalendarFit'
import type { PackageGame } from './packageContent'
import { fitRow, MIN_HIGH_ROW, type RowFit } from './rowFit'
import { clampToTenth, type HeaderContent, titleFont, topHeight } from './titleFit'

/*
 * Fits a package of any size onto portrait letter paper: one page if its rows are legible there, otherwise as few pages
 * as it needs. The rows share the space that the rest of the page leaves. Sizes of text and logos depend on the row
 * height, so the same design works for 3 to 92 games. All numbers are in points on paper; on screen they are scaled.
 */

/** Row heights. The smallest holds two lines of text of 7pt and more. */
const MIN_ROW = 17.4
/** The smallest row if a second page is needed anyway. */
const MIN_ROW_OF_MANY = 22.5
/** How much height a low row gains at most if a potential game takes two lines. */
const SECOND_LINE = 4.5
/** From this row height on, the text around the list has its full size. */
const ROOMY_ROW = 32
/** The highest row of one line, and how much higher than its logo another can be. What is left is at the page's foot. */
const MAX_LINE_ROW = 54
const AROUND_LOGO = 30
/** With a small calendar, this applies to all rows, because the calendar grows instead. */
const MIN_AROUND_LOGO = 10
/** Space around a small calendar, if rows are high enough without it: on a page of its list, and of several pages. */
const CALENDAR_SPACE = { one: 14, several: 18 }
/** The maximum height of the months' names. They grow once rows have reached the smaller number. */
const MAX_MONTH = 26

/**
 * Sizes around the list, and heights of a month's name, largest first. Logos may shrink to a share if the months' names
 * get more space for it.
 */
const LIST_SIZES = {
  roomy: { title: 30, heading: 26, months: [24, 22, 19, 16], logoShare: 0.89 },
  tight: { title: 28, heading: 23, months: [21, 19, 17, 15, 13], logoShare: 0.92 },
}
const POINTS_PER_PIXEL = 0.75
/** How much the small calendar can grow, by its months per row, so that a day's marks still fit. */
const MAX_CALENDAR_GROWTH = { 3: 0.5, 4: 0.1 }

export interface PackageFit extends RowFit {
  /** The games of each page. */
  pages: GamePage[]
  /** Whether the text around the list is smaller. */
  isTight: boolean
  titleSize: number
  /** Height of a team's heading with the gap above it. */
  headingHeight: number
  /** Height of a month's name above its games; 0 if months are not named. */
  monthHeight: number
  /** The specified logo size in CSS pixels. */
  logoSize: number
  /** How much larger the small calendar is, if few games leave space for it. */
  calendarScale: number
}

export interface FitInput {
  header: HeaderContent
  /** All games, as bands from top to bottom. */
  bands: Band[]
  /** Specified logo size in CSS pixels. */
  logoSize: number
  /** Has no months if there is no small calendar. */
  calendar: MiniCalendarContent<PackageGame>
  /** A warning about missing games, or ''. */
  warning: string
  /** Height of the sheet's footer, in points. */
  footer: number
}

/**
 * Fits a package as large as its games allow. Months are named if that adds no page and does not shrink the text.
 */
export function fitPackage(input: FitInput): PackageFit {
  const roomy = fitRows(input, false)
  const isTight = roomy.pages.length > 1 || roomy.rowHeight < ROOMY_ROW
  const withoutMonths = isTight ? fitRows(input, true) : roomy
  const [minOpponentFont, minDetailFont] = withoutMonths.minFonts
  const { months, logoShare } = LIST_SIZES[isTight ? 'tight' : 'roomy']
  const withMonths = months
    .map((month) => fitRows(input, isTight, { month, withoutMonths }))
    .filter(
      ({ pages, opponentFont, detailFont }) =>
        pages.length === withoutMonths.pages.length &&
        opponentFont >= minOpponentFont &&
        detailFont >= minDetailFont,
    )
  const leastLogo = logoShare * Math.max(...withMonths.map(({ logo }) => logo))
  return withMonths.find(({ logo }) => logo >= leastLogo) ?? withoutMonths
}

/** The height of the months' names, and the fit of the same list without them. */
interface NamedMonths {
  month: number
  withoutMonths: PackageFit
}

/** Fits the list, on one page if its rows are high enough there. */
function fitRows(input: FitInput, isTight: boolean, months?: NamedMonths): PackageFit {
  const { bands, logoSize } = input
  const month = months?.month ?? 0
  const heights = measure(input, isTight, month)
  const { unused, ...list } = fitOnePage(input, heights) ?? fitPages(input, heights)
  const row = fitRow(list.rowHeight, months?.withoutMonths.rowHeight ?? list.rowHeight, {
    columns: Math.max(1, ...bands.map((band) => band.columns)),
    logoBox: logoSize * POINTS_PER_PIXEL,
    lines: bands.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries)),
    hasYear: month === 0,
  })
  const { titleSize, headingHeight } = heights
  const calendarScale = calendarScaleFor(input, unused, heights.calendar)
  return { ...list, ...row, isTight, titleSize, headingHeight, logoSize, calendarScale }
}

type Heights = ReturnType<typeof measure>

/** The title's size, and the heights of everything except the games' rows. */
function measure(input: FitInput, isTight: boolean, monthHeight: number) {
  const { header, bands, warning, footer } = input
  const { title: largestTitle, heading: headingHeight } = LIST_SIZES[isTight ? 'tight' : 'roomy']
  const titleSize = titleFont(header, largestTitle, isTight)
  const calendar = miniCalendarHeight(input.calendar, isTight)
  // Without a team's heading, the first month has extra space above it.
  const firstMonth = bands[0] && !hasHeading(bands[0]) ? Math.min(4, monthHeight) : 0
  const potential = bands.map(({ parts }) => Math.max(0, ...parts.map((part) => part.potential)))
  return {
    titleSize,
    headingHeight,
    monthHeight,
    calendar,
    aboveGames: topHeight(header, titleSize, isTight) + warningHeight(warning) + firstMonth,
    belowGames: footer + calendar,
    headings: bandsHeight(bands, { rowHeight: 0, headingHeight, monthHeight }),
    /** Height of the potential games' second lines. */
    secondLines: isTight ? sum(potential) * SECOND_LINE : 0,
  }
}

/** Height of bands, with the names of teams and months. */
const bandsHeight = (
  bands: readonly Band[],
  heights: Pick<PackageFit, 'rowHeight' | 'headingHeight' | 'monthHeight'>,
) =>
  sum(
    bands.map((band) => {
      const heading = hasHeading(band) ? heights.headingHeight : 0
      return heading + band.months * heights.monthHeight + band.rows * heights.rowHeight
    }),
  )

/** The fit of a list, and the unused points on its last page. */
interface ListFit extends Pick<PackageFit, 'pages' | 'rowHeight' | 'monthHeight'> {
  unused: number
}

const maxRow = (logoBox: number) => (logoBox < MIN_HIGH_ROW ? MAX_LINE_ROW : logoBox + AROUND_LOGO)

/** Fits the list on one page. Null if rows would be too low. Space that rows do not need goes to the months' names. */
function fitOnePage({ bands, logoSize }: FitInput, heights: Heights): ListFit | null {
  const { calendar, monthHeight: minMonth } = heights
  const rows = sum(bands.map((band) => band.rows)) || 1
  const { aboveGames, belowGames, headings, secondLines } = heights
  const row = (PAGE_HEIGHT - aboveGames - belowGames - (headings + secondLines)) / rows
  if (row < MIN_ROW) return null
  const available = calendar > 0 && row > MIN_ROW_OF_MANY ? row - CALENDAR_SPACE.one / rows : row
  const unusedAt = (rowHeight: number) => Math.max(0, available - rowHeight) * rows
  const logoBox = logoSize * POINTS_PER_PIXEL
  const months = sum(bands.map((band) => band.months))
  const spare = calendar === 0 ? unusedAt(logoBox + MIN_AROUND_LOGO) : 0
  const monthHeight = minMonth && Math.min(MAX_MONTH, minMonth + spare / Math.max(1, months))
  const rowHeight = Math.min(
    available - ((monthHeight - minMonth) * months) / rows,
    calendar > 0 ? logoBox + MIN_AROUND_LOGO : maxRow(logoBox),
  )
  return { pages: [bands], rowHeight, monthHeight, unused: unusedAt(rowHeight) }
}

/** Fits the list on several pages, with the highest rows that need as few pages as the smallest rows. */
function fitPages({ bands, logoSize }: FitInput, heights: Heights): ListFit {
  const { headingHeight, monthHeight, belowGames } = heights
  const furtherPage = PAGE_HEIGHT - RUNNING_HEADER - FOLIO
  const layOut = (rowHeight: number, air = 0) => ({
    rowHeight,
    pages: gamePages(bands, {
      rowHeight,
      headingHeight,
      monthHeight,
      belowGames: belowGames + air,
      first: PAGE_HEIGHT - heights.aboveGames - FOLIO - heights.secondLines,
      other: furtherPage - heights.secondLines,
    }),
  })
  const smallest = layOut(MIN_ROW_OF_MANY)
  const largestRow = maxRow(logoSize * POINTS_PER_PIXEL)
  const highest = sizesDown(largestRow, MIN_ROW_OF_MANY, 0.25).find((rowHeight) => {
    const { pages } = layOut(rowHeight, heights.calendar > 0 ? CALENDAR_SPACE.several : 0)
    return pages.length <= smallest.pages.length && pages.at(-1)?.length !== 0
  })
  const { rowHeight, pages } = highest === undefined ? smallest : layOut(highest)
  const onLastPage = bandsHeight(pages.at(-1) ?? [], { rowHeight, headingHeight, monthHeight })
  return { pages, rowHeight, monthHeight, unused: furtherPage - belowGames - onLastPage }
}

/** The scale of the small calendar if `unused` points are left. */
function calendarScaleFor({ calendar }: FitInput, unused: number, height: number) {
  const most = MAX_CALENDAR_GROWTH[monthsAcross(calendar.months.length)]
  return 1 + clampToTenth(0, unused / Math.max(1, height), most)
}
