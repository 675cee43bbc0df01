import { type FunctionComponent, useState } from 'react'
import type { TeamKey } from '../../../content/teams'
import type { Game } from '../../../domain/games/game'
import { counted } from '../../../domain/text'
import { dateText } from '../../../domain/time/dates'
import { useNotify } from '../../../ui/Notifications'
import { BulkDelete } from '../../list/bulk/BulkDialog'
import { type BulkProps, SelectBar } from '../../list/SelectBar'
import { deleteGameStep } from '../../writes/steps/gameSteps'
import { gamesConfigs } from '../gamesConfigs'
import { splitDeletable } from './bulkChanges'
import { CHANGES, type GameAction, type GamesDialogProps, GamesImpact } from './ChangeGamesDialog'
import { MoveGames } from './MoveGames'
import { PlanOfGames } from './PlanOfGames'
import { SetGameField } from './SetGameField'
import { ShiftTime } from './ShiftTime'

const DIALOGS: Record<GameAction, FunctionComponent<GamesDialogProps>> = {
  Move: MoveGames,
  'Add to plan': PlanOfGames,
  'Remove from plan': PlanOfGames,
  'Shift time': ShiftTime,
  'Set field': SetGameField,
  Delete: DeleteGames,
}

/** The dialog of an action for several games. */
export function GamesDialog(props: GamesDialogProps) {
  const Dialog = DIALOGS[props.action]
  return <Dialog {...props} />
}

const NONE_DELETABLE =
  'These games share codes with other games, so they can’t be deleted together. Delete each one in its own row.'

/** The select bar of games, and the dialogs of its actions (docs/rules/tables.md#games). */
export function GameBulk({ team, ...bar }: BulkProps<Game> & { team: TeamKey }) {
  const [open, setOpen] = useState<{ action: GameAction; games: Game[] }>()
  const close = () => setOpen(undefined)
  const notify = useNotify()
  function askDelete(games: Game[]) {
    if (splitDeletable(games, bar.rows).deletable.length === 0) notify(NONE_DELETABLE, 'info')
    else setOpen({ action: 'Delete', games })
  }
  return (
    <>
      <SelectBar
        {...bar}
        others={CHANGES.map((action) => ({
          name: action,
          run: (games: Game[]) => setOpen({ action, games }),
        }))}
        onDelete={askDelete}
      />
      {open && <GamesDialog {...open} team={team} teamGames={bar.rows} onClose={close} />}
    </>
  )
}

/** Asks before deleting games, and lists the first of them. */
function DeleteGames({ team, games, teamGames, onClose }: GamesDialogProps) {
  const { deletable, skipped } = splitDeletable(games, teamGames)
  const changed = deletable.map((game) => ({ before: game, after: game }))
  return (
    <BulkDelete
      breadcrumb={gamesConfigs[team].breadcrumb}
      items={counted(deletable.length, 'game')}
      label="They’re also removed from their plans:"
      lines={deletable.map((game) => `${game.eventName}, ${dateText(game.date)}, ${game.team}`)}
      steps={deletable.map((game) =>
        deleteGameStep(team, [game], { deletedTogether: deletable, all: teamGames }),
      )}
      onClose={onClose}
    >
      <GamesImpact changes={{ changed, skipped }} />
    </BulkDelete>
  )
}
