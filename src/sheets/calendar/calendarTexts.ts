import { teams } from '../../content/teams'
import { calendarWords } from '../../content/words/calendarWords'
import {
  cupName,
  homeGame,
  opponentUnknown,
  potentialCupGame,
  versus,
} from '../../content/words/gameWords'
import type { ListEntry } from '../../domain/games/cupWeek'
import type { Game } from '../../domain/games/game'
import { withSign } from '../../domain/money'
import { minutesOfDay, monthDayText, weekdayText } from '../../domain/time/dates'
import { cutToFit, textWidth } from '../kit/fit/textWidth'
import { priceLabel } from './calendarPrices'
import { priceWidth } from './cellHeight'
import type { CalendarGame, SeasonCalendar } from './seasonCalendar'

/*
 * The texts of a calendar's games: match, markers, notes, the double-header table.
 */

/** `Bruins vs. Blackhawks`, or `NBA CUP potential home game` until an opponent is drawn. */
export function matchText({ team, opponentName, abbreviation }: CalendarGame): string {
  if (abbreviation === 'CUP') return potentialCupGame
  const home = team ? teams[team].name : homeGame
  return `${home} ${versus(opponentName || opponentUnknown)}`
}

/**
 * A game's teams in `space` ems: names if they fit, otherwise abbreviations. A name without an abbreviation is cut off,
 * so that time and price always fit.
 */
function matchWithin(game: CalendarGame, space: number): string {
  const { team, opponentName, abbreviation } = game
  const fits = (text: string) => textWidth(text, 500) <= space
  const full = matchText(game)
  if (fits(full)) return full
  if (abbreviation === 'CUP') return fits(cupName) ? cupName : calendarWords.shortCup
  const letter = team ? teams[team].codeLetter : ''
  if (abbreviation === 'X' && opponentName !== '')
    return `${letter} ${cutToFit(opponentName, (name) => fits(`${letter} ${name}`))}`.trim()
  const code = opponentName === '' ? calendarWords.shortOpponent : abbreviation
  const short = `${team ? teams[team].name : homeGame} ${versus(code)}`
  return fits(short) ? short : `${letter} ${code}`.trim()
}

/** The time with its marker: `7:30 *GP`. */
const timeAndMark = ({ time, cup }: CalendarGame) =>
  [time, cup === 'group' && calendarWords.groupPlay].filter(Boolean).join(' ')

/** The same in `space` ems. A time in words is cut off, because it would cover the prices. */
function timeWithin(game: CalendarGame, space: number): string {
  const marked = (time: string) => timeAndMark({ ...game, time })
  if (game.time === '') return marked('')
  return marked(cutToFit(game.time, (time) => textWidth(marked(time), 500) <= space))
}

/** Space for teams that are both abbreviated, in ems. */
const MAX_SHORT_WIDTH = 4.2

/** The day and the game of a double-header table's row, for a line of `space` ems. */
export function eventText({ game, week }: ListEntry<CalendarGame>, space: number) {
  const spaceBeside = (day: string, text: string) =>
    space - textWidth(day, 700) - textWidth(` ${text} `, 500)
  if (week) return { day: week, game: spaceBeside(week, cupName) >= 0 ? cupName : '' }
  const shortDay = game.date ? monthDayText(game.date) : ''
  const fullDay = game.date ? `${weekdayText(game.date)} ${shortDay}` : ''
  const shortestMatch = textWidth(matchWithin(game, 0), 500)
  const time = timeWithin(game, spaceBeside(shortDay, '') - shortestMatch)
  const day = spaceBeside(fullDay, time) > MAX_SHORT_WIDTH ? fullDay : shortDay
  const match = matchWithin(game, spaceBeside(day, time))
  return { day, game: [match, time].filter(Boolean).join(' ') }
}

/** `A:$61.50 B:$51.50`, with the prices that exist. */
function pricesText({ prices }: CalendarGame): string {
  return `${priceLabel('A', prices.a)} ${priceLabel('B', prices.b)}`.trim()
}

/** Width of the widest price of a calendar, in font sizes of its dollars. */
export const widestPrice = ({ games }: { games: readonly CalendarGame[] }): number =>
  Math.max(1, ...games.flatMap(({ prices }) => [prices.a, prices.b].map(priceWidth)))

/** Whether all games with a known time start at noon or later. False where no time is known. */
export function areAllAfternoons(games: readonly Pick<Game, 'time'>[]): boolean {
  const timed = games.filter(({ time }) => /\d/.test(time) && minutesOfDay(time) !== 0)
  return timed.length > 0 && timed.every(({ time }) => (minutesOfDay(time) ?? 0) >= 12 * 60)
}

/** What a calendar prints for unknown prices: `$xx` or `$xx.xx`, or '' if all are known. */
export function openPrice({ games, undated }: Pick<SeasonCalendar, 'games' | 'undated'>): string {
  const open = [...games, ...undated].flatMap(({ prices }) =>
    [prices.a, prices.b].filter((price) => /^x/i.test(price)),
  )
  return [...new Set(open)].map(withSign).join(', ')
}

/** A note below a month, with weekday and day but without the month. */
export const noteText = (game: CalendarGame) =>
  [
    game.date && `${weekdayText(game.date)}\u2007${game.date.day}`,
    game.abbreviation,
    timeAndMark(game),
    game.isPreseason && calendarWords.preseason,
    pricesText(game),
  ]
    .filter(Boolean)
    .join(' ')

/** A game without a date, on a line of `space` ems. */
export function undatedText(game: CalendarGame, space: number): string {
  const facts = [timeAndMark(game), pricesText(game)].filter(Boolean).join(' ')
  return [matchWithin(game, space - textWidth(` ${facts}`, 500)), facts].filter(Boolean).join(' ')
}
