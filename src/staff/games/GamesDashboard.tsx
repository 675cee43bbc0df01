import { useMemo, useState } from 'react'
import { useGames } from '../../api/games'
import { keys } from '../../api/keys'
import { WORDS } from '../../api/writes/words'
import type { TeamKey } from '../../content/teams'
import { type Game, gameKey, isGameOfKey } from '../../domain/games/game'
import { seasonOfGame } from '../../domain/seasonCodes'
import { todayEastern } from '../../domain/time/dates'
import { useByTheClock } from '../../lib/useByTheClock'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { formKey, stepsOf, useEditedRecord } from '../../ui/form/useEditedRecord'
import { ListHeader } from '../list/ListHeader'
import { useListSeason } from '../list/ListSeason'
import { ListState } from '../list/ListState'
import { useTableState } from '../list/useTableState'
import { useTableTools } from '../list/useTableTools'
import { ADD_GAME, GamesList, gameRowKey } from './GamesList'
import { gameColumns } from './gameColumns'
import { gameFormName, gamesConfigs } from './gamesConfigs'
import { NextGame } from './NextGame'

const GameDialog = lazyDialog(() => import('./GameDialog'), 'GameDialog')
const DeleteGame = lazyDialog(() => import('./DeleteGame'), 'DeleteGame')
const GameBulk = lazyDialog(() => import('./bulk/GameBulk'), 'GameBulk')

/** A team's Games Dashboard (docs/rules/screens.md#bruins-games). */
export function GamesDashboard({ team }: { team: TeamKey }) {
  const config = gamesConfigs[team]
  const games = useGames(team)
  const table = useTableState({ column: 'date', descending: false })
  const tools = useTableTools<Game>()
  const today = useByTheClock(todayEastern)
  const season = useListSeason(games.data, seasonOfGame)
  const [edited, setEdited] = useEditedRecord(gameFormName(team), games.data, gameKey, isGameOfKey)
  const [deleted, setDeleted] = useState<Game>()
  const columns = useMemo(
    () =>
      gameColumns(team, { onEdit: (game) => setEdited({ record: game }), onDelete: setDeleted }),
    [team, setEdited],
  )

  const onAdd = () => setEdited({ record: null })

  return (
    <>
      <ListHeader
        title={config.title}
        search="Search Games"
        row="game"
        table={table}
        season={season}
        tools={tools}
        beside={<NextGame tools={tools} today={today} />}
        add={ADD_GAME}
        onAdd={onAdd}
      />
      <ListState
        list={keys.games(team)}
        query={games}
        loading={config.loading}
        failed={WORDS.game.load}
      >
        {(rows) => (
          <GamesList
            team={team}
            games={season.rows(rows)}
            isBlank={rows.length === 0}
            onAdd={onAdd}
            onAllSeasons={season.onAll}
            table={table}
            tools={tools}
            columns={columns}
            open={edited?.record}
            today={today}
          />
        )}
      </ListState>
      {tools.isSelecting && games.data && (
        <GameBulk
          team={team}
          games={games.data}
          tools={tools}
          onClose={() => tools.setSelecting(false)}
        />
      )}
      {edited && (
        <GameDialog
          key={formKey(edited, gameKey)}
          team={team}
          game={edited.record}
          like={edited.like}
          steps={stepsOf(tools, gameRowKey, edited, setEdited)}
          onDuplicate={(game) => setEdited({ record: null, like: game })}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && (
        <DeleteGame
          team={team}
          game={deleted}
          games={games.data ?? []}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}
