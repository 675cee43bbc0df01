import type { Game } from '../../domain/games/game'
import { readGameText } from '../../domain/games/gameText'
import { type Day, monthKey, monthTitle, readDay, weekday, weekdays } from '../../domain/time/dates'
import type { FilterField } from '../list/FilterBar'
import { compareTexts } from '../list/sort'

/** The filters of a games dashboard. */
export const GAME_FILTERS = ['opponent', 'month', 'weekday', 'plan', 'findings'] as const
export type GameFilterName = (typeof GAME_FILTERS)[number]

/** The opponent in a game's team text. */
const opponentOf = (team: string) => readGameText({ eventName: '', team }).opponent

const ifReadable = (date: string, textOf: (day: Day) => string) => {
  const day = readDay(date)
  return day ? textOf(day) : ''
}

/** `2025-10`, which sorts correctly; '' for an invalid date. */
const monthOf = (date: string) => ifReadable(date, monthKey)

/** '0' for Sunday to '6' for Saturday; '' for an invalid date. */
const weekdayOf = (date: string) => ifReadable(date, (day) => String(weekday(day)))

/** The games that match all filters except 'findings', which needs the checks. */
export const matchingGames = (games: readonly Game[], filter: Record<GameFilterName, string>) =>
  games.filter(
    ({ team, date, plans }) =>
      (filter.month === '' || monthOf(date) === filter.month) &&
      (filter.weekday === '' || weekdayOf(date) === filter.weekday) &&
      (filter.plan === '' || plans.includes(filter.plan)) &&
      (filter.opponent === '' || opponentOf(team) === filter.opponent),
  )

const distinct = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '')

type Option = readonly [value: string, text: string]

/** The values as options, in natural order. */
const optionsOf = (values: readonly string[]) =>
  distinct(values)
    .sort(compareTexts)
    .map((value): Option => [value, value])

/** The filter fields, with the values that these games have. */
export function gameFilterFields(games: readonly Game[]): FilterField<GameFilterName>[] {
  // Many games share a text or a date, so each is read only once.
  const teams = distinct(games.map(({ team }) => team))
  const dates = distinct(games.map(({ date }) => date))
  const months = distinct(dates.map(monthOf))
    .sort()
    .map((month): Option => [month, monthTitle(month)])
  const days = weekdays.map((day, index): Option => [String(index), day])
  const opponents = optionsOf(teams.map(opponentOf))
  const plans = optionsOf(games.flatMap((game) => game.plans))
  return [
    { name: 'opponent', label: 'Opponent', none: 'All opponents', options: opponents },
    { name: 'month', label: 'Month', none: 'All months', options: months },
    { name: 'weekday', label: 'Weekday', none: 'All days', options: days },
    { name: 'plan', label: 'Plan', none: 'All plans', options: plans },
    { name: 'findings', label: 'Checks', none: 'All games', options: [['yes', 'With findings']] },
  ]
}
