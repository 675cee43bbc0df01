import type { ListEntry } from '../../domain/games/cupWeek'
import { tenths, textWidth } from '../kit/fit/textWidth'
import type { PackageGame } from './packageContent'
import { dayText, eventText, versusText, weightOf } from './packageLines'
import { pageWidth, within } from './titleFit'

/* The rows of a package's list: text and logo follow from a row's height. Lengths are points. */

const columnGap = 16

/** The game's number, with the gap after it. */
const numberColumn = 12
/** Between logo and text. */
export const gaps = 10
/** Width of `12:30 PM` in font sizes; a time in words is wider. */
export const usualTime = 3.8

/** How a game is set: on one line, over the page's width, or in a column on three lines or two. */
type RowLayout = 'line' | 'wide' | 'three' | 'two'

export interface RowFit {
  /** Height of a game's row. */
  rowHeight: number
  layout: RowLayout
  /** Text sizes of the opponent and of date and time. */
  match: number
  meta: number
  /** Text size of the time, at the row's right. */
  time: number
  /** Size of a logo on paper. */
  logo: number
  /** Width of a game's text beside its logo; on one line, without the day's. */
  textWidth: number
  /** The smallest text sizes for a row of this height. */
  smallestType: readonly [match: number, meta: number]
  /** Width of the day where all is on one line. */
  day: number
  /** Dots lead from opponents to their times. */
  hasDots: boolean
  /** Days carry their year: no month above them does. */
  hasYear: boolean
}

/** The smallest font size of an opponent's name. */
export const smallestName = 7.2
/** Heights of their lines, in font sizes. */
export const nameLineHeight = 1.08
export const metaLineHeight = 1.12

/** The largest share of a row's height that a logo takes: it stays off the rules. */
const logoShare = 0.87
/** From this height on, rows of two columns have two lines of larger type. */
export const highRow = 42.5
/** Dots with the gaps around them are at least this long. */
export const shortestDots = 40

interface RowContent {
  columns: number
  /** The largest side of a logo. */
  logoBox: number
  lines: readonly ListEntry<PackageGame>[]
  hasYear: boolean
}

/** All games are set on one line where at least this share of them fits on one. */
const mostGames = 0.9
/** Between logo, day, opponent and time on one line. */
const lineGaps = 26

/**
 * Sizes in a row of this height. Text is as large as in a row `typeHeight` points high, on one line
 * where most games have space for that.
 */
export function fitRow(rowHeight: number, typeHeight: number, content: RowContent): RowFit {
  const { columns, logoBox, hasYear } = content
  const logo = tenths(Math.min(logoBox, rowHeight * logoShare))
  const width = columns === 1 ? pageWidth : (pageWidth - columnGap) / 2
  const smallestType = textSizes(layoutOf(typeHeight, columns), typeHeight)
  const common = { rowHeight: tenths(rowHeight), logo, hasYear, smallestType }
  const isHigh = columns > 1 && rowHeight >= highRow && logoBox >= highRow
  const onOneLine =
    !isHigh && fitLine(rowHeight, typeHeight, width - logo - numberColumn - lineGaps, content)
  if (onOneLine) return { ...common, ...onOneLine }
  const layout = layoutOf(rowHeight, columns)
  const growth = layout === 'two' ? within(1, rowHeight / highRow, 1.3) : 1
  const [usualMatch, usualMeta] = textSizes(layout, rowHeight)
  const match = tenths(usualMatch * growth)
  const meta = tenths(usualMeta * growth)
  const time = tenths(layout === 'wide' ? meta * 1.35 : Math.min(match, 17))
  const textWidth = width - logo - numberColumn - gaps
  return { ...common, layout, match, meta, time, day: 0, hasDots: false, textWidth }
}

const layoutOf = (rowHeight: number, columns: number): RowLayout =>
  columns === 1 && rowHeight >= 40 ? 'wide' : rowHeight >= 76 ? 'three' : 'two'

/** The largest type, from that of `typeHeight` up, at which a game fits on one line; null for none. */
function fitLine(rowHeight: number, typeHeight: number, space: number, content: RowContent) {
  const { columns, lines, hasYear } = content
  const days = lines.flatMap((entry) => (entry.week ? [] : [dayText(entry, hasYear)]))
  const day = Math.max(0, ...days.map((text) => textWidth(text, 700)))
  const names = lines.map(({ game }) => ({
    name: textWidth(versusText(game), weightOf(game)),
    event: textWidth(eventText(game), 700),
  }))
  const events = names.filter(({ event }) => event > 0)
  const layout = layoutOf(typeHeight, columns) === 'wide' ? 'wide' : 'two'
  const [match, meta] = textSizes(layout, typeHeight)
  const lineAt = (factor: number) => {
    const sizes = { match: tenths(match * factor), meta: tenths(meta * factor) }
    const time = layout === 'wide' ? tenths(sizes.meta * 1.35) : Math.min(sizes.match, 17)
    const dayWidth = day * sizes.meta
    const textWidth = space - dayWidth
    const nameWidth = textWidth - usualTime * time
    const countBeside = (gap: number) =>
      names.filter(({ name }) => name * sizes.match + gap <= nameWidth).length
    const hasDots = columns === 1 && countBeside(shortestDots) >= names.length * mostGames
    const onOne = countBeside(0)
    return {
      line: { ...sizes, layout: 'line' as const, time, textWidth, day: dayWidth, hasDots },
      isFitting: sizes.match * 1.1 < rowHeight && onOne >= names.length * mostGames,
      onOne,
      /** Events that have space beside their names. */
      beside: events.filter(
        ({ name, event }) => name * sizes.match + event * sizes.meta + gaps <= nameWidth,
      ).length,
    }
  }
  const smallest = lineAt(1)
  if (!smallest.isFitting) return null
  // Larger type must leave space in the row, and space for an event beside or below the name.
  const largest = [1.4, 1.35, 1.3, 1.25, 1.2, 1.15, 1.1, 1.05].map(lineAt).find((tried) => {
    const { match, meta } = tried.line
    const isBelow = tried.beside < events.length
    const below = isBelow ? meta * metaLineHeight + smallestName * nameLineHeight : 0
    const isLow = match <= rowHeight * 0.6 && below < rowHeight
    const hasBoth = match * nameLineHeight + meta * metaLineHeight < rowHeight - 0.5
    const isAsGood = hasBoth || tried.beside === smallest.beside
    return tried.isFitting && tried.onOne === smallest.onOne && isLow && isAsGood
  })
  return (largest ?? smallest).line
}

function textSizes(layout: RowLayout, rowHeight: number): [match: number, meta: number] {
  if (layout === 'wide') return [within(14, rowHeight * 0.36, 27), within(10, rowHeight * 0.22, 15)]
  if (layout === 'three')
    return [within(13, rowHeight * 0.3, 22), within(9.5, rowHeight * 0.195, 14)]
  return [within(8.6, rowHeight * 0.41, 15), within(7.5, rowHeight * 0.34, 11.5)]
}
