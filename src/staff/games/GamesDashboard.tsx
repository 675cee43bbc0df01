import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useGames } from '../../api/games'
import { keys } from '../../api/keys'
import { MESSAGES } from '../../api/writes/messages'
import { BASE_PATH, paths } from '../../config/paths'
import type { TeamKey } from '../../content/teams'
import { codeDayMismatch, type Game, gameKey, matchesGameKey } from '../../domain/games/game'
import { gameSearchWords } from '../../domain/games/gameSearch'
import { isGameOver, isUpcoming } from '../../domain/games/gamesByDate'
import { codeAndDate } from '../../domain/games/uniqueGames'
import { todayEastern } from '../../domain/time/dates'
import { seasonNow, seasonOfGame } from '../../domain/time/seasons'
import { useClock } from '../../lib/externalStore'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { lazyPart } from '../../ui/lazyPart'
import { useNotify } from '../../ui/Notifications'
import { gameFactColumns } from '../kit/gameFactColumns'
import { actionsColumn, chipsColumn, nameColumn, type RecordColumns } from '../list/columns'
import { activeFilterTexts, FilterBar } from '../list/FilterBar'
import { ListScreen } from '../list/ListScreen'
import { listWords } from '../list/listWords'
import { UPCOMING_FIRST } from '../list/sort'
import { type FilterState, useFilter } from '../list/useFilter'
import { useList } from '../list/useList'
import { useListSeason } from '../list/useListSeason'
import { useTableState } from '../list/useTableState'
import { planHref } from '../records/recordLinks'
import type { KeysWithFindings } from './GamesCheck'
import { GAME_FILTERS, type GameFilterName, gameFilterFields, matchingGames } from './gameFilter'
import { gameFormName, gameRowKey, gamesConfigs } from './gamesConfigs'
import { NextGame } from './NextGame'

/** Loaded on demand, because it contains all rules of the checks. */
const GamesCheck = lazyPart(() => import('./GamesCheck'), 'GamesCheck')
const GameDialog = lazyDialog(() => import('./GameDialog'), 'GameDialog')
const DeleteGame = lazyDialog(() => import('./DeleteGame'), 'DeleteGame')
const GameBulk = lazyDialog(() => import('./bulk/GameBulk'), 'GameBulk')

const LIST_WORDS = listWords('game', {
  searchLabel: 'Search Games',
  add: 'Add New Game',
  failed: MESSAGES.game.load,
  empty: 'No games found. Try adjusting your search or add a new game.',
})

const GAME_DRAFT = { keyOf: gameKey, isOfKey: matchesGameKey }

const NO_GAMES: Game[] = []

/** A team's Games Dashboard (docs/rules/screens.md#bruins-games). */
export function GamesDashboard({ team }: { team: TeamKey }) {
  const { title, loading } = gamesConfigs[team]
  const games = useGames(team)
  const tableState = useTableState(UPCOMING_FIRST)
  const today = useClock(todayEastern)
  const currentSeason = useMemo(() => seasonNow(games.data ?? NO_GAMES, today), [games.data, today])
  const season = useListSeason(games.data, seasonOfGame, tableState, currentSeason)
  const gamesOfSeason = season.rows ?? NO_GAMES
  const { filteredRows, filters } = useGameFilters(team, gamesOfSeason)
  const list = useList({
    query: games,
    queryKey: keys.games(team),
    form: gameFormName(team),
    draftKey: GAME_DRAFT,
    filteredRows: games.data && filteredRows,
    columns: useMemo(() => gameColumns(team), [team]),
    rowKey: gameRowKey,
    nameOf: codeOf,
    tableState,
    searchBy: 'name',
    wordsOf: gameSearchWords,
    season,
    filters,
    past: useMemo(() => {
      // Rows aren't dimmed in a season that has ended.
      const isAnyAhead = gamesOfSeason.some((game) => isUpcoming(game, today))
      return { column: 'date', isPast: (game: Game) => isAnyAhead && isGameOver(game, today) }
    }, [gamesOfSeason, today]),
  })

  return (
    <ListScreen
      list={list}
      words={{ ...LIST_WORDS, title, loading }}
      dialogs={{
        bulk: (props) => <GameBulk {...props} team={team} />,
        edit: (props) => <GameDialog {...props} team={team} />,
        delete: (props) => <DeleteGame {...props} team={team} />,
      }}
      aside={<NextGame list={list} today={today} />}
      emptyAction={
        <Button component={Link} to={paths.seasonImport}>
          Import games
        </Button>
      }
    />
  )
}

const codeOf = ({ eventName }: Game) => eventName

/**
 * The filters of a team's games, and the matching rows; undefined while the rows are being checked.
 */
function useGameFilters(team: TeamKey, games: Game[]) {
  const notify = useNotify()
  const state = useFilter(GAME_FILTERS)
  const { filter, chosenCount, setFilter, clear } = state
  const [keysWithFindings, setKeysWithFindings] = useState<KeysWithFindings>()
  const isChecked = filter.findings !== ''
  const filteredRows = useMemo(() => {
    const matching = matchingGames(games, filter)
    if (filter.findings === '') return matching
    return keysWithFindings && matching.filter((game) => keysWithFindings.has(codeAndDate(game)))
  }, [games, filter, keysWithFindings])
  /** Gives up the filter that needs the checks. */
  function showUnchecked() {
    setFilter('findings', '')
    notify('The games couldn’t be checked. Try again, or reload the page.', 'error')
  }
  const filters = {
    bar: <GameFilters games={games} filters={state} />,
    chosenCount,
    clear,
    texts: () => activeFilterTexts(gameFilterFields(games), filter),
    totalCount: games.length,
    note: isChecked && keysWithFindings && (
      <a href={`${BASE_PATH}${paths.checks}?kind=game&team=${team}`}>View findings</a>
    ),
    state: isChecked && (
      <GamesCheck onKeysChange={setKeysWithFindings} onLoadError={showUnchecked} />
    ),
  }
  return { filteredRows, filters }
}

/** The columns and the tooltips of docs/rules/screens.md#bruins-games. */
const gameColumns =
  (team: TeamKey): RecordColumns<Game> =>
  (actions) => [
    nameColumn({
      header: 'Event Name',
      slot: 'code',
      width: 12,
      name: codeOf,
      onOpen: actions.onEdit,
      beside: codeDayNote,
    }),
    chipsColumn({
      id: 'plans',
      header: 'BGS Game Plans',
      width: 20,
      names: (game) => game.plans,
      none: 'No Plans',
      linkOf: (plan) => planHref(plan, team),
    }),
    ...gameFactColumns({ team: 26, number: 12, date: 14, time: 10 }),
    actionsColumn(9, codeOf, actions, { edit: 'Edit Game', delete: 'Delete Game' }),
  ]

/** The day in a game's code if the game is on another day. */
function codeDayNote(game: Game) {
  const text = codeDayMismatch(game)
  if (!text) return null
  return (
    <Typography component="div" variant="caption" color="text.secondary">
      {text}
    </Typography>
  )
}

interface GameFiltersProps {
  /** All games of the team, whose values the filters offer. */
  games: Game[]
  filters: FilterState<GameFilterName>
}

/** The filters above a team's games (docs/rules/screens.md#bruins-games). */
const GameFilters = memo(function GameFilters({ games, filters }: GameFiltersProps) {
  // Deferred, because reading the values of every game must not delay the table.
  const deferredGames = useDeferredValue(games, NO_GAMES)
  const choices = useMemo(() => gameFilterFields(deferredGames), [deferredGames])
  return <FilterBar filters={filters} fields={choices} />
})
