import { packageTexts } from '../../content/packageTexts'
import { lineCount, textWidth, type Weight } from '../kit/textWidth'
import { warningHeight } from '../kit/warningHeight'
import { type Band, type GamePage, gamePages, hasHeading } from './gamePages'

/*
 * Fits a package of any size onto portrait letter paper: one page while its rows stay legible, else
 * as few as it needs. The list's rows share what the rest of the page leaves, and their text and
 * logos follow from the row's height, so there is one design from 3 games to 92.
 * All numbers are points on paper; on screen the same numbers are scaled.
 */

/** 10.5in: a little under the 10.6in inside the margins, so that rounding makes no second page. */
export const pageHeight = 756
/** Width inside the margins. */
export const pageWidth = 583.2
const columnGap = 16
/** The smallest row: two lines of text of 7pt and more. */
const smallestRow = 18.4
/** No smaller than this when a second page is needed anyway. */
const smallestRowOfMany = 24
/** The roomiest row: few games get larger type and more air instead of an empty half page. */
const largestRow = 104
/** Share of a logo's box that it draws in; see TeamLogo.module.css. */
const drawn = 0.9

/** How a game stands in its row: over the page's width, three lines in a column, or two. */
type RowLayout = 'wide' | 'three' | 'two'

export interface PackageFit {
  /** The games of each page. */
  pages: GamePage[]
  /** Height of a game's row. */
  row: number
  layout: RowLayout
  /** Text sizes of the opponent and of date and time. */
  match: number
  meta: number
  /** Size of a logo on paper. */
  logo: number
  /** Smaller type around the list. */
  isTight: boolean
  titleSize: number
  /** Height of a team's heading with the gap above it. */
  heading: number
  /** Width of a game's text, for names that must shrink. */
  textWidth: number
  /** The small calendar grows into room that few games leave. */
  calendarScale: number
}

export interface FitInput {
  title: string
  /** All games, as they stand beside and under each other. */
  bands: Band[]
  /** Specified logo size in CSS pixels. */
  logoSize: number
  /** Weeks of the tallest month in each line of months; empty without a calendar. */
  calendarLines: number[]
  /** Says which games are missing; '' where none are. */
  warning: string
  /** All that the sheet's last line says on paper. */
  lastLine: string
}

export function fitPackage(input: FitInput): PackageFit {
  const roomy = fitRows(input, false)
  if (roomy.pages.length === 1 && roomy.row >= 32) return roomy
  return fitRows(input, true)
}

function fitRows(input: FitInput, isTight: boolean): PackageFit {
  const { title, bands, logoSize, calendarLines, warning, lastLine } = input
  const titleSize = titleFont(title, isTight ? 23 : 30)
  const top = headHeight(title, titleSize, isTight) + warningHeight(warning)
  const calendar = calendarHeight(calendarLines, isTight)
  const tail = footHeight(lastLine, isTight) + calendar
  const heading = isTight ? 23 : 26
  const rows = bands.reduce((sum, band) => sum + band.rows, 0)
  const boxHeight = logoSize * 0.75
  const largest = Math.max(boxHeight + 12, Math.min(largestRow, boxHeight * 2.3))
  const columns = Math.max(1, ...bands.map((band) => band.columns))
  const common = { isTight, titleSize, heading }

  const heads = bands.filter(hasHeading).length * heading
  const share = (pageHeight - top - tail - heads) / Math.max(1, rows)
  if (share >= smallestRow) {
    const row = Math.min(share, largest)
    const left = (share - row) * rows
    const calendarScale = hundredths(1 + Math.min(0.5, left / Math.max(1, calendar)))
    return { pages: [bands], ...sizes(row), ...common, calendarScale }
  }
  // More pages: the tallest rows that need no more pages than the smallest would.
  const pagesOf = (row: number) =>
    gamePages(bands, {
      ...{ row, heading, tail },
      first: pageHeight - top - folio,
      other: pageHeight - runningHead - folio,
    })
  let row = smallestRowOfMany
  let pages = pagesOf(row)
  for (let taller = Math.max(row, largest); taller > smallestRowOfMany; taller -= 0.5) {
    const tried = pagesOf(taller)
    if (tried.length > pages.length || tried.at(-1)?.length === 0) continue
    row = taller
    pages = tried
    break
  }
  return { pages, ...sizes(row), ...common, calendarScale: 1 }

  function sizes(row: number) {
    const logo = round(Math.min(boxHeight, (row - 1) / drawn))
    const layout: RowLayout = columns === 1 && row >= 40 ? 'wide' : row >= 44 ? 'three' : 'two'
    const [match, meta] = textSizes(layout, row)
    const width = columns === 1 ? pageWidth : (pageWidth - columnGap) / 2
    const aside = layout === 'wide' ? 120 : 0
    return { row: round(row), layout, match, meta, logo, textWidth: width - logo - 12 - aside }
  }
}

const round = (points: number) => Math.floor(points * 10) / 10
const hundredths = (value: number) => Math.floor(value * 100) / 100
const within = (low: number, value: number, high: number) =>
  round(Math.max(low, Math.min(high, value)))

function textSizes(layout: RowLayout, row: number): [match: number, meta: number] {
  if (layout === 'wide') return [within(14, row * 0.36, 27), within(10, row * 0.22, 15)]
  if (layout === 'three') return [within(13, row * 0.28, 22), within(9.5, row * 0.18, 14)]
  return [within(8.6, row * 0.41, 15), within(7.5, row * 0.34, 11.5)]
}

/** The plan's name above every page but the first, and what stands below the games of each page. */
export const runningHead = 34
export const folio = 16

/** Header, note and the line with the list's heading. */
function headHeight(title: string, size: number, isTight: boolean): number {
  const lines = textWidth(title, 700) * size > titleRoom ? 2 : 1
  const eyebrow = 12.6
  const header = (isTight ? 16 : 26) + Math.max(eyebrow + lines * size * 1.02, isTight ? 34 : 52)
  return header + (isTight ? 36 : 54)
}

/** Beside two logos. */
const titleRoom = 440

/** The largest size at which a title takes one line, or two when one would be too small. */
function titleFont(title: string, largest: number): number {
  const one = titleRoom / textWidth(title, 700)
  if (one >= 20) return round(Math.min(largest, one))
  return round(Math.max(13, Math.min(22, one * 1.9)))
}

/** One line beside the season, and two for a name that would be too small. */
export function runningFont(title: string): number {
  const one = runningRoom / textWidth(title, 700)
  return within(8, one >= 10 ? one : one * 1.9, one >= 10 ? 15 : 11)
}

/** Beside code and season. */
const runningRoom = 400

/** Without the gaps between its three parts, and that of the preseason footnote is bold. */
const lastLineWidth = pageWidth - 46

/** The notice, which wraps when it is reworded, and the last line, which a long address wraps. */
function footHeight(lastLine: string, isTight: boolean): number {
  const size = isTight ? 8.3 : 9.5
  const { extraTicketsLead, extraTickets } = packageTexts
  const notice = `${extraTicketsLead} ${extraTickets}`
  const lines =
    lineCount(notice, (pageWidth - 26) / size, 500) + lineCount(lastLine, lastLineWidth / size, 500)
  return lines * size * 1.25 + (isTight ? 19 : 32)
}

/** Heights of the small calendar's parts; the style sheet reads the same numbers. */
export const calendarSizes = {
  roomy: { margin: 10, legend: 13, caption: 19, days: 11, week: 11.5 },
  tight: { margin: 5, legend: 12, caption: 15.5, days: 9.5, week: 10.4 },
}

function calendarHeight(lines: number[], isTight: boolean): number {
  if (lines.length === 0) return 0
  const { margin, legend, caption, days, week } = calendarSizes[isTight ? 'tight' : 'roomy']
  return margin + legend + lines.reduce((sum, weeks) => sum + caption + days + weeks * week, 0)
}

/** Months beside each other. */
export function monthsAcross(count: number): 3 | 4 {
  return count === 4 || count > 6 ? 4 : 3
}

/** Weeks of the tallest month in each line of months. */
export function monthLines(months: readonly { weeks: readonly unknown[] }[]): number[] {
  const across = monthsAcross(months.length)
  return Array.from({ length: Math.ceil(months.length / across) }, (_, line) =>
    Math.max(...months.slice(line * across, (line + 1) * across).map(({ weeks }) => weeks.length)),
  )
}

const smallestName = 7.2
const nameLineHeight = 1.08
const metaLineHeight = 1.12

/**
 * Size for an opponent's name: the row's own, or the largest at which it stands in one line or in
 * the lines that the row has room for; never under 7pt.
 */
export function nameSize(name: string, fit: PackageFit, weight: Weight): number {
  const { match, meta, layout, row, textWidth: room } = fit
  // High rows keep some air where a name fills them.
  const height =
    Math.min(row - 1, row * 0.9 + 3) - (layout === 'three' ? 2 : 1) * meta * metaLineHeight
  const fits = (size: number) => {
    const lines = lineCount(name, room / size, weight)
    return lines === 1 || lines * size * nameLineHeight <= height
  }
  let size = match
  while (size > smallestName && !fits(size)) size -= 0.2
  return round(Math.max(size, smallestName))
}
