import type { SeasonRecords } from '../../../domain/checks/seasonRecords'
import type { Game } from '../../../domain/games/game'
import { gameSearchWords } from '../../../domain/games/gameSearch'
import { sortGames } from '../../../domain/games/gamesByDate'
import { readGameText } from '../../../domain/games/gameText'
import { findOpponent } from '../../../domain/games/opponents'
import { uniqueBy } from '../../../domain/games/uniqueGames'
import { parseStoredMoney } from '../../../domain/money'
import { codeKey, groupBy } from '../../../domain/recordKeys'
import { foldAccents } from '../../../domain/slug'
import {
  type Day,
  dayKey,
  dayNumber,
  longDayText,
  minutesOfDay,
  monthKey,
  readDay,
  timeText,
  weekday,
  weekdays,
} from '../../../domain/time/dates'

/** The marks of games: the word in their names, and the word that the search finds. */
const MARKS = {
  PRE: { name: 'preseason', searched: 'preseason' },
  CUP: { name: 'NBA CUP', searched: 'cup' },
}

/** A game with the details that the plan builder shows, searches and counts. */
export interface PickableGame {
  /** The game's code in upper case, because plans contain codes. */
  key: string
  game: Game
  /** Null if the stored date isn't valid. */
  day: Day | null
  /** Days since 1970; null without a day. */
  dayNumber: number | null
  /** `2025-10`; '' without a day. */
  month: string
  /** '0' for Sunday to '6'; '' without a day. */
  weekday: string
  /** The club's full name, or the opponent as written. */
  opponent: string
  /** The club's name without its city, or the opponent as written. */
  nickname: string
  /** The club's three letters, or the opponent as written, which a day of the calendar cuts off. */
  shortName: string
  /** `7:00 PM`; '' if not set. */
  time: string
  /** '' if the time isn't set. */
  partOfDay: '' | 'afternoon' | 'evening'
  /** '' for a regular game. */
  mark: '' | keyof typeof MARKS
  /** Row A and Row B in cents; null if the price isn't known. */
  prices: { a: number | null; b: number | null }
  /** The words that the search compares, in lower case. */
  words: readonly string[]
  /** The accessible name: date, opponent, time and mark. */
  name: string
}

/** The details without those that are made from them. */
type GameFacts = Omit<PickableGame, 'words' | 'name'>

/** Games that start at this minute of the day or later are evening games. */
const EVENING = 17 * 60

const NO_PRICE = { a: null, b: null }

/**
 * The games to choose from, sorted by day and time. Games without a day come last. Of games with
 * the same code, only the first is included, because a plan contains a code once.
 * @param prices Row A and Row B by code, in dollars as text.
 */
export function pickableGames(games: readonly Game[], prices: SeasonRecords['prices']) {
  const priceOf = new Map(
    prices.map(([code, , a, b]) => [
      codeKey(code),
      { a: parseStoredMoney(a), b: parseStoredMoney(b) },
    ]),
  )
  const pickable = sortGames(uniqueBy(games, ({ eventName }) => codeKey(eventName))).map((game) =>
    pickableGame(game, priceOf.get(codeKey(game.eventName)) ?? NO_PRICE),
  )
  return [...pickable.filter(({ day }) => day), ...pickable.filter(({ day }) => !day)]
}

function pickableGame(game: Game, prices: PickableGame['prices']): PickableGame {
  const { team, opponent: written, isPreseason, cup } = readGameText(game)
  const club = findOpponent(team, written)
  const day = readDay(game.date)
  const minutes = minutesOfDay(game.time) || null
  const opponent = club ? `${club.city} ${club.nickname}` : written || game.team.trim()
  const facts: GameFacts = {
    key: codeKey(game.eventName),
    game,
    day,
    dayNumber: day && dayNumber(day),
    month: day ? monthKey(day) : '',
    weekday: day ? String(weekday(day)) : '',
    opponent,
    nickname: club?.nickname ?? opponent,
    shortName: club?.code ?? (opponent || game.eventName),
    time: timeText(game.time),
    partOfDay: partOfDayAt(minutes),
    mark: markOf(isPreseason, cup !== null),
    prices,
  }
  return { ...facts, words: searchWords(facts), name: accessibleName(facts) }
}

function partOfDayAt(minutes: number | null) {
  if (minutes === null) return ''
  return minutes < EVENING ? 'afternoon' : 'evening'
}

function markOf(isPreseason: boolean, isCup: boolean) {
  if (isPreseason) return 'PRE'
  return isCup ? 'CUP' : ''
}

function accessibleName({ day, opponent, time, mark, game }: GameFacts): string {
  const date = day && `${weekdays[weekday(day)]}, ${longDayText(day)}`
  return [date || game.date || game.eventName, opponent, time, mark && MARKS[mark].name]
    .filter(Boolean)
    .join(', ')
}

/** The year in which a game's season starts; null without a day. Seasons start in August. */
export const seasonStartOf = ({ day }: Pick<PickableGame, 'day'>): number | null =>
  day && (day.month >= 8 ? day.year : day.year - 1)

/** The codes shared by games on different days. A plan can't tell these games apart. */
export function ambiguousCodes(games: readonly Game[]): string[] {
  const dayOf = ({ date }: Game) => {
    const day = readDay(date)
    return day ? dayKey(day) : date
  }
  const byCode = groupBy(games, ({ eventName }) => codeKey(eventName))
  return [...byCode]
    .filter(([, ofCode]) => new Set(ofCode.map(dayOf)).size > 1)
    .map(([code]) => code)
}

/** The words of a text for the search, in lower case and without accents. */
export const splitWords = (text: string) => foldAccents(text).split(/[\s,.()–—-]+/)

/** Words that the search skips: 'all against Rangers'. */
export const FILLER_WORDS = new Set(['', ...'all and against at game games on the vs'.split(' ')])

/**
 * The words that the search compares: opponent, day, time, code and marks, in the forms that people
 * type.
 */
function searchWords({ game, weekday: day, time, partOfDay, mark }: GameFacts): string[] {
  const [hour = ''] = time.split(':')
  const amOrPm = time.slice(-2)
  return [
    ...splitWords(gameSearchWords(game)),
    ...(['0', '6'].includes(day) ? ['weekend'] : []),
    ...splitWords(time ? `${time} ${hour}${amOrPm} ${time.replace(' ', '')}` : ''),
    partOfDay,
    mark && MARKS[mark].searched,
  ].filter((word) => !FILLER_WORDS.has(word))
}
