import type { Game } from '../../domain/games/game'
import { readGameText } from '../../domain/games/gameText'
import { type Day, monthKey, monthTitle, readDay, weekday, weekdays } from '../../domain/time/dates'
import type { Choice } from '../list/FilterBar'
import { compareTexts } from '../list/useList'

/** What games can be narrowed down to, beside the search. */
export const gameFilters = ['opponent', 'month', 'weekday', 'plan', 'findings'] as const
export type GameFilterName = (typeof gameFilters)[number]
type GameFilter = Record<GameFilterName, string>

type Option = readonly [value: string, text: string]

/** Only a game's team text names the opponent. */
const opponentOf = (team: string) => readGameText({ eventName: '', team }).opponent
/** A fact of a date as text; '' where it is no date. */
function dayFact(date: string, factOf: (day: Day) => string | number): string {
  const day = readDay(date)
  return day ? String(factOf(day)) : ''
}
/** `2025-10`, which also sorts. */
const monthOf = (date: string) => dayFact(date, monthKey)
/** 0 for Sunday to 6 for Saturday. */
const weekdayOf = (date: string) => dayFact(date, weekday)

/** The games that are of all that is chosen; whether one has findings is not asked here. */
export function matchingGames(games: Game[], chosen: GameFilter): Game[] {
  const { opponent, month, weekday, plan } = chosen
  if (`${opponent}${month}${weekday}${plan}` === '') return games
  return games.filter(
    (game) =>
      (month === '' || monthOf(game.date) === month) &&
      (weekday === '' || weekdayOf(game.date) === weekday) &&
      (plan === '' || game.plans.includes(plan)) &&
      (opponent === '' || opponentOf(game.team) === opponent),
  )
}

const distinct = (values: string[]) => [...new Set(values)].filter((value) => value !== '')
const optionsOf = (values: string[]): Option[] =>
  distinct(values)
    .sort(compareTexts)
    .map((value) => [value, value])

/** What can be chosen of these games. */
export function gameChoices(games: readonly Game[]): Choice<GameFilterName>[] {
  // Many say the same: each text and day is read once.
  const texts = distinct(games.map(({ team }) => team))
  const months = distinct(distinct(games.map(({ date }) => date)).map(monthOf)).sort()
  const opponents = optionsOf(texts.map(opponentOf))
  const plans = optionsOf(games.flatMap(({ plans }) => plans))
  const monthTitles = months.map((month): Option => [month, monthTitle(month)])
  const days = weekdays.map((day, index): Option => [String(index), day])
  return [
    { name: 'opponent', label: 'Opponent', all: 'All opponents', options: opponents },
    { name: 'month', label: 'Month', all: 'All months', options: monthTitles },
    { name: 'weekday', label: 'Weekday', all: 'All days', options: days },
    { name: 'plan', label: 'Plan', all: 'All plans', options: plans },
    { name: 'findings', label: 'Checks', all: 'All games', options: [['yes', 'With findings']] },
  ]
}
