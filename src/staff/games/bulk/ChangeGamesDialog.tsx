import type { ReactNode } from 'react'
import type { TeamKey } from '../../../content/teams'
import type { Game } from '../../../domain/games/game'
import { gamesLabel } from '../../../domain/games/gamesByDate'
import { counted } from '../../../domain/text'
import { dateText } from '../../../domain/time/dates'
import { ImpactNote } from '../../links/ImpactNote'
import { BulkDialog, NamedList } from '../../list/bulk/BulkDialog'
import type { RunOrder } from '../../writes/runStore'
import type { Step } from '../../writes/steps/step'
import { gamesConfigs } from '../gamesConfigs'
import { changeSteps, type GameChanges } from './bulkChanges'

/** The actions with several games that change them, by the names of their buttons. */
export const CHANGES = [
  'Move',
  'Add to plan',
  'Remove from plan',
  'Shift time',
  'Set field',
] as const

/** An action with several games; each has a dialog. */
export type GameAction = (typeof CHANGES)[number] | 'Delete'

/** The props of every dialog of a {@link GameAction}. */
export interface GamesDialogProps {
  action: GameAction
  team: TeamKey
  /** The selected games. */
  games: Game[]
  /** All of the team's games. */
  all: readonly Game[]
  onClose: () => void
}

interface ChangeGamesDialogProps extends Omit<GamesDialogProps, 'all'> {
  /** The dialog's title, by '3 games': first the selected ones, in the end those that were changed. */
  title: (games: string) => string
  changes: GameChanges
  /** The texts of the run, by the games that it changes: '3 games', or the code of one. */
  runTexts: (games: string) => Pick<RunOrder, 'doing' | 'done'>
  /** The steps of the run; by default they write the changed games. */
  steps?: Step[]
  /** The fields that ask what is changed. */
  children: ReactNode
}

/** A dialog that changes several games: its fields, then what the change touches. */
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

/** The plans, packages and pages that a change of several games touches, and the games that it skips. */
export function GamesImpact({ changes: { changed, skipped } }: { changes: GameChanges }) {
  const touched = changed.map(({ before, after }) => ({
    ...after,
    plans: [...new Set([...before.plans, ...after.plans])],
  }))
  return (
    <>
      <NamedList
        label="Not changed:"
        lines={skipped.map(
          ({ game, reason }) => `${game.eventName}, ${dateText(game.date)}: ${reason}`,
        )}
      />
      {touched.length > 0 && <ImpactNote kind="game" records={touched} />}
    </>
  )
}
