import type { TeamKey } from '../../../content/teams'
import type { Game } from '../../../domain/games/game'

/* What a dialog about several games is called, and what it is given. */

/** What is asked for before it is done with several games. */
export type GameAction = 'Add to plan' | 'Take out of plan' | 'Shift time' | 'Set field' | 'Delete'

/** What a dialog about several games is given. */
export interface GamesDialogProps {
  action: GameAction
  team: TeamKey
  /** The selected ones. */
  games: Game[]
  /** All of the team's. */
  all: readonly Game[]
  onClose: () => void
}
