import { calendarWords } from '../../content/words/calendarWords'
import { withSign } from '../../domain/money'
import { lineCount, textWidth } from '../kit/fit/textWidth'
import { priceParts } from './calendarPrices'
import type { CalendarGame } from './seasonCalendar'
import type { CalendarCell } from './seasonGrid'

/* The height of a month grid's cell by its text size. Lengths are in points on paper. */

/** The height of a line and its font size. */
const text = (line: number, font: number) => ({ line, font })

/**
 * The sizes of the grid's text, largest first. The first that fits is used
 * (docs/print.md#never-a-scaled-page). Each has the sizes of the day, the time and the price, and
 * the padding of a game with the bar in the team's color. Browsers space lines evenly if their
 * height is a multiple of a pixel (0.75 points).
 */
export const CELL_SIZES = {
  large: { day: text(9.75, 9.8), time: text(7.5, 8.4), price: text(8.25, 9), padding: 3.25 },
  roomy: { day: text(9, 9.4), time: text(7.5, 8.2), price: text(7.5, 8.6), padding: 3.25 },
  regular: { day: text(8.25, 8.6), time: text(7.5, 8), price: text(7.5, 8), padding: 3.25 },
  // Figures and capitals have no descenders, so their lines can be closer.
  close: { day: text(7.5, 8), time: text(6.75, 7.5), price: text(6.75, 8), padding: 3.25 },
  tight: { day: text(6.75, 7.5), time: text(6.75, 7.5), price: text(6.75, 8), padding: 3.25 },
  dense: { day: text(6.3, 7), time: text(5.8, 6.6), price: text(5.5, 6.6), padding: 2 },
} as const
export type Density = keyof typeof CELL_SIZES
export const densities = Object.keys(CELL_SIZES) as Density[]

/** Width of a cell inside its border: a seventh of a month. Browsers draw a pixel for the half point of a border. */
const CELL_WIDTH = (186.3 - 0.75) / 7 - 0.75
/** Space that the widest price and time leave in a cell, unless the text would be too small. A time's blank is closer. */
const BESIDE_PRICE = 1.2
const BESIDE_TIME = 1.7
/** Space above a day without a game, so that all day numbers of a week are aligned. */
const ABOVE_DAY = 2.25
/** Space below a week's prices, unless the text is the smallest. Rows of WebKit, which prints on a lower page, lack it. */
export const BELOW_WEEK = 1.5
const MIN_FONT = 6.3
/** Row, currency and cents of a price, in font sizes of its dollars. */
const BESIDE_DOLLARS = 0.94
/** The line below a cell, and the line between the two days of a split cell. */
export const HAIRLINE = 0.5

/** The fields that decide how many lines a game takes, and how wide they are. */
export type SizedGame = Pick<CalendarGame, 'isPreseason' | 'cup' | 'time' | 'abbreviation'>

/** The seven cells of a week. */
export type Week = readonly CalendarCell<SizedGame>[]

/** Whether a marker (PRE or *GP) is beside the time. */
const isMarked = ({ isPreseason, cup }: Pick<SizedGame, 'isPreseason' | 'cup'>) =>
  isPreseason || cup === 'group'

/**
 * Whether a game's opponent has a line of its own above the time, rather than the space beside the
 * time: the day's first game beside the day's number, and others with a marker beside the time.
 */
export const hasOwnLine = (game: Pick<SizedGame, 'isPreseason' | 'cup'>, isFirst: boolean) =>
  isFirst || isMarked(game)

/** Font size of a price's dollars: that of the density, or smaller if the widest price (in ems) would not fit. */
export const priceFont = (density: Density, widestPrice: number): number =>
  Math.max(
    MIN_FONT,
    Math.min(CELL_SIZES[density].price.font, (CELL_WIDTH - BESIDE_PRICE) / widestPrice),
  )

/**
 * Font size of times: that of the density, or smaller if the widest time (in ems) would not fit, or if times would be
 * larger than these prices.
 */
export function timeFont(density: Density, widestTime: number, price: number): number {
  const largest = Math.min(CELL_SIZES[density].time.font, Math.max(6.6, price - 0.2))
  return Math.max(MIN_FONT, Math.min(largest, (CELL_WIDTH - BESIDE_TIME) / widestTime))
}

/** Width of the widest clock time in ems, with a marker or second opponent on its line. */
export function widestTime(cells: readonly CalendarCell<SizedGame>[]): number {
  const widths = cells.flat().flatMap(({ games }) =>
    games.map((game, index) => {
      if (!isClock(game.time)) return 0
      const beside = besideTime(game, index > 0)
      return textWidth(game.time, 500) + textWidth(beside && ` ${beside}`, 700)
    }),
  )
  return Math.max(1, ...widths)
}

function besideTime(game: SizedGame, isSecond: boolean): string {
  if (isMarked(game)) return game.isPreseason ? calendarWords.preseason : calendarWords.groupPlay
  return isSecond ? game.abbreviation : ''
}

/** Font size of the row letter, currency and cents beside dollars of this font size. */
export const besideFont = (dollars: number): number =>
  Math.min(dollars, Math.max(MIN_FONT, dollars * BESIDE_DOLLARS))

/**
 * Width of a price in font sizes of its dollars. The style sheet reduces the letter spacing, most of all that of the row
 * letter and the cents.
 */
export function priceWidth(price: string): number {
  const { dollars, cents } = priceParts(price)
  const beside = `B:${withSign(cents)}`
  const closer = 0.05 * (beside.length - 1) + 0.02 * (dollars.length + 1)
  return textWidth(dollars, 700) + BESIDE_DOLLARS * (textWidth(beside, 500) - closer)
}

/**
 * Heights of a month's weeks: their tallest cells with the space below. A week without games is as high as one game's if
 * the month is even and has such a week, otherwise as that by 1.6, or 0 if the text is small.
 */
export function weekHeights(weeks: readonly Week[], density: Density, isEven = false): number[] {
  const { day, time, price, padding } = CELL_SIZES[density]
  const game = HAIRLINE + (padding + day.line + time.line + 2 * price.line)
  const needs = weeks.map((week) => Math.max(...week.map((cell) => cellHeight(cell, density))))
  const free = density === 'dense' ? 0 : game / 1.6
  const least = isEven && needs.includes(game) ? game : free
  return needs.map((need) => BELOW_WEEK + Math.max(need, least))
}

/**
 * A day's first game takes one line with the day number and one for the time. Its second game has opponent and time on
 * one line, unless a marker needs the space.
 */
function cellHeight(cell: CalendarCell<SizedGame>, density: Density): number {
  const { day, time, price, padding } = CELL_SIZES[density]
  let height = cell.length * HAIRLINE
  for (const [dayIndex, { games }] of cell.entries()) {
    if (games.length === 0) height += day.line + (dayIndex === 0 ? ABOVE_DAY : 0)
    for (const [index, game] of games.entries()) {
      const opponent = hasOwnLine(game, index === 0) ? day.line : 0
      height += padding + opponent + timeLines(game.time, time.font) * time.line + 2 * price.line
    }
  }
  return height
}

/** The lines of a time: one for a clock time, maybe more for a time in words. */
const timeLines = (time: string, em: number) =>
  isClock(time) ? 1 : lineCount(`${time} ${calendarWords.groupPlay}`, (CELL_WIDTH - 1.4) / em, 700)

/** Whether a time is a clock time, on one line. */
export const isClock = (time: string) => time.length <= 5
