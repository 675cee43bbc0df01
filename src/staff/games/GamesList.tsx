import Button from '@mui/material/Button'
import { type ReactNode, useCallback, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import type { TeamKey } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { lazyPart } from '../../ui/lazyPart'
import { useNotify } from '../../ui/Notifications'
import unseen from '../../ui/unseen.module.css'
import { searchRows } from '../list/arrangeRows'
import { chosenTexts } from '../list/chosenTexts'
import { EmptyList } from '../list/EmptyList'
import { RecordTable } from '../list/RecordTable'
import type { RecordColumn } from '../list/recordColumn'
import { useFilter } from '../list/useFilter'
import type { TableState } from '../list/useTableState'
import type { TableTools } from '../list/useTableTools'
import { GameFilters, gameChoices } from './GameFilters'
import styles from './GamesList.module.css'
import { isGameAhead, isGameOver } from './gameDay'
import { gameFilters, matchingGames } from './gameFilter'
import { gamesConfigs } from './gamesConfigs'

/** All rules of the checks come when they are asked for. */
const FoundGames = lazyPart(() => import('./FoundGames'), 'FoundGames')

/** How the button for a new game is called. */
export const ADD_GAME = 'Add New Game'

interface GamesListProps {
  team: TeamKey
  games: Game[]
  /** The team has none at all. */
  isBlank: boolean
  onAdd: () => void
  /** Chooses all seasons; missing while all are. */
  onAllSeasons: (() => void) | undefined
  table: TableState
  tools: TableTools<Game>
  columns: RecordColumn<Game>[]
  /** The game whose dialog is open. */
  open: Game | null | undefined
  /** At the arena, `2026-01-20`. */
  today: string
}

/** A team's games as far as they are searched and chosen (docs/rules/screens.md#bruins-games). */
export function GamesList(props: GamesListProps) {
  const { team, games } = props
  const notify = useNotify()
  const filters = useFilter(gameFilters)
  const { filter, chosen, setFilter, clear } = filters
  const matching = useMemo(() => matchingGames(games, filter), [games, filter])
  const onClear = chosen > 0 ? clear : undefined
  const told = useCallback(() => chosenTexts(gameChoices(games), filter), [games, filter])
  const shared = { ...props, told, onClear }
  function showAll() {
    setFilter('findings', '')
    notify('The games could not be checked. Please try again, or reload the page.', 'error')
  }
  return (
    <div className={styles.list} data-chosen={chosen > 0 || undefined}>
      <div className={styles.filters}>
        <GameFilters games={games} filters={filters} />
      </div>
      {filter.findings === '' ? (
        <GamesTable {...shared} rows={matching} />
      ) : (
        <FoundGames team={team} games={matching} onLoadError={showAll}>
          {(found, why) => <GamesTable {...shared} rows={found} why={why} />}
        </FoundGames>
      )}
    </div>
  )
}

function GamesTable({
  team,
  games,
  isBlank,
  onAdd,
  onAllSeasons,
  table: { searched, setSearch, order },
  tools,
  columns,
  open,
  today,
  rows,
  told,
  why,
  onClear,
}: GamesListProps & {
  /** The games that are chosen. */
  rows: Game[]
  /** What they are chosen by, in words. */
  told: () => string[]
  /** Leads to why they are. */
  why?: ReactNode
  /** Chooses all again; missing while all are. */
  onClear: (() => void) | undefined
}) {
  const over = useMemo(
    () =>
      // Of a season that has ended nothing is quieter than the rest.
      games.some((game) => isGameAhead(game, today))
        ? { column: 'date', is: (game: Game) => isGameOver(game, today) }
        : undefined,
    [games, today],
  )
  // The count of all stands beside the title already.
  const isNarrowed = onClear !== undefined || searched !== ''
  return (
    <>
      <div className={isNarrowed ? styles.count : unseen.unseen}>
        <span role="status">{countText(rows, games.length, searched)}</span>
        {why && <span>{why}</span>}
      </div>
      <RecordTable
        label={gamesConfigs[team].title}
        rows={rows}
        columns={columns}
        rowKey={gameRowKey}
        open={open ? gameRowKey(open) : undefined}
        over={over}
        filter={{ column: 'name', text: searched }}
        {...order}
        tools={tools}
        told={told}
        empty={
          <EmptyList
            words="No games found. Try adjusting your search or add a new game."
            isBlank={isBlank}
            add={ADD_GAME}
            onAdd={onAdd}
            onClearSearch={searched === '' ? undefined : () => setSearch('')}
            onClearFilters={onClear}
            onAllSeasons={onAllSeasons}
          >
            <Button component={Link} to={paths.seasonImport}>
              Import games
            </Button>
          </EmptyList>
        }
      />
    </>
  )
}

/** `12 of 41 games` of those that the search leaves. */
function countText(rows: Game[], all: number, search: string): string {
  const { length } = search ? searchRows(rows, ({ eventName }) => eventName, search) : rows
  const total = `${all} ${all === 1 ? 'game' : 'games'}`
  return length === all ? total : `${length} of ${total}`
}

/**
 * A row's key: the first of its ids, which stays while code, day and plans change, by whomever; without
 * ids its code and date.
 */
export const gameRowKey = ({ eventIds, eventName, date }: Game): string =>
  `${eventIds[0] ?? `${eventName} ${date}`}`
