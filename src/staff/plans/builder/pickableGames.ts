import type { SeasonRecords } from '../../../domain/checks/seasonRecords'
import type { Game } from '../../../domain/games/game'
import { inOrder, onceBy } from '../../../domain/games/gameLists'
import { readGameText } from '../../../domain/games/gameText'

import { findOpponent } from '../../../domain/games/opponents'
import { readMoney } from '../../../domain/money'
import { codeKey } from '../../../domain/recordKeys'
import {
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

import { searchWords } from './gameSearch'
import type { PickableGame } from './pickableGame'

/** From here on, in minutes since midnight, a game is an evening's. */
const EVENING = 17 * 60

/**
 * The games to choose from, by day and hour, those without a day last. A code stands once, as in a plan; of two games with one
 * code the earlier given is kept.
 * @param prices Row A and Row B of each code, in dollars as text.
 */
export function pickableGames(
  games: readonly Game[],
  prices: SeasonRecords['prices'],
): PickableGame[] {
  const priceOf = new Map(
    prices.map(([code, , a, b]) => [codeKey(code), { a: readMoney(a), b: readMoney(b) }]),
  )
  const pickable = inOrder(onceBy(games, ({ eventName }) => codeKey(eventName))).map((game) =>
    pickableGame(game, priceOf.get(codeKey(game.eventName)) ?? NO_PRICE),
  )
  return [...pickable.filter(({ day }) => day), ...pickable.filter(({ day }) => !day)]
}

const NO_PRICE = { a: null, b: null }

function pickableGame(game: Game, prices: PickableGame['prices']): PickableGame {
  const { team, opponent: written, isPreseason, cup } = readGameText(game)
  const club = findOpponent(team, written)
  const day = readDay(game.date)
  const minutes = minutesOfDay(game.time) || null
  const opponent = club ? `${club.city} ${club.nickname}` : written || game.team.trim()
  const facts = {
    key: codeKey(game.eventName),
    game,
    day,
    dayNumber: day && dayNumber(day),
    month: day ? monthKey(day) : '',
    weekday: day ? String(weekday(day)) : '',
    opponent,
    nickname: club?.nickname ?? opponent,
    short: club?.code ?? (opponent || game.eventName),
    time: timeText(game.time),
    part: partOf(minutes),
    mark: isPreseason ? 'PRE' : cup ? 'CUP' : '',
    prices,
  } as const
  return { ...facts, words: searchWords(facts, club), name: nameOf(facts) }
}

const partOf = (minutes: number | null) =>
  minutes === null ? '' : minutes < EVENING ? 'afternoon' : 'evening'

const markWords: Record<string, string> = { PRE: 'preseason', CUP: 'NBA CUP' }

function nameOf(facts: Omit<PickableGame, 'words' | 'name'>): string {
  const { day, opponent, time, mark, game } = facts
  const date = day && `${weekdays[weekday(day)]}, ${longDayText(day)}`
  return [date || game.date || game.eventName, opponent, time, markWords[mark]]
    .filter(Boolean)
    .join(', ')
}

/** The season a game is of: from August on the one that begins; null without a day. */
export const seasonOfGame = ({ day }: Pick<PickableGame, 'day'>): number | null =>
  day && (day.month >= 8 ? day.year : day.year - 1)

/** Other games that have the code of one that can be chosen: a plan cannot tell them apart. */
export function sameCodes(games: readonly Game[]): string[] {
  const days = new Map<string, Set<string>>()
  for (const { eventName, date } of games) {
    const key = codeKey(eventName)
    const day = readDay(date)
    days.set(key, (days.get(key) ?? new Set()).add(day ? dayKey(day) : date))
  }
  return [...days].filter(([, { size }]) => size > 1).map(([code]) => code)
}
