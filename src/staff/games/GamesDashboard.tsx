import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useGames } from '../../api/games'
import { keys } from '../../api/keys'
import { type Game, gameKey, isGameOfKey, type TeamKey } from '../../domain/games/game'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { Loading } from '../../ui/LoadState'
import { PageHeader } from '../../ui/PageHeader'
import { RecordTable } from '../../ui/table/RecordTable'
import { SearchField } from '../../ui/table/SearchField'
import { useTableState } from '../../ui/table/useTableState'
import { ListNotes } from '../kit/ListNotes'
import { DeleteGame } from './DeleteGame'
import { GameDialog, gameFormName } from './GameDialog'
import { gameColumns } from './gameColumns'
import { gamesConfigs } from './teams'

/** Bruins and Celtics Games Dashboard (docs/rules/screens.md#bruins-games). */
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
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setEdited({ record: null })}
        >
          Add New Game
        </Button>
      </PageHeader>
      <ListNotes list={keys.games(team)} failed="Failed to load games data" />
      {games.data ? (
        <RecordTable
          label={config.title}
          rows={games.data}
          columns={columns}
          rowKey={rowKey}
          filter={{ column: 'name', text: table.searched }}
          sort={table.sort}
          onSort={table.setSort}
          empty="No games found. Try adjusting your search or add a new game."
        />
      ) : (
        games.isFetching && <Loading text={config.loading} />
      )}
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
