import { type FunctionComponent, useState } from 'react'
import type { TeamKey } from '../../../content/teams'
import type { Game } from '../../../domain/games/game'
import { exportSelected } from '../../list/exportTable'
import { type RowKind, SelectBar } from '../../list/SelectBar'
import type { TableTools } from '../../list/useTableTools'
import { gameRowKey } from '../GamesList'
import { gamesConfigs } from '../gamesConfigs'
import { DeleteGames } from './DeleteGames'
import type { GameAction, GamesDialogProps } from './gamesDialog'
import { PlanOfGames } from './PlanOfGames'
import { SetGameField } from './SetGameField'
import { ShiftTime } from './ShiftTime'

const DIALOGS: Record<GameAction, FunctionComponent<GamesDialogProps>> = {
  'Add to plan': PlanOfGames,
  'Take out of plan': PlanOfGames,
  'Shift time': ShiftTime,
  'Set field': SetGameField,
  Delete: DeleteGames,
}

const GAMES: RowKind<Game> = {
  keyOf: gameRowKey,
  record: (game) => game.eventName,
  noun: ['game', 'games'],
}

/** Selecting games and what can be done with them (docs/rules/tables.md#games). */
export function GameBulk({
  team,
  games,
  tools,
}: {
  team: TeamKey
  games: readonly Game[]
  tools: TableTools<Game>
  /** Called where the code of this part cannot be loaded. */
  onClose: () => void
}) {
  const [open, setOpen] = useState<{ action: GameAction; games: Game[] }>()
  const asks = (action: GameAction) => ({
    name: action,
    run: (games: Game[]) => setOpen({ action, games }),
  })
  const GamesDialog = open && DIALOGS[open.action]
  return (
    <>
      <SelectBar
        tools={tools}
        rows={games}
        of={GAMES}
        actions={[
          asks('Add to plan'),
          asks('Take out of plan'),
          asks('Shift time'),
          asks('Set field'),
          exportSelected(gamesConfigs[team].title, tools),
          asks('Delete'),
        ]}
      />
      {GamesDialog && (
        <GamesDialog {...open} team={team} all={games} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
