import { lineCount, sizesDown, textWidth, type Weight } from '../kit/fit/textWidth'
import { pageWidth, tenths, within } from './titleFit'

/* A game's row: its text and logo follow from its height. Lengths are points. */

const columnGap = 16

/** The game's number, with the gap behind it. */
const numberColumn = 12
/** Between logo and text. */
const gaps = 10
/** What `12:30 PM` takes, in font sizes; a time in words takes more. */
const usualTime = 3.8

/** How a game stands in its row: over the page's width, three lines in a column, or two. */
type RowLayout = 'wide' | 'three' | 'two'

export interface RowFit {
  /** Height of a game's row. */
  row: number
  layout: RowLayout
  /** Text sizes of the opponent and of date and time. */
  match: number
  meta: number
  /** Text size of the time, which stands at the row's right. */
  time: number
  /** Size of a logo on paper. */
  logo: number
  /** Width of a game's text, for names that must shrink. */
  textWidth: number
}

/** Sizes in a row of so many points; `logoBox` is what a logo may take. */
export function fitRow(row: number, columns: number, logoBox: number): RowFit {
  const logo = tenths(Math.min(logoBox, row - 1.5))
  const layout: RowLayout = columns === 1 && row >= 40 ? 'wide' : row >= 44 ? 'three' : 'two'
  const [match, meta] = textSizes(layout, row)
  const width = columns === 1 ? pageWidth : (pageWidth - columnGap) / 2
  const time = tenths(layout === 'wide' ? meta * 1.35 : Math.min(match, 17))
  return {
    ...{ row: tenths(row), layout, match, meta, time, logo },
    textWidth: width - logo - numberColumn - gaps,
  }
}

function textSizes(layout: RowLayout, row: number): [match: number, meta: number] {
  if (layout === 'wide') return [within(14, row * 0.36, 27), within(10, row * 0.22, 15)]
  if (layout === 'three') return [within(13, row * 0.28, 22), within(9.5, row * 0.18, 14)]
  return [within(8.6, row * 0.41, 15), within(7.5, row * 0.34, 11.5)]
}

const smallestName = 7.2
const nameLineHeight = 1.08
const metaLineHeight = 1.12

/**
 * Do name and time stand beside each other, each in one line at the row's own size? Else the name takes
 * the whole width, and the time stands above it.
 */
export function isBesideTime(name: string, time: string, fit: RowFit, weight: Weight): boolean {
  const width = textWidth(time, weight)
  const room = fit.textWidth - width * fit.time - gaps
  // In three lines few names would leave it room, and all hours shall stand at one height.
  if (fit.layout === 'three') return false
  return width <= usualTime && textWidth(name, weight) * fit.match <= room
}

/**
 * Size for an opponent's name: the row's own, or the largest at which it stands in one line or in
 * the lines that the row has room for; never under 7pt.
 */
export function nameSize(name: string, fit: RowFit, weight: Weight): number {
  const { match, meta, layout, row, textWidth: room } = fit
  // High rows keep some air where a name fills them.
  const height =
    Math.min(row - 1, row * 0.9 + 3) - (layout === 'three' ? 2 : 1) * meta * metaLineHeight
  const fits = (size: number) => {
    const lines = lineCount(name, room / size, weight)
    return lines === 1 || lines * size * nameLineHeight <= height
  }
  return tenths(sizesDown(match, smallestName, 0.2).find(fits) ?? smallestName)
}
