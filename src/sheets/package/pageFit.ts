import { packageTexts } from '../../content/packageTexts'

/*
 * Fits a package of any size onto portrait letter paper: one page while its rows stay legible, else
 * as few as it needs. The list's rows share what the rest of the page leaves, and their text and
 * logos follow from the row's height, so there is one design from 3 games to 92.
 * All numbers are points on paper; on screen the same numbers are scaled.
 */

/** 10.5in: a little under the 10.6in inside the margins, so that rounding makes no second page. */
const pageHeight = 756
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
export type RowLayout = 'wide' | 'three' | 'two'

export interface PackageFit {
  pages: number
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
  /** Width of a game's text, for names that must shrink. */
  textWidth: number
  /** The small calendar grows into room that few games leave. */
  calendarScale: number
}

export interface FitInput {
  title: string
  /** Listed games side by side: rows of the longest column, without headings. */
  rows: number
  /** Headings above lists, under each other. */
  headings: number
  columns: 1 | 2
  /** Specified logo size in CSS pixels. */
  logoSize: number
  /** Weeks of the tallest month in each line of months; empty without a calendar. */
  calendarLines: number[]
  /** Plans named in the warning of missing games; '' without one. */
  missing: string
}

export function fitPackage(input: FitInput): PackageFit {
  const roomy = fitRows(input, false)
  if (roomy.pages === 1 && roomy.row >= 32) return roomy
  return fitRows(input, true)
}

function fitRows(input: FitInput, isTight: boolean): PackageFit {
  const { title, rows, headings, columns, logoSize, calendarLines, missing } = input
  const titleSize = titleFont(title, isTight ? 23 : 30)
  const top = headHeight(title, titleSize, isTight) + warningHeight(missing)
  const calendar = calendarHeight(calendarLines, isTight)
  const foot = footHeight(isTight) + calendar
  const heads = headings * (isTight ? headingHeight.tight : headingHeight.roomy)
  const boxHeight = logoSize * 0.75
  const largest = Math.max(boxHeight + 12, Math.min(largestRow, boxHeight * 2.3))

  const share = (pageHeight - top - foot - heads) / Math.max(1, rows)
  if (share >= smallestRow) {
    const row = Math.min(share, largest)
    const left = (share - row) * rows
    const calendarScale = 1 + Math.min(0.5, left / Math.max(1, calendar))
    return { pages: 1, ...sizes(row), isTight, titleSize, calendarScale: hundredths(calendarScale) }
  }
  // More pages: the tallest rows that need no more pages than the smallest would.
  const pagesFor = (row: number) => {
    const first = Math.floor((pageHeight - top - heads) / row)
    const other = Math.floor((pageHeight - heads) / row)
    const full = 1 + Math.max(0, Math.ceil((rows - first) / other))
    const last = rows - first - (full - 2) * other
    const room = pageHeight - heads - last * row
    return room >= foot ? full : full + 1
  }
  const pages = pagesFor(smallestRowOfMany)
  let row = Math.max(smallestRowOfMany, largest)
  while (row > smallestRowOfMany && pagesFor(row) > pages) row -= 0.5
  return { pages, ...sizes(row), isTight, titleSize, calendarScale: 1 }

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

const headingHeight = { roomy: 24, tight: 19 }

/** Header, note and the line with the list's heading. */
function headHeight(title: string, size: number, isTight: boolean): number {
  const lines = textWidth(title, size) > titleRoom ? 2 : 1
  const eyebrow = 12.6
  const header = (isTight ? 16 : 26) + Math.max(eyebrow + lines * size * 1.02, isTight ? 34 : 52)
  return header + (isTight ? 36 : 54)
}

/** Beside two logos. */
const titleRoom = 440

/** The largest size at which a title takes one line, or two when one would be too small. */
function titleFont(title: string, largest: number): number {
  const one = (largest * titleRoom) / textWidth(title, largest)
  if (one >= 20) return round(Math.min(largest, one))
  return round(Math.max(13, Math.min(22, one * 1.9)))
}

/** The warning wraps when it names many plans. */
function warningHeight(missing: string): number {
  if (missing === '') return 0
  const lines = Math.ceil((textWidth(missing, 9) + 280) / 540)
  return 18 + lines * 12
}

/** The notice, which wraps when it is reworded, and the last line. */
function footHeight(isTight: boolean): number {
  const size = isTight ? 8.3 : 9.5
  const { extraTicketsLead, extraTickets } = packageTexts
  const width = textWidth(`${extraTicketsLead} ${extraTickets}`, size)
  const lines = Math.ceil(width / (pageWidth - 24)) + 1
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

/** Size for an opponent's name: smaller when it would not fit in its line, never under 7pt. */
export function nameSize(name: string, { match, textWidth: room }: PackageFit): number {
  const width = textWidth(name, match)
  return width <= room ? match : round(Math.max(7.2, (match * room) / width))
}

/** How wide text is in the sheet's condensed face, on the wide side: in its bold weight. */
export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const letter of text) {
    if (/[ijlI.,;:'’| ·]/.test(letter)) ems += 0.23
    else if (/[tfr1!()"-]/.test(letter)) ems += 0.32
    else if (/[mwMW@%&#—]/.test(letter)) ems += 0.7
    else if (/[\u0370-\uffff\u{10000}-\u{10ffff}]/u.test(letter)) ems += 1
    else ems += /\p{Lu}/u.test(letter) ? 0.49 : 0.44
  }
  return ems * size
}
