import type { ListEntry } from '../../domain/games/cupWeek'
import { floorToTenth, textWidth } from '../kit/fit/textWidth'
import type { PackageGame } from './packageContent'
import { dayText, eventText, versusText, weightOf } from './packageLines'
import { clampToTenth, PACKAGE_WIDTH } from './titleFit'

/* The sizes of a package's rows. Text and logo sizes depend on the row height. Lengths are in points. */

const COLUMN_GAP = 16

/** Width of the game's number, with the gap after it. */
const NUMBER_COLUMN = 12
/** The gap between logo and text, and between the parts of the text. */
export const PART_GAP = 10
/** Width of `12:30 PM` in font sizes. A time in words is wider. */
export const USUAL_TIME_WIDTH = 3.8

/** The layout of a game: on one line, over the page's width, or in a column on three or two lines. */
type RowLayout = 'line' | 'wide' | 'three' | 'two'

export interface RowFit {
  /** Height of a game's row. */
  rowHeight: number
  layout: RowLayout
  /** Text sizes of the opponent, and of the details: the day, and a time in words. */
  opponentFont: number
  detailFont: number
  /** Text size of the time, at the row's right. */
  timeFont: number
  /** Size of a logo on paper. */
  logo: number
  /** Width of a game's text beside its logo. On one line, without the day. */
  gameWidth: number
  /** The text sizes for a row of this height, before text on one line is made larger. */
  minFonts: readonly [opponent: number, detail: number]
  /** Width of the day, if everything is on one line. */
  dayWidth: number
  /** Width of the longest time in font sizes, without times in words. */
  timeWidth: number
  /** Whether dots lead from opponents to their times. */
  hasDots: boolean
  /** Whether days include the year, because no month above them does. */
  hasYear: boolean
}

/** The smallest font size of an opponent's name. */
export const MIN_NAME_FONT = 7.2
/** Line heights in font sizes. */
export const NAME_LINE = 1.08
export const DETAIL_LINE = 1.12

/** The maximum height of a logo as a share of the row's height, so that it does not touch the lines between rows. */
const LOGO_SHARE = 0.87
/** From this height on, rows in two columns have two lines of larger text. */
export const MIN_HIGH_ROW = 42.5
/** Dots with the gaps around them are at least this long. Beside them, all gaps of a line are larger by this sum. */
export const MIN_DOTS = 40
const DOTTED_GAPS = 35
/** Text that grew is not larger than this, so that it stays below the list's heading. */
const MAX_GROWN = 20

interface RowContent {
  columns: number
  /** The largest side of a logo. */
  logoBox: number
  lines: readonly ListEntry<PackageGame>[]
  hasYear: boolean
}

/** All games are on one line if at least this share of them fits on one. */
const MIN_ONE_LINE = 0.9
/** Total width of the gaps between logo, day, opponent and time on one line. */
const LINE_GAPS = 26

/**
 * The sizes in a row of this height. Text is as large as in a row of height `fontRowHeight`, on one line if most games
 * fit on one.
 */
export function fitRow(rowHeight: number, fontRowHeight: number, content: RowContent): RowFit {
  const { columns, logoBox, hasYear } = content
  const logo = floorToTenth(Math.min(logoBox, rowHeight * LOGO_SHARE))
  const columnWidth = columns === 1 ? PACKAGE_WIDTH : (PACKAGE_WIDTH - COLUMN_GAP) / 2
  const width = columnWidth - logo - NUMBER_COLUMN
  const minFonts = fontSizes(layoutOf(fontRowHeight, columns), fontRowHeight)
  const common = { rowHeight: floorToTenth(rowHeight), logo, hasYear, minFonts }
  const isHigh = columns > 1 && rowHeight >= MIN_HIGH_ROW && logoBox >= MIN_HIGH_ROW
  const onOneLine = isHigh ? null : fitOneLine(rowHeight, fontRowHeight, width - LINE_GAPS, content)
  if (onOneLine) return { ...common, ...onOneLine }
  const layout = layoutOf(rowHeight, columns)
  const growth = layout === 'two' ? clampToTenth(1, rowHeight / MIN_HIGH_ROW, 1.3) : 1
  const fonts = fontsAt(layout, rowHeight, growth)
  return { ...common, ...fonts, layout, dayWidth: 0, hasDots: false, gameWidth: width - PART_GAP }
}

function layoutOf(rowHeight: number, columns: number): RowLayout {
  if (columns === 1 && rowHeight >= 40) return 'wide'
  // Three lines of at least 13, 9.5 and 9.5 points with white around them need this height.
  return rowHeight >= 76 ? 'three' : 'two'
}

/** Font sizes in a row of this height, multiplied by `factor`. `day` is the smallest day as a share of the opponent. */
function fontsAt(layout: RowLayout, rowHeight: number, factor: number, day = 0) {
  const [opponent, detail] = fontSizes(layout, rowHeight)
  const opponentFont = floorToTenth(Math.max(opponent, Math.min(opponent * factor, MAX_GROWN)))
  const details = floorToTenth(detail * factor)
  // Over the page's width, a time stands alone at the right, so it is larger than the details.
  const timeFont = Math.min(opponentFont, layout === 'wide' ? floorToTenth(details * 1.35) : 17)
  // The largest day is a little smaller than the time.
  const detailFont = Math.max(details, floorToTenth(Math.min(opponentFont * day, timeFont * 0.9)))
  return { opponentFont, detailFont, timeFont, timeWidth: USUAL_TIME_WIDTH }
}

function fontSizes(layout: RowLayout, rowHeight: number): [opponent: number, detail: number] {
  if (layout === 'wide')
    return [clampToTenth(14, rowHeight * 0.36, 27), clampToTenth(10, rowHeight * 0.22, 15)]
  if (layout === 'three')
    return [clampToTenth(13, rowHeight * 0.3, 22), clampToTenth(9.5, rowHeight * 0.195, 14)]
  return [clampToTenth(8.6, rowHeight * 0.41, 15), clampToTenth(7.5, rowHeight * 0.34, 11.5)]
}

/** How much larger the text of rows on one line may be, largest first, and a day's size as a share of its opponent's. */
const GROWTH_FACTORS = [1.4, 1.35, 1.3, 1.25, 1.2, 1.15, 1.1, 1.05, 1]
const DAY_SHARES = [0.85, 0.81, 0]

/** The largest text, at least that of `fontRowHeight`, with which games fit on one line. Null if they do not fit. */
function fitOneLine(rowHeight: number, fontRowHeight: number, width: number, content: RowContent) {
  const texts = measureTexts(content)
  const eventCount = texts.games.filter(({ event }) => event > 0).length
  const layout = layoutOf(fontRowHeight, content.columns) === 'wide' ? 'wide' : 'two'
  const lineAt = (factor: number, day = 0) =>
    layOutLine(texts, fontsAt(layout, fontRowHeight, factor, day), width)
  // The only line of a row needs its own height and a little white.
  const fits = ({ line, onOneLine }: LineLayout) =>
    line.opponentFont * 1.1 < rowHeight && onOneLine >= texts.games.length * MIN_ONE_LINE
  const smallest = lineAt(1)
  if (!fits(smallest)) return null
  const lines = GROWTH_FACTORS.flatMap((factor) => DAY_SHARES.map((day) => lineAt(factor, day)))
  const larger = lines.find((grown) => {
    const { opponentFont, detailFont } = grown.line
    // An event is smaller than the details, and at least 7.5pt. Must match the style sheet.
    const eventHeight = Math.max(0.8 * detailFont, 7.5) * DETAIL_LINE
    const isEventBelow = grown.eventsBeside < eventCount
    const heightBelow = isEventBelow ? eventHeight + MIN_NAME_FONT * NAME_LINE : 0
    // A larger opponent would crowd the rows around it.
    const fitsRow = opponentFont <= rowHeight * 0.64 && heightBelow < rowHeight
    const isSameLineCount = grown.onOneLine === smallest.onOneLine
    // Either every event fits below a name of full size, or as many as before stay beside their names.
    const hasSpaceBelow = opponentFont * NAME_LINE + eventHeight < rowHeight - 0.5
    const keepsEvents = hasSpaceBelow || grown.eventsBeside === smallest.eventsBeside
    return fits(grown) && fitsRow && isSameLineCount && keepsEvents
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
    timeWidth: Math.max(2, ...times.filter((width) => width <= USUAL_TIME_WIDTH)),
    games: lines.map(({ game }) => ({
      name: textWidth(versusText(game), weightOf(game)),
      event: textWidth(eventText(game), 700),
    })),
  }
}

/** Lays out rows on one line, and counts how many names and events fit beside the time. */
function layOutLine(texts: RowTexts, fonts: RowFonts, width: number) {
  const { columns, day, timeWidth, games } = texts
  const { opponentFont, detailFont, timeFont } = fonts
  const dayWidth = day * detailFont
  const nameWidth = width - dayWidth - timeWidth * timeFont
  const countWith = (space: number) =>
    games.filter(({ name }) => name * opponentFont + space <= nameWidth).length
  const hasDots = columns === 1 && countWith(MIN_DOTS + DOTTED_GAPS) >= games.length * MIN_ONE_LINE
  const gameWidth = width - dayWidth - (hasDots ? DOTTED_GAPS : 0)
  return {
    line: { ...fonts, layout: 'line' as const, gameWidth, dayWidth, timeWidth, hasDots },
    /** How many names fit. */
    onOneLine: countWith(0),
    eventsBeside: games.filter(
      ({ name, event }) =>
        event > 0 && name * opponentFont + event * detailFont + PART_GAP <= nameWidth,
    ).length,
  }
}
