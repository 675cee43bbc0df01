import { useMemo, useState } from 'react'
import { useGames } from '../../api/games'
import { keys } from '../../api/keys'
import type { TeamKey } from '../../content/teams'
import { type Game, gameKey, isGameOfKey } from '../../domain/games/game'
import { AddButton } from '../../ui/AddButton'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { PageHeader } from '../../ui/PageHeader'
import { RecordTable } from '../../ui/table/RecordTable'
import { SearchField } from '../../ui/table/SearchField'
import { useTableState } from '../../ui/table/useTableState'
import { ListState } from '../kit/ListState'
import { DeleteGame } from './DeleteGame'
import { GameDialog, gameFormName } from './GameDialog'
import { gameColumns } from './gameColumns'
import { gamesConfigs } from './gamesConfigs'

/** A team's Games Dashboard (docs/rules/screens.md#bruins-games). */
export function GamesDashboard({ team }: { team: TeamKey }) {
  const config = gamesConfigs[team]
  const games = useGames(team)
  const table = useTableState({ column: 'date', descending: false })
  const [edited, setEdited] = useEditedRecord(gameFormName(team), games.data, gameKey, isGameOfKey)
  const [deleted, setDeleted] = useState<Game>()
  const columns = useMemo(
    () => gameColumns({ onEdit: (game) => setEdited({ record: game }), onDelete: setDeleted }),
    [setEdited],
  )

  return (
    <>
      <PageHeader title={config.title}>
        <SearchField label="Search Games" value={table.search} onChange={table.setSearch} />
        <AddButton name="Add New Game" onClick={() => setEdited({ record: null })} />
      </PageHeader>
      <ListState
        list={keys.games(team)}
        query={games}
        loading={config.loading}
        failed="Failed to load games data"
      >
        {(rows) => (
          <RecordTable
            label={config.title}
            rows={rows}
            columns={columns}
            rowKey={rowKey}
            filter={{ column: 'name', text: table.searched }}
            sort={table.sort}
            onSort={table.setSort}
            empty="No games found. Try adjusting your search or add a new game."
          />
        )}
      </ListState>
      {edited && (
        <GameDialog
          key={edited.record ? gameKey(edited.record) : ''}
          team={team}
          game={edited.record}
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

/** Two rows without ids may say the same of code and date, and are still two rows. */
const rowKey = (game: Game) => `${game.eventName} ${game.date} ${game.eventIds.join()}`
