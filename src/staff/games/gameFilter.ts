import type { Game } from '../../domain/games/game'
import { readGameText } from '../../domain/games/gameText'
import { monthKey, monthTitle, readDay, weekday, weekdays } from '../../domain/time/dates'
import { compareTexts } from '../list/useList'

/** What games can be narrowed down to, beside the search. */
export const gameFilters = ['opponent', 'month', 'weekday', 'plan', 'findings'] as const
export type GameFilterName = (typeof gameFilters)[number]
type GameFilter = Record<GameFilterName, string>

type Option = readonly [value: string, text: string]

/** Of a game's team text, which alone says it. */
const opponentOf = (team: string) => readGameText({ eventName: '', team }).opponent
/** `2025-10`, which also sorts; '' without a day. */
function monthOf(date: string): string {
  const day = readDay(date)
  return day ? monthKey(day) : ''
}
/** 0 for Sunday to 6 for Saturday, as text; '' without a day. */
function weekdayOf({ date }: Game): string {
  const day = readDay(date)
  return day ? String(weekday(day)) : ''
}

/** The games that are of all that is chosen; whether one has findings is not asked here. */
export function matchingGames(games: Game[], chosen: GameFilter): Game[] {
  const { opponent, month, weekday, plan } = chosen
  if (`${opponent}${month}${weekday}${plan}` === '') return games
  return games.filter(
    (game) =>
      (month === '' || monthOf(game.date) === month) &&
      (weekday === '' || weekdayOf(game) === weekday) &&
      (plan === '' || game.plans.includes(plan)) &&
      (opponent === '' || opponentOf(game.team) === opponent),
  )
}

const once = (values: string[]) => [...new Set(values)].filter((value) => value !== '')
const named = (values: string[]): Option[] =>
  once(values)
    .sort(compareTexts)
    .map((value) => [value, value])

/** What the games of a list leave to choose from. */
export function gameOptions(games: readonly Game[]) {
  // Many say the same: each text and day is read once.
  const texts = once(games.map(({ team }) => team))
  const days = once(games.map(({ date }) => date))
  return {
    opponent: named(texts.map(opponentOf)),
    month: once(days.map(monthOf))
      .sort()
      .map((month): Option => [month, monthTitle(month)]),
    weekday: weekdays.map((day, index): Option => [String(index), day]),
    plan: named(games.flatMap(({ plans }) => plans)),
  }
}
