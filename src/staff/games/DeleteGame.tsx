import { gamesQuery, useDeleteGame } from '../../api/games'
import { MESSAGES } from '../../api/writes/messages'
import { useReadFresh } from '../../api/writes/useRefetchFresh'
import type { TeamKey } from '../../content/teams'
import { type Game, isSameCode, isSameGame } from '../../domain/games/game'
import { dateText, timeText } from '../../domain/time/dates'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import type { RowDialogProps } from '../../ui/form/editDialog'
import { ImpactNote } from '../links/ImpactNote'
import { deleteGameStep, gameTexts } from '../writes/steps/gameSteps'
import { useRecordDelete } from '../writes/useRecordDelete'
import { gamesConfigs } from './gamesConfigs'

/**
 * Asks before deleting a game. The server deletes by code, so all games with the code are listed.
 */
export function DeleteGame(props: RowDialogProps<Game> & { team: TeamKey }) {
  const { team, record: game, rows, onClose } = props
  const deleteGame = useDeleteGame(team)
  const recordDelete = useRecordDelete({
    records: gamesToDelete(game, rows),
    read: useReadFresh(gamesQuery(team)),
    findTargets: (storedGames) => gamesToDelete(game, storedGames),
    fields: gameTexts,
    sendDelete: (stored) => deleteGame.mutateAsync(stored.eventName),
    step: (deleted, all) => deleteGameStep(team, deleted, { deletedTogether: deleted, all }),
    name: game.eventName,
    words: MESSAGES.game.delete,
  })
  const [first, ...others] = recordDelete.records
  return (
    <ConfirmDialog
      question="Are you sure you want to delete this game?"
      breadcrumb={[gamesConfigs[team].breadcrumb, game.eventName]}
      {...recordDelete.dialog}
      onClose={onClose}
    >
      {first && <GameSummary game={first} />}
      {others.length > 0 && (
        <>
          <p>Games are deleted by name, so these are deleted too:</p>
          {others.map((other) => (
            <GameSummary key={`${other.date} ${other.eventIds.join()}`} game={other} />
          ))}
        </>
      )}
      <ImpactNote kind="game" records={recordDelete.records} />
    </ConfirmDialog>
  )
}

/** The game in these rows, and all other games with its code, which the server deletes, too. */
function gamesToDelete(game: Game, rows: readonly Game[]): Game[] {
  const stored = rows.find((row) => isSameGame(row, game))
  if (stored === undefined) return []
  const isOther = (row: Game) => row !== stored && isSameCode(row.eventName, stored.eventName)
  return [stored, ...rows.filter(isOther)]
}

function GameSummary({ game }: { game: Game }) {
  return (
    <div>
      <strong>{game.eventName}</strong>
      <div>{game.team}</div>
      <div>{`${dateText(game.date)} ${timeText(game.time)}`}</div>
      {game.plans.length > 0 && (
        <div>{`Also removed from these plans: ${game.plans.join(', ')}`}</div>
      )}
    </div>
  )
}
