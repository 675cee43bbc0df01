import type { ListEntry } from '../../domain/games/cupWeek'
import { lineCount, sizesDown, textWidth, type Weight } from '../kit/fit/textWidth'
import type { PackageGame } from './packageGames'
import { dayText, eventText, versusText } from './packageLines'
import { pageWidth, tenths, within } from './titleFit'

/* A game's row: its text and logo follow from its height. Lengths are points. */

const columnGap = 16

/** The game's number, with the gap behind it. */
const numberColumn = 12
/** Between logo and text. */
const gaps = 10
/** What `12:30 PM` takes, in font sizes; a time in words takes more. */
const usualTime = 3.8

/** How a game is set: on one line, else over the page's width, three lines in a column, or two. */
type RowLayout = 'line' | 'wide' | 'three' | 'two'

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
  /** Width of a game's text, for names that must shrink; on one line, without the hour's. */
  textWidth: number
  /** The text sizes that a row of this height has at least. */
  least: readonly [match: number, meta: number]
  /** Width of the day where all is on one line. */
  day: number
  /** Days carry their year: no month above them does. */
  hasYear: boolean
}

interface RowContent {
  columns: number
  /** What a logo may take. */
  logoBox: number
  lines: readonly ListEntry<PackageGame>[]
  hasYear: boolean
}

/** Of all games, those whose day, opponent and hour share a line, for it to be the layout of all. */
const mostGames = 0.9
const lineGaps = 26

/**
 * Sizes in a row of so many points. Text is as large as in a row of `typeRow` points, on one line where
 * most games have room for that.
 */
export function fitRow(row: number, typeRow: number, content: RowContent): RowFit {
  const { columns, logoBox, hasYear } = content
  const logo = tenths(Math.min(logoBox, row - 2))
  const width = columns === 1 ? pageWidth : (pageWidth - columnGap) / 2
  const least = textSizes(layoutOf(typeRow, columns), typeRow)
  const common = { row: tenths(row), logo, hasYear, least }
  const onOneLine = fitLine(row, typeRow, width - logo - numberColumn - lineGaps, content)
  if (onOneLine) return { ...common, ...onOneLine }
  const layout = layoutOf(row, columns)
  const [match, meta] = textSizes(layout, row)
  const time = tenths(layout === 'wide' ? meta * 1.35 : Math.min(match, 17))
  return {
    ...{ ...common, layout, match, meta, time, day: 0 },
    textWidth: width - logo - numberColumn - gaps,
  }
}

const layoutOf = (row: number, columns: number): RowLayout =>
  columns === 1 && row >= 40 ? 'wide' : row >= 44 ? 'three' : 'two'

/** The largest type, from that of `typeRow` up, at which a game stands on one line; null for none. */
function fitLine(row: number, typeRow: number, room: number, content: RowContent) {
  const { columns, lines, hasYear } = content
  const days = lines.flatMap((entry) => (entry.week ? [] : [dayText(entry, hasYear)]))
  const day = Math.max(0, ...days.map((text) => textWidth(text, 700)))
  const names = lines.map(({ game }) => textWidth(versusText(game), weightOf(game)))
  const layout = layoutOf(typeRow, columns)
  const [match, meta] = textSizes(layout, typeRow)
  for (const factor of [1.25, 1.2, 1.15, 1.1, 1.05, 1]) {
    const sizes = { match: tenths(match * factor), meta: tenths(meta * factor) }
    const time = layout === 'wide' ? tenths(sizes.meta * 1.35) : Math.min(sizes.match, 17)
    const textWidth = room - day * sizes.meta
    const nameRoom = textWidth - usualTime * time
    const fitting = names.filter((name) => name * sizes.match <= nameRoom).length
    const isLow = factor === 1 || sizes.match <= row * 0.5
    if (isLow && sizes.match * 1.1 < row && fitting >= names.length * mostGames)
      return { layout: 'line' as const, ...sizes, time, textWidth, day: day * sizes.meta }
  }
  return null
}

/** Only preseason games are bold. */
export const weightOf = ({ isPreseason }: PackageGame): Weight => (isPreseason ? 700 : 500)

/** How one game is set on its line: the place of the hour, and of what is said beside the opponent. */
export function lineOf(game: PackageGame, name: string, fit: RowFit) {
  const { cup, more } = eventText(game)
  const time = Math.max(usualTime * fit.time, textWidth(game.time, 500) * fit.meta + 1)
  const room = fit.textWidth - time
  const event = textWidth([cup, more].filter(Boolean).join(' '), 700) * fit.meta
  const isBeside = event > 0 && textWidth(name, weightOf(game)) * fit.match + event + gaps <= room
  const isBelow = event > 0 && !isBeside
  // Two lines run on under an hour that nobody knows.
  const nameRoom = isBelow && game.time === '' ? fit.textWidth : room
  return { time, room: nameRoom, isBelow, isLongTime: time > usualTime * fit.time }
}

function textSizes(layout: RowLayout, row: number): [match: number, meta: number] {
  if (layout === 'wide') return [within(14, row * 0.36, 27), within(10, row * 0.22, 15)]
  if (layout === 'three') return [within(13, row * 0.3, 22), within(9.5, row * 0.195, 14)]
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
export function nameSize(name: string, fit: RowFit, game: PackageGame): number {
  const { match, meta, layout, row } = fit
  const weight = weightOf(game)
  const line = lineOf(game, name, fit)
  const isLine = layout === 'line'
  const room = isLine ? line.room : fit.textWidth
  const others = isLine ? Number(line.isBelow) : layout === 'three' ? 2 : 1
  // High rows keep some air where a name fills them.
  const height = Math.min(row - 1, row * 0.9 + 3) - others * meta * metaLineHeight
  const fits = (size: number) => {
    const lines = lineCount(name, room / size, weight)
    return lines === 1 || lines * size * nameLineHeight <= height
  }
  return tenths(sizesDown(match, smallestName, 0.2).find(fits) ?? smallestName)
}
