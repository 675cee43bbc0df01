import { packageTexts } from '../../content/words/packageTexts'
import {
  compactFooterHeight,
  folio,
  pageHeight,
  runningHeader,
  warningHeight,
} from '../kit/fit/portrait'
import { lineCount, sizesDown } from '../kit/fit/textWidth'
import { type Band, type GamePage, gamePages, hasHeading } from './gamePages'
import type { PackageGame } from './packageGames'
import { calendarHeight, type SmallCalendar } from './packageMonths'
import { fitRow, type RowFit } from './rowFit'
import { type HeaderContent, headerHeight, pageWidth, titleFont } from './titleFit'

/*
 * Fits a package of any size onto portrait letter paper: one page while its rows stay legible, else
 * as few as it needs. The list's rows share what the rest of the page leaves, and their text and
 * logos follow from the row's height, so there is one design from 3 games to 92.
 * All numbers are points on paper; on screen the same numbers are scaled.
 */

/** The smallest row: two lines of text of 7pt and more. */
const smallestRow = 17.4
/** No smaller than this when a second page is needed anyway. */
const smallestRowOfMany = 22.5
/** The roomiest row: few games get larger type and more air instead of an empty half page. */
const largestRow = 104
/** With rows as high as this the type around the list is as large as it may be. */
const roomyRow = 32

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
  /** The small calendar grows into room that few games leave. */
  calendarScale: number
}

export interface FitInput {
  title: string
  /** Under it: that start times may change. */
  note: string
  /** What stands beside the title. */
  head: HeaderContent
  /** All games, as they stand beside and under each other. */
  bands: Band[]
  /** Specified logo size in CSS pixels. */
  logoSize: number
  /** Without months where there is none. */
  calendar: SmallCalendar<PackageGame>
  /** Says which games are missing; '' where none are. */
  warning: string
  /** Does a game carry the asterisk of a preseason game? */
  hasFootnote: boolean
  /** Whom to call, as the notice says it; '' where nobody is known. */
  contact: string
  /** The footer's longest words, at its right: where the season calendar is. */
  lastLine: string
}

/**
 * Sets a package as large as its games allow. Months are named where that takes no page more and no
 * smaller type.
 */
export function fitPackage(input: FitInput): PackageFit {
  const roomy = fitRows(input, false)
  const isTight = roomy.pages.length > 1 || roomy.row < roomyRow
  const plain = isTight ? fitRows(input, true) : roomy
  const named = fitRows(input, isTight, plain)
  const [match, meta] = plain.least
  const isGood =
    named.pages.length === plain.pages.length && named.match >= match && named.meta >= meta
  return isGood ? named : plain
}

/** @param plain the same without the names of months, which this one is to have. */
function fitRows(input: FitInput, isTight: boolean, plain?: PackageFit): PackageFit {
  const { title, note, head, bands, logoSize, warning } = input
  const titleSize = titleFont(title, isTight ? 23 : 30, head)
  const heading = isTight ? 23 : 26
  const calendar = calendarHeight(input.calendar, isTight)
  const month = plain ? (isTight ? 13 : 16) : 0
  const top = headerHeight(title, titleSize, isTight, head, note) + warningHeight(warning)
  const tail = footerHeight(input, isTight) + calendar
  // Of a pixel three quarters of a point.
  const logoBox = logoSize * 0.75
  const largest = Math.max(logoBox + 12, Math.min(largestRow, logoBox * 2.3))
  const columns = Math.max(1, ...bands.map((band) => band.columns))
  const common = { isTight, titleSize, heading, month, logoSize }
  const rowFit = (row: number) =>
    fitRow(row, plain?.row ?? row, {
      ...{ columns, logoBox },
      lines: bands.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries)),
      hasYear: month === 0,
    })

  const rows = bands.reduce((sum, band) => sum + band.rows, 0)
  const heads = bands.reduce(
    (sum, band) => sum + (hasHeading(band) ? heading : 0) + band.months * month,
    0,
  )
  const share = (pageHeight - top - tail - heads) / Math.max(1, rows)
  if (share >= smallestRow) {
    const row = Math.min(share, largest)
    const left = (share - row) * rows
    const calendarScale = hundredths(1 + Math.min(0.5, left / Math.max(1, calendar)))
    return { ...rowFit(row), ...common, pages: [bands], calendarScale }
  }
  const { row, pages } = fitPages(largest, (row) =>
    gamePages(bands, {
      ...{ row, heading, month, tail },
      first: pageHeight - top - folio,
      other: pageHeight - runningHeader - folio,
    }),
  )
  return { ...rowFit(row), ...common, pages, calendarScale: 1 }
}

/** More pages: the tallest rows that need no more pages than the smallest would. */
function fitPages(largest: number, pagesOf: (row: number) => GamePage[]) {
  const fewest = { row: smallestRowOfMany, pages: pagesOf(smallestRowOfMany) }
  for (const row of sizesDown(largest, smallestRowOfMany, 0.5)) {
    const pages = pagesOf(row)
    if (pages.length <= fewest.pages.length && pages.at(-1)?.length !== 0) return { row, pages }
  }
  return fewest
}

const hundredths = (value: number) => Math.floor(value * 100) / 100

/**
 * Height in points of what follows the games: the footnote, the notice, which wraps when it is
 * reworded, and whose sheet it is.
 */
function footerHeight({ hasFootnote, contact, lastLine }: FitInput, isTight: boolean): number {
  const size = isTight ? 8.3 : 9.5
  const { extraTicketsLead, extraTickets } = packageTexts
  const notice = `${extraTicketsLead} ${extraTickets} ${contact}`
  const lines = lineCount(notice, (pageWidth - 26) / size, 500)
  const footnote = hasFootnote ? size * 1.25 + (isTight ? 3 : 4) : 0
  return lines * size * 1.25 + (isTight ? 13 : 22) + footnote + compactFooterHeight(lastLine)
}
