import { type FunctionComponent, useState } from 'react'
import type { TeamKey } from '../../../content/teams'
import type { Game } from '../../../domain/games/game'
import { exportSelected, SelectBar, type SelectedList } from '../../list/SelectBar'
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

/** Selecting games and what can be done with them (docs/rules/tables.md#games). */
export function GameBulk({
  team,
  games,
  list,
}: {
  team: TeamKey
  games: readonly Game[]
  list: SelectedList<Game>
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
        list={list}
        all={games}
        noun={['game', 'games']}
        actions={[
          asks('Add to plan'),
          asks('Take out of plan'),
          asks('Shift time'),
          asks('Set field'),
          exportSelected(gamesConfigs[team].title, list.columns),
          asks('Delete'),
        ]}
      />
      {GamesDialog && (
        <GamesDialog {...open} team={team} all={games} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
