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
import { besideDollars } from './cellHeight'
import { type CalendarGame, priceLabel, priceParts, type SeasonCalendar } from './seasonCalendar'

/*
 * What a calendar says of one game, joined from its facts: who plays, markers, notes, the double-
 * header table.
 */

/** `Bruins vs. Blackhawks`; `NBA CUP potential home game` while no opponent is drawn. */
export function matchText({ team, opponentName, abbreviation }: CalendarGame): string {
  if (abbreviation === 'CUP') return potentialCupGame
  const home = team ? teams[team].name : homeGame
  return `${home} ${versus(opponentName || opponentUnknown)}`
}

/**
 * A game's teams in so many ems: names where they fit, then abbreviations, and a name that has none
 * cut short. What stands beside them, hour and price, is never cut.
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

/** The same in so many ems: words in place of an hour are cut short, or they would run over the prices. */
function timeWithin(game: CalendarGame, space: number): string {
  const whole = (time: string) => timeAndMark({ ...game, time })
  return whole(game.time && cutToFit(game.time, (time) => textWidth(whole(time), 500) <= space))
}

/** A double-header table's event in two parts, day and game, for a line of so many ems. */
export function eventText({ game, week }: ListEntry<CalendarGame>, space: number) {
  const rest = (day: string, ...others: string[]) =>
    space - textWidth(day, 700) - textWidth(` ${others.filter(Boolean).join(' ')} `, 500)
  if (week) return { day: week, game: rest(week, cupName) >= 0 ? cupName : '' }
  const dates = game.date
    ? [`${weekdayText(game.date)} ${monthDayText(game.date)}`, monthDayText(game.date)]
    : ['']
  const time = timeWithin(game, rest(dates.at(-1) ?? '') - textWidth(matchWithin(game, 0), 500))
  const [day = ''] = [...dates.filter((date) => rest(date, time) > widestShort), dates.at(-1) ?? '']
  return { day, game: [matchWithin(game, rest(day, time)), time].filter(Boolean).join(' ') }
}

/** Space that teams need where both are abbreviated. */
const widestShort = 4.2

/** `A:$61.50 B:$51.50` as far as there are prices. */
function pricesText({ prices }: CalendarGame): string {
  return `${priceLabel('A', prices.a)} ${priceLabel('B', prices.b)}`.trim()
}

/** Width of the widest price of a calendar, in font sizes of its dollars. */
export function widestPrice({ games }: { games: readonly CalendarGame[] }): number {
  const widthOf = (price: string) => {
    const { dollars, cents } = priceParts(price)
    return textWidth(dollars, 500) + besideDollars * textWidth(`A:${withSign(cents)}`, 500)
  }
  return Math.max(1, ...games.flatMap(({ prices }) => [widthOf(prices.a), widthOf(prices.b)]))
}

/** Do all games whose hour is known start at noon or later? False where no hour is known. */
export function areAllAfternoons(games: readonly Pick<Game, 'time'>[]): boolean {
  const hours = games.filter(({ time }) => /\d/.test(time) && minutesOfDay(time) !== 0)
  return hours.length > 0 && hours.every(({ time }) => (minutesOfDay(time) ?? 0) >= 720)
}

/** What a calendar prints in place of prices that nobody knows yet: `$xx`, `$xx.xx`; '' without any. */
export function openPrice({ games, undated }: Pick<SeasonCalendar, 'games' | 'undated'>): string {
  const open = [...games, ...undated].flatMap(({ prices }) =>
    [prices.a, prices.b].filter((price) => /^x/i.test(price)),
  )
  return [...new Set(open)].map(withSign).join(', ')
}

/** A note under a month, where the day is all that tells of the date. */
export const noteText = (game: CalendarGame) =>
  [
    game.date && `${weekdayText(game.date)} ${game.date.day}`,
    game.abbreviation,
    timeAndMark(game),
    game.isPreseason && calendarWords.preseason,
    pricesText(game),
  ]
    .filter(Boolean)
    .join(' ')

/** A game without a date, on a line of so many ems. */
export function undatedText(game: CalendarGame, space: number): string {
  const facts = [timeAndMark(game), pricesText(game)].filter(Boolean).join(' ')
  return [matchWithin(game, space - textWidth(` ${facts}`, 500)), facts].filter(Boolean).join(' ')
}
