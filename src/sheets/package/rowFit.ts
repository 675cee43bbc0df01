import type { ListEntry } from '../../domain/games/cupWeek'
import { floorToTenth, textWidth } from '../kit/fit/textWidth'
import type { PackageGame } from './packageContent'
import { dayText, eventText, versusText, weightOf } from './packageLines'
import { pageWidth, within } from './titleFit'

/* The sizes of a package's rows. Text and logo sizes depend on the row height. Lengths are in points. */

const columnGap = 16

/** Width of the game's number, with the gap after it. */
const numberColumn = 12
/** The gap between logo and text, and between the parts of the text. */
export const gaps = 10
/** Width of `12:30 PM` in font sizes. A time in words is wider. */
export const usualTime = 3.8

/** The layout of a game: on one line, over the page's width, or in a column on three or two lines. */
type RowLayout = 'line' | 'wide' | 'three' | 'two'

export interface RowFit {
  /** Height of a game's row. */
  rowHeight: number
  layout: RowLayout
  /** Text sizes of the opponent and of date and time. */
  matchFont: number
  metaFont: number
  /** Text size of the time, at the row's right. */
  timeFont: number
  /** Size of a logo on paper. */
  logo: number
  /** Width of a game's text beside its logo. On one line, without the day. */
  textWidth: number
  /** The smallest text sizes for a row of this height. */
  smallestType: readonly [match: number, meta: number]
  /** Width of the day, if everything is on one line. */
  dayWidth: number
  /** Width of the longest time in font sizes, without times in words. */
  time: number
  /** Whether dots lead from opponents to their times. */
  hasDots: boolean
  /** Whether days include the year, because no month above them does. */
  hasYear: boolean
}

/** The smallest font size of an opponent's name. */
export const smallestName = 7.2
/** Line heights in font sizes. */
export const nameLineHeight = 1.08
export const metaLineHeight = 1.12

/** The maximum height of a logo as a share of the row's height, so that it does not touch the lines between rows. */
const logoShare = 0.87
/** From this height on, rows in two columns have two lines of larger text. */
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

/** All games are on one line if at least this share of them fits on one. */
const minOneLineShare = 0.9
/** Total width of the gaps between logo, day, opponent and time on one line. */
const lineGaps = 26

/**
 * The sizes in a row of this height. Text is as large as in a row of height `typeHeight`, on one line if most games
 * fit on one.
 */
export function fitRow(rowHeight: number, typeHeight: number, content: RowContent): RowFit {
  const { columns, logoBox, hasYear } = content
  const logo = floorToTenth(Math.min(logoBox, rowHeight * logoShare))
  const columnWidth = columns === 1 ? pageWidth : (pageWidth - columnGap) / 2
  const width = columnWidth - logo - numberColumn
  const smallestType = typeSizes(layoutOf(typeHeight, columns), typeHeight)
  const common = { rowHeight: floorToTenth(rowHeight), logo, hasYear, smallestType }
  const isHigh = columns > 1 && rowHeight >= highRow && logoBox >= highRow
  const onOneLine = isHigh ? null : fitOneLine(rowHeight, typeHeight, width - lineGaps, content)
  if (onOneLine) return { ...common, ...onOneLine }
  const layout = layoutOf(rowHeight, columns)
  const growth = layout === 'two' ? within(1, rowHeight / highRow, 1.3) : 1
  const fonts = fontsAt(layout, rowHeight, growth)
  return { ...common, ...fonts, layout, dayWidth: 0, hasDots: false, textWidth: width - gaps }
}

function layoutOf(rowHeight: number, columns: number): RowLayout {
  if (columns === 1 && rowHeight >= 40) return 'wide'
  return rowHeight >= 76 ? 'three' : 'two'
}

/** Font sizes in a row of this height, multiplied by `factor`. `day` is the smallest day as a share of the opponent. */
function fontsAt(layout: RowLayout, rowHeight: number, factor: number, day = 0) {
  const [match, meta] = typeSizes(layout, rowHeight)
  const matchFont = floorToTenth(match * factor)
  const metaFont = floorToTenth(meta * factor)
  const timeFont = layout === 'wide' ? floorToTenth(metaFont * 1.35) : Math.min(matchFont, 17)
  const dayFont = floorToTenth(Math.min(matchFont * day, timeFont * 0.9))
  return { matchFont, metaFont: Math.max(metaFont, dayFont), timeFont, time: usualTime }
}

function typeSizes(layout: RowLayout, rowHeight: number): [match: number, meta: number] {
  if (layout === 'wide') return [within(14, rowHeight * 0.36, 27), within(10, rowHeight * 0.22, 15)]
  if (layout === 'three')
    return [within(13, rowHeight * 0.3, 22), within(9.5, rowHeight * 0.195, 14)]
  return [within(8.6, rowHeight * 0.41, 15), within(7.5, rowHeight * 0.34, 11.5)]
}

/** How much larger the text of rows on one line may be, largest first, and a day's size as a share of its opponent's. */
const growthFactors = [1.4, 1.35, 1.3, 1.25, 1.2, 1.15, 1.1, 1.05, 1]
const dayShares = [0.85, 0.81, 0]

/** The largest text, at least that of `typeHeight`, with which games fit on one line. Null if they do not fit. */
function fitOneLine(rowHeight: number, typeHeight: number, width: number, content: RowContent) {
  const texts = measureTexts(content)
  const eventCount = texts.games.filter(({ event }) => event > 0).length
  const layout = layoutOf(typeHeight, content.columns) === 'wide' ? 'wide' : 'two'
  const lineAt = (factor: number, day = 0) =>
    layOutLine(texts, fontsAt(layout, typeHeight, factor, day), width)
  const fits = ({ line, onOneLine }: LineLayout) =>
    line.matchFont * 1.1 < rowHeight && onOneLine >= texts.games.length * minOneLineShare
  const smallest = lineAt(1)
  if (!fits(smallest)) return null
  // Larger text must leave space in the row, and for an event beside or below the name.
  const all = growthFactors.flatMap((factor) => dayShares.map((day) => lineAt(factor, day)))
  const larger = all.find((grown) => {
    const { matchFont, metaFont } = grown.line
    const isBelow = grown.eventsBeside < eventCount
    const eventHeight = Math.max(0.8 * metaFont, 7.5) * metaLineHeight
    const belowHeight = isBelow ? eventHeight + smallestName * nameLineHeight : 0
    const isLow = matchFont <= rowHeight * 0.64 && belowHeight < rowHeight
    const hasBoth = matchFont * nameLineHeight + eventHeight < rowHeight - 0.5
    const isAsGood = hasBoth || grown.eventsBeside === smallest.eventsBeside
    return fits(grown) && grown.onOneLine === smallest.onOneLine && isLow && isAsGood
  })
  return (larger ?? smallest).line
}

type RowTexts = ReturnType<typeof measureTexts>
type RowFonts = ReturnType<typeof fontsAt>
type LineLayout = ReturnType<typeof layOutLine>

/** Widths of the games' texts in font sizes: the longest day, and each name and event. */
function measureTexts({ columns, lines, hasYear }: RowContent) {
  const days = lines.flatMap((entry) => (entry.week ? [] : [dayText(entry, hasYear)]))
  // With a little space beside it.
  const times = lines.map(({ game }) => textWidth(game.time, 700) + 0.1)
  return {
    columns,
    day: Math.max(0, ...days.map((text) => textWidth(text, 700))),
    time: Math.max(2, ...times.filter((width) => width <= usualTime)),
    games: lines.map(({ game }) => ({
      name: textWidth(versusText(game), weightOf(game)),
      event: textWidth(eventText(game), 700),
    })),
  }
}

/** Lays out rows on one line, and counts how many names and events fit beside the time. */
function layOutLine(texts: RowTexts, fonts: RowFonts, width: number) {
  const { columns, day, time, games } = texts
  const { matchFont, metaFont, timeFont } = fonts
  const dayWidth = day * metaFont
  const textWidth = width - dayWidth
  const nameWidth = textWidth - time * timeFont
  const countWith = (space: number) =>
    games.filter(({ name }) => name * matchFont + space <= nameWidth).length
  const hasDots = columns === 1 && countWith(shortestDots) >= games.length * minOneLineShare
  return {
    line: { ...fonts, layout: 'line' as const, textWidth, dayWidth, time, hasDots },
    /** How many names fit. */
    onOneLine: countWith(0),
    eventsBeside: games.filter(
      ({ name, event }) => event > 0 && name * matchFont + event * metaFont + gaps <= nameWidth,
    ).length,
  }
}
