import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useGames } from '../../api/games'
import { useAddGameToPlan } from '../../api/plans'
import type { Game } from '../../domain/game'
import { isSamePlan, type Plan, planNameProblem } from '../../domain/plan'
import { FormDialog } from '../../ui/FormDialog'
import { useNotify } from '../../ui/Notifications'
import { noProblem } from '../../ui/noProblem'
import { useDraftForm } from '../../ui/useDraftForm'
import { additionFailure } from './failures'
import { GameField } from './GameField'
import { gameChoice } from './gameChoice'
import { type PlansKind, planFormName, plansConfigs } from './plansConfigs'

type Find = (name: string) => Plan | undefined

/** Section 5. A name that exists is that plan: there only a game it has not yet can be added. */
function newPlanForm(games: readonly Game[] | undefined, find: Find) {
  return v.pipe(
    v.object({
      name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('Plan Event Name is required'),
        noProblem(planNameProblem),
      ),
      game: gameChoice(games),
    }),
    v.forward(
      v.check(
        ({ name, game }) => game !== null || !find(name),
        ({ input }) => `${find(input.name)?.name} exists already. Choose another name or a game.`,
      ),
      ['name'],
    ),
    v.forward(
      v.check(
        ({ name, game }) => !game || !find(name)?.eventNames.includes(game.eventName),
        ({ input }) => `${input.game?.eventName} is already in ${find(input.name)?.name}.`,
      ),
      ['game'],
    ),
  )
}

/** Add New Game Plan, with or without its first game; it says before saving that a name exists. */
export function NewPlanDialog({
  kind,
  existing,
  onClose,
}: {
  kind: PlansKind
  existing: Plan[]
  onClose: () => void
}) {
  const { team, selectGame, planHint } = plansConfigs[kind]
  const notify = useNotify()
  const games = useGames(team)
  const add = useAddGameToPlan(team)
  const find: Find = (name) => existing.find((plan) => isSamePlan(plan.name, name))
  const form = useDraftForm({
    name: planFormName(kind),
    record: '',
    resolver: valibotResolver(newPlanForm(games.data, find)),
    defaultValues: { name: '', game: '' },
  })
  const { errors } = form.formState
  const target = find(useWatch({ control: form.control, name: 'name' }))

  async function save({ name, game }: { name: string; game: Game | null }) {
    try {
      await add.mutateAsync({ plan: target?.name ?? name, game })
      notify(target ? 'Event added successfully!' : 'New game plan added successfully!')
    } catch (error) {
      return additionFailure(error, {
        withReason: 'Failed to add new game plan',
        without: 'Failed to add new game plan...',
      })
    }
  }

  return (
    <FormDialog
      title="Add New Game Plan"
      form={form}
      save={{ name: 'Save', busy: 'Adding...' }}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        {...form.register('name')}
        label="Plan Event Name"
        autoFocus
        error={errors.name !== undefined}
        helperText={errors.name?.message ?? planHint}
      />
      {target && (
        <Alert severity="warning">{`${target.name} exists already. Saving adds the chosen game to it.`}</Alert>
      )}
      <Controller
        control={form.control}
        name="game"
        render={({ field, fieldState }) => (
          <GameField
            label={selectGame}
            team={team}
            text={field.value}
            onText={field.onChange}
            inputRef={field.ref}
            taken={target?.eventNames ?? NONE}
            error={fieldState.error?.message}
            hint="Without a game the plan starts empty"
          />
        )}
      />
    </FormDialog>
  )
}

const NONE: readonly string[] = []
