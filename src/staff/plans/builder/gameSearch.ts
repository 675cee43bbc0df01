import { useMemo, useState } from 'react'
import { monthTitle, weekdays } from '../../../domain/time/dates'
import type { FilterField } from '../../list/FilterBar'
import { FILLER_WORDS, type PickableGame, splitWords } from './pickableGames'

/* The search and the filters of the plan builder. */

const NO_FILTER = { month: '', weekday: '', opponent: '', time: '', plan: '' }

/** The chosen value of each filter; '' for all. */
type GameFilter = typeof NO_FILTER
type FilterName = keyof GameFilter

/**
 * Whether every typed word is the start of one of the game's words, as in 'rangers oct'. Numbers
 * must match a whole word, and 'saturdays' is read as 'saturday'.
 */
function isFound(words: readonly string[], typed: readonly string[]): boolean {
  const isStart = (text: string) =>
    words.some((word) => (/^\d{1,2}$/.test(text) ? word === text : word.startsWith(text)))
  return typed.every((text) => isStart(text) || (text.endsWith('s') && isStart(text.slice(0, -1))))
}

/** The games that match the search and the filters. @forTests */
export function foundGames(
  games: readonly PickableGame[],
  search: string,
  { month, weekday, opponent, time, plan }: GameFilter,
): PickableGame[] {
  const typed = splitWords(search).filter((word) => !FILLER_WORDS.has(word))
  return games.filter(
    (game) =>
      (month === '' || game.month === month) &&
      (weekday === '' || game.weekday === weekday) &&
      (opponent === '' || game.opponent === opponent) &&
      (time === '' || game.partOfDay === time) &&
      (plan === '' || game.game.plans.length === 0) &&
      isFound(game.words, typed),
  )
}

/**
 * Whether a weekday is typed or chosen. This excludes preseason games unless 'preseason' is typed.
 */
function asksForWeekday(search: string, { weekday }: GameFilter): boolean {
  const typed = splitWords(search).filter((word) => word.length > 2)
  if (typed.some((word) => 'preseason'.startsWith(word))) return false
  const isDay = (word: string) => weekdays.some((day) => `${day}s`.toLowerCase().startsWith(word))
  return weekday !== '' || typed.some(isDay)
}

/**
 * The matching games that 'Choose these' chooses. A weekday doesn't choose preseason games, unless
 * they are the only matches. @forTests
 */
export function choosableGames(
  matched: readonly PickableGame[],
  search: string,
  filter: GameFilter,
): readonly PickableGame[] {
  const regular = matched.filter(({ mark }) => mark !== 'PRE')
  return regular.length > 0 && asksForWeekday(search, filter) ? regular : matched
}

/** The search and filters of the builder. They aren't in the URL, which belongs to the page. */
export function useGameFilter(games: readonly PickableGame[]) {
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState(NO_FILTER)
  const matched = useMemo(() => foundGames(games, search, filter), [games, search, filter])
  const choosable = choosableGames(matched, search, filter)
  const filters = {
    filter,
    chosenCount: Object.values(filter).filter((value) => value !== '').length,
    setFilter: (name: FilterName, value: string) =>
      setFilter((current) => ({ ...current, [name]: value })),
    clear: () => setFilter(NO_FILTER),
  }
  return { matched, choosable, search, setSearch, filters }
}

type Option = readonly [value: string, text: string]

/** The filter fields, with the values that these games have. */
export function pickableFilterFields(games: readonly PickableGame[]): FilterField<FilterName>[] {
  const distinct = (fieldOf: (game: PickableGame) => string) =>
    [...new Set(games.map(fieldOf))].filter((value) => value !== '').sort()
  const months = distinct(({ month }) => month).map((month): Option => [month, monthTitle(month)])
  const days = weekdays.map((day, index): Option => [String(index), day])
  const opponents = distinct(({ opponent }) => opponent).map((name): Option => [name, name])
  const times: Option[] = [
    ['afternoon', 'Afternoon, before 5 PM'],
    ['evening', 'Evening'],
  ]
  return [
    { name: 'month', label: 'Month', none: 'All months', options: months },
    { name: 'weekday', label: 'Weekday', none: 'All days', options: days },
    { name: 'opponent', label: 'Opponent', none: 'All opponents', options: opponents },
    { name: 'time', label: 'Time', none: 'All times', options: times },
    { name: 'plan', label: 'Plans', none: 'All games', options: [['none', 'Not yet in a plan']] },
  ]
}
