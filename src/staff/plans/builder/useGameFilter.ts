import { useMemo, useState } from 'react'
import { monthTitle, weekdays } from '../../../domain/time/dates'
import type { Choice } from '../../list/FilterBar'
import { filterNames, type GameFilter, matchingGames } from './gameSearch'
import type { PickableGame } from './pickableGame'

type Name = keyof GameFilter
const NO_FILTER: GameFilter = { month: '', weekday: '', opponent: '', time: '', plan: '' }

/** What the games of a dialog are narrowed down to: not in the address, which is its page's. */
export function useGameFilter(games: readonly PickableGame[]) {
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState(NO_FILTER)
  const shown = useMemo(() => matchingGames(games, search, filter), [games, search, filter])
  const filters = useMemo(
    () => ({
      filter,
      chosen: filterNames.filter((name) => filter[name] !== '').length,
      setFilter: (name: Name, value: string) => setFilter((now) => ({ ...now, [name]: value })),
      clear: () => setFilter(NO_FILTER),
    }),
    [filter],
  )
  return {
    shown,
    search,
    setSearch,
    filters,
  }
}

/** What these games leave to choose from. */
export function filterChoices(games: readonly PickableGame[]): Choice<Name>[] {
  const once = (of: (game: PickableGame) => string) =>
    [...new Set(games.map(of))].filter((value) => value !== '').sort()
  return [
    {
      name: 'month',
      label: 'Month',
      all: 'All months',
      options: once(({ month }) => month).map((month) => [month, monthTitle(month)]),
    },
    {
      name: 'weekday',
      label: 'Weekday',
      all: 'All days',
      options: weekdays.map((day, index) => [String(index), day]),
    },
    {
      name: 'opponent',
      label: 'Opponent',
      all: 'All opponents',
      options: once(({ opponent }) => opponent).map((name) => [name, name]),
    },
    {
      name: 'time',
      label: 'Time',
      all: 'All times',
      options: [
        ['afternoon', 'Afternoon, before 5 PM'],
        ['evening', 'Evening'],
      ],
    },
    {
      name: 'plan',
      label: 'Plans',
      all: 'All games',
      options: [['none', 'Not yet in a plan']],
    },
  ]
}
