import { memo, useDeferredValue, useMemo } from 'react'
import type { Game } from '../../domain/games/game'
import { type Choice, FilterBar } from '../list/FilterBar'
import type { FilterState } from '../list/useTableState'
import { type GameFilterName, gameOptions } from './gameFilter'

/** The choices above a team's games (docs/rules/screens.md#bruins-games). */
export const GameFilters = memo(function GameFilters({
  games,
  filters,
}: {
  /** All of the team's: what they have can be chosen. */
  games: Game[]
  filters: FilterState<GameFilterName>
}) {
  // Every game's text is read for it: after the table.
  const offered = useDeferredValue(games, NO_GAMES)
  const choices = useMemo(() => gameChoices(offered), [offered])
  return <FilterBar filters={filters} choices={choices} />
})

/** What can be chosen of these games. */
export function gameChoices(games: readonly Game[]): Choice<GameFilterName>[] {
  const { opponent, month, weekday, plan } = gameOptions(games)
  return [
    { name: 'opponent', label: 'Opponent', all: 'All opponents', options: opponent },
    { name: 'month', label: 'Month', all: 'All months', options: month },
    { name: 'weekday', label: 'Weekday', all: 'All days', options: weekday },
    { name: 'plan', label: 'Plan', all: 'All plans', options: plan },
    { name: 'findings', label: 'Checks', all: 'All games', options: WITH_FINDINGS },
  ]
}

const NO_GAMES: Game[] = []
const WITH_FINDINGS = [['yes', 'With findings']] as const
