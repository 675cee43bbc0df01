import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useDeleteGame, useGames } from '../../api/games'
import { failureWords } from '../../api/reason'
import type { Game, TeamKey } from '../../domain/game'
import { dateText, timeText } from '../../domain/wallClock'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { LoadError, Loading } from '../../ui/LoadState'
import { useNotify } from '../../ui/Notifications'
import { PageHeader } from '../../ui/PageHeader'
import { RecordTable } from '../../ui/RecordTable'
import { SearchField } from '../../ui/SearchField'
import { useEditedRecord } from '../../ui/useEditedRecord'
import { useTableState } from '../../ui/useTableState'
import { GameDialog, gameFormName } from './GameDialog'
import { gameColumns } from './gameColumns'
import { gamesConfigs } from './teams'

/** Bruins and Celtics Games Dashboard (specification 2). */
export function GamesDashboard({ team }: { team: TeamKey }) {
  const config = gamesConfigs[team]
  const games = useGames(team)
  const table = useTableState({ column: 'date', descending: false })
  const [edited, setEdited] = useEditedRecord(gameFormName(team), games.data, draftKey)
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
      {games.isError && !games.isFetching && (
        <LoadError text="Failed to load games data" onRetry={() => void games.refetch()} />
      )}
      {games.data ? (
        <RecordTable
          label={config.title}
          rows={games.data}
          columns={columns}
          rowKey={gameKey}
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
          key={edited.record?.eventName ?? ''}
          team={team}
          game={edited.record}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteGame team={team} game={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}

const draftKey = (game: Game) => game.eventName
const gameKey = (game: Game) => `${game.eventName} ${game.eventIds.join()}`

function DeleteGame({ team, game, onClose }: { team: TeamKey; game: Game; onClose: () => void }) {
  const notify = useNotify()
  const remove = useDeleteGame(team)
  async function confirm() {
    try {
      await remove.mutateAsync(game.eventName)
      notify('Game deleted successfully!')
    } catch (error) {
      return failureWords(error, 'Failed to delete game')
    }
  }
  return (
    <ConfirmDialog
      question="Are you sure you want to delete this game?"
      action={{ name: 'Delete', busy: 'Deleting...' }}
      onConfirm={confirm}
      onClose={onClose}
    >
      <strong>{game.eventName}</strong>
      <div>{game.team}</div>
      <div>{`${dateText(game.date)} ${timeText(game.time)}`}</div>
      {game.plans.length > 0 && <div>{`It leaves these plans too: ${game.plans.join(', ')}`}</div>}
    </ConfirmDialog>
  )
}
