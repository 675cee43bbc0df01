import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type FunctionComponent, useState } from 'react'
import { WORDS } from '../../../api/writes/words'
import type { TeamKey } from '../../../content/teams'
import type { Game } from '../../../domain/games/game'
import { gamesLabel } from '../../../domain/games/gameLists'
import { counted } from '../../../domain/text'
import { dateText, timeText } from '../../../domain/time/dates'
import { Alert } from '../../../ui/Alert'
import { useNotify } from '../../../ui/Notifications'
import { SelectField } from '../../../ui/SelectField'
import { QueryState } from '../../kit/QueryState'
import { recentFirst } from '../../kit/recentPlans'
import { BulkDelete, BulkDialog, NamedList } from '../../list/bulk/BulkDialog'
import { type BulkProps, SelectBar } from '../../list/SelectBar'
import { deleteGameStep } from '../../writes/steps/gameSteps'
import { gamesConfigs } from '../gamesConfigs'
import {
  changeSteps,
  type GameAction,
  type GamesDialogProps,
  intoPlan,
  NO_CHANGES,
  outOfPlan,
  planSteps,
  shifted,
  splitDeletable,
} from './gameChanges'
import { MoveGames } from './MoveGames'
import { GamesImpact, SetGameField } from './SetGameField'

/** Puts games into a plan, or takes them out of one that they have. */
function PlanOfGames({ action, team, games, onClose }: GamesDialogProps) {
  const [plan, setPlan] = useState('')
  const options = gamesConfigs[team].usePlanOptions()
  const isAddition = action === 'Add to plan'
  const offered = isAddition
    ? (options.data?.map(({ name }) => name) ?? [])
    : [...new Set(games.flatMap(({ plans }) => plans))].sort()
  const changes = plan === '' ? NO_CHANGES : (isAddition ? intoPlan : outOfPlan)(games, plan)
  const gamesText = gamesLabel(changes.changes.map(({ before }) => before))
  const withoutPlan = changes.changes.filter(({ after }) => after.plans.length === 0)
  const kind = isAddition ? 'addToPlan' : 'removeFromPlan'
  return (
    <BulkDialog
      breadcrumb={gamesConfigs[team].breadcrumb}
      title={`${isAddition ? 'Add' : 'Remove'} ${counted(games.length, 'game')} ${isAddition ? 'to' : 'from'} a plan`}
      action={action}
      order={{
        doing: isAddition ? `Adding ${gamesText} to ${plan}` : `Removing ${gamesText} from ${plan}`,
        done: isAddition ? `Added ${gamesText} to ${plan}` : `Removed ${gamesText} from ${plan}`,
        steps: planSteps(team, kind, plan, changes),
      }}
      onClose={onClose}
    >
      <SelectField
        autoFocus
        none="Choose one"
        label="Plan"
        value={plan}
        options={(isAddition ? recentFirst(offered) : offered).map((name) => [name, name])}
        onChange={setPlan}
      />
      {isAddition && <QueryState query={options} failed={WORDS.plan.load} />}
      {withoutPlan.length > 0 && (
        <Alert severity="warning">{`${counted(withoutPlan.length, 'game')} won’t be in any plan.`}</Alert>
      )}
      <GamesImpact changes={changes} />
    </BulkDialog>
  )
}

const DIALOGS: Record<GameAction, FunctionComponent<GamesDialogProps>> = {
  Move: MoveGames,
  'Add to plan': PlanOfGames,
  'Remove from plan': PlanOfGames,
  'Shift time': ShiftTime,
  'Set field': SetGameField,
  Delete: DeleteGames,
}

/** The dialog of an action with several games. */
export function GamesDialog(props: GamesDialogProps) {
  const Dialog = DIALOGS[props.action]
  return <Dialog {...props} />
}

const BAR_ACTIONS = ['Move', 'Add to plan', 'Remove from plan', 'Shift time', 'Set field'] as const

const NONE_DELETABLE =
  'These games share codes with other games, so they can’t be deleted together. Delete each one in its own row.'

interface GameBulkProps extends BulkProps<Game> {
  team: TeamKey
}

/** Selecting games and what can be done with them (docs/rules/tables.md#games). */
export function GameBulk({ team, ...bar }: GameBulkProps) {
  const [open, setOpen] = useState<{ action: GameAction; games: Game[] }>()
  const dialogAction = (action: GameAction) => ({
    name: action,
    run: (games: Game[]) => setOpen({ action, games }),
  })
  const notify = useNotify()
  function askDelete(selected: Game[]) {
    if (splitDeletable(selected, bar.rows).deletable.length === 0) notify(NONE_DELETABLE, 'info')
    else setOpen({ action: 'Delete', games: selected })
  }
  return (
    <>
      <SelectBar {...bar} others={BAR_ACTIONS.map(dialogAction)} onDelete={askDelete} />
      {open && (
        <GamesDialog {...open} team={team} all={bar.rows} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

/** Asks before games are deleted, and names the first of them. */
function DeleteGames({ team, games, all, onClose }: GamesDialogProps) {
  const { deletable, skipped } = splitDeletable(games, all)
  const changes = deletable.map((game) => ({ before: game, after: game }))
  return (
    <BulkDelete
      breadcrumb={gamesConfigs[team].breadcrumb}
      many={counted(deletable.length, 'game')}
      words="They’re also removed from their plans:"
      lines={deletable.map((game) => `${game.eventName}, ${dateText(game.date)}, ${game.team}`)}
      steps={deletable.map((game) => deleteGameStep(team, [game], { going: deletable, all }))}
      onClose={onClose}
    >
      <GamesImpact changes={{ changes, skipped }} />
    </BulkDelete>
  )
}

/** Starts games later or earlier, all by the same. */
function ShiftTime({ action, team, games, onClose }: GamesDialogProps) {
  const [minutes, setMinutes] = useState('30')
  const [isEarlier, setEarlier] = useState(false)
  const shiftMinutes = /^\d{1,4}$/.test(minutes.trim()) ? Number(minutes) * (isEarlier ? -1 : 1) : 0
  const changes = shiftMinutes === 0 ? NO_CHANGES : shifted(games, shiftMinutes)
  const many = gamesLabel(changes.changes.map(({ before }) => before))
  const shift = `${Math.abs(shiftMinutes)} minutes ${isEarlier ? 'earlier' : 'later'}`
  return (
    <BulkDialog
      breadcrumb={gamesConfigs[team].breadcrumb}
      title={`Shift the time of ${counted(games.length, 'game')}`}
      action={action}
      order={{
        doing: `Moving ${many} ${shift}`,
        done: `Moved ${many} ${shift}`,
        steps: changeSteps(team, changes),
      }}
      onClose={onClose}
    >
      <Stack direction="row" spacing={2}>
        <TextField
          autoFocus
          label="Minutes"
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
          onFocus={(event) => event.target.select()}
          error={shiftMinutes === 0}
          helperText={shiftMinutes === 0 ? 'A number of minutes, for example 30' : ''}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <SelectField
          label="Start"
          value={isEarlier ? 'earlier' : 'later'}
          options={[
            ['later', 'later'],
            ['earlier', 'earlier'],
          ]}
          onChange={(choice) => setEarlier(choice === 'earlier')}
        />
      </Stack>
      <NamedList
        words="New start times:"
        lines={changes.changes.map(
          ({ before, after }) =>
            `${before.eventName}: ${timeText(before.time)} → ${timeText(after.time)}`,
        )}
      />
      <GamesImpact changes={changes} />
    </BulkDialog>
  )
}
