import { calendarWords } from '../../content/words/calendarWords'
import { lineCount } from '../kit/fit/textWidth'
import type { CalendarGame, GridCell } from './seasonCalendar'

/* What a cell of the month grid needs, by the size of its text. All lengths are points on paper. */

/**
 * Sizes of the grid's text; the first that fits is taken (docs/print.md#never-a-scaled-page). Of each
 * line height and font size: day number and opponent, time and marker, price; and the bar in the
 * team's color with its air, per game.
 */
export const cellLines = {
  roomy: { day: [10.2, 9.4], time: [8.2, 7.2], price: [7.7, 8.4], padding: 4 },
  regular: { day: [8.8, 8.4], time: [7.4, 7], price: [7.2, 8], padding: 3.2 },
  close: { day: [8, 7.8], time: [7, 6.7], price: [7, 8], padding: 3 },
  tight: { day: [7.4, 7.2], time: [6.7, 6.4], price: [6.6, 8], padding: 2.8 },
  // Figures and capitals have nothing below their line: they stand closer than words could.
  dense: { day: [6.3, 6.5], time: [5.8, 6.3], price: [5.5, 6.6], padding: 2 },
} as const
export type Density = keyof typeof cellLines

/** A cell's width inside its rule: a seventh of a month. */
const cellWidth = 186.3 / 7 - 0.5
/** Air that a price has at each side, unless the type would be too small. */
const priceAir = 0.9
const smallestFont = 6.3
/** Row, currency and cents of a price, in font sizes of its dollars. */
export const besideDollars = 0.8
/** The rule under a cell, and the one between the two days of a split cell. */
export const hairline = 0.5

/** What decides how many lines a game takes. */
export type SizedGame = Pick<CalendarGame, 'isPreseason' | 'cup' | 'time'>

/** Whether a marker (PRE or *GP) stands beside the time. */
export const isMarked = ({ isPreseason, cup }: Pick<SizedGame, 'isPreseason' | 'cup'>) =>
  isPreseason || cup === 'group'

/**
 * Font size of a price's dollars: that of the density, or what keeps the widest price, of so many
 * ems, off its cell's rules.
 */
export const priceFont = (density: Density, widestPrice: number): number =>
  Math.max(
    smallestFont,
    Math.min(cellLines[density].price[1], (cellWidth - 2 * priceAir) / widestPrice),
  )

/** Font size of what is beside dollars of such a size. */
export const besideFont = (dollars: number): number =>
  Math.min(dollars, Math.max(smallestFont, dollars * besideDollars))

/** What the tallest cell of a week needs. */
export const weekHeight = (week: readonly GridCell<SizedGame>[], density: Density): number =>
  Math.max(...week.map((cell) => cellHeight(cell, density)))

/**
 * A day's first game takes a line with the day number and one for the time; its second has
 * opponent and time on one line, unless a marker needs the space.
 */
function cellHeight(cell: GridCell<SizedGame>, density: Density): number {
  const { day, time, price, padding } = cellLines[density]
  let height = cell.length * hairline
  for (const { games } of cell) {
    if (games.length === 0) height += day[0]
    games.forEach((game, index) => {
      const opponent = index === 0 || isMarked(game) ? day[0] : 0
      height += padding + opponent + timeLines(game.time, time[1]) * time[0] + 2 * price[0]
    })
  }
  return height
}

/** A clock time takes a line, whatever stands beside it; words of the server may take more. */
const timeLines = (time: string, font: number) =>
  time.length <= 5
    ? 1
    : lineCount(`${time} ${calendarWords.groupPlay}`, (cellWidth - 1.4) / font, 700)
