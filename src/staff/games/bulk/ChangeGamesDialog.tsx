import type { ReactNode } from 'react'
import type { TeamKey } from '../../../content/teams'
import { type Game, gamesLabel } from '../../../domain/games/game'
import { counted } from '../../../domain/text'
import { dateText } from '../../../domain/time/dates'
import { ImpactNote } from '../../links/ImpactNote'
import { BulkDialog, NamedList } from '../../list/bulk/BulkDialog'
import type { RunOrder } from '../../writes/runStore'
import type { Step } from '../../writes/steps/step'
import { gamesConfigs } from '../gamesConfigs'
import { changeSteps, type GameChanges } from './bulkChanges'

/** The actions that change several games. These are also the names of their buttons. */
export const CHANGES = [
  'Move',
  'Add to plan',
  'Remove from plan',
  'Shift time',
  'Set field',
] as const

/** An action for several games. Each has a dialog. */
export type GameAction = (typeof CHANGES)[number] | 'Delete'

/** The props of every dialog of a {@link GameAction}. */
export interface GamesDialogProps {
  action: GameAction
  team: TeamKey
  /** The selected games. */
  games: Game[]
  teamGames: readonly Game[]
  onClose: () => void
}

interface ChangeGamesDialogProps extends Omit<GamesDialogProps, 'teamGames'> {
  /** Returns the title for '3 games': the selected games, and in the end the changed games. */
  title: (games: string) => string
  changes: GameChanges
  /** Returns the texts of the run for '3 games', or for the code of a single game. */
  runTexts: (games: string) => Pick<RunOrder, 'doing' | 'done'>
  /** The steps of the run. By default, they write the changed games. */
  steps?: Step[]
  /** The fields that ask what to change. */
  children: ReactNode
}

/** A dialog that changes several games: its fields, then the impact of the change. */
export function ChangeGamesDialog(props: ChangeGamesDialogProps) {
  const { action, team, games, title, changes, runTexts, steps, onClose, children } = props
  const changed = gamesLabel(changes.changed.map(({ before }) => before))
  return (
    <BulkDialog
      breadcrumb={gamesConfigs[team].breadcrumb}
      title={title(counted(games.length, 'game'))}
      doneTitle={title(counted(changes.changed.length, 'game'))}
      action={action}
      order={{ ...runTexts(changed), steps: steps ?? changeSteps(team, changes) }}
      onClose={onClose}
    >
      {children}
      <GamesImpact changes={changes} />
    </BulkDialog>
  )
}

/** The plans, packages and pages that a change of several games affects, and the skipped games. */
export function GamesImpact({ changes }: { changes: GameChanges }) {
  // Both the plans that games leave and those that they join are affected.
  const affected = changes.changed.map(({ before, after }) => ({
    ...after,
    plans: [...new Set([...before.plans, ...after.plans])],
  }))
  return (
    <>
      <NamedList
        label="Not changed:"
        lines={changes.skipped.map(
          ({ game, reason }) => `${game.eventName}, ${dateText(game.date)}: ${reason}`,
        )}
      />
      {affected.length > 0 && <ImpactNote kind="game" records={affected} />}
    </>
  )
}
