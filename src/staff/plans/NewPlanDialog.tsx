import CalendarIcon from '@mui/icons-material/CalendarMonth'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useGames } from '../../api/games'
import { plansQuery, useAddGameToPlan } from '../../api/plans'
import { MESSAGES } from '../../api/writes/messages'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import type { Game } from '../../domain/games/game'
import { isSamePlanName, type Plan } from '../../domain/plan'
import { Alert } from '../../ui/Alert'
import { FormDialog } from '../../ui/form/FormDialog'
import { textFieldProps } from '../../ui/form/textFieldProps'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { useFieldHints } from '../kit/checks/useFieldHints'
import { rememberPlans } from '../kit/recentPlans'
import { gameChangeLogOf, gameChangesOf } from '../links/gameChanges'
import { ImpactNote } from '../links/ImpactNote'
import { useRecordSave } from '../writes/useRecordSave'
import { SaveStopped } from '../writes/useRecordWrite'
import type { TypedPlan } from './builder/usePlanChoice'
import { additionTexts } from './builder/wantedGames'
import { GameField } from './GameField'
import {
  findGame,
  findPlan,
  newPlanGameProblem,
  newPlanNameProblem,
  newPlanSchema,
  type TypedNewPlan,
  typedGamesOf,
} from './planFields'
import { type PlansKind, planFormName, plansConfigs } from './plansConfigs'

interface NewPlanDialogProps {
  kind: PlansKind
  existing: readonly Plan[]
  /** Opens the plan builder with the typed values. */
  onChooseGames: (typed: TypedPlan) => void
  /** Called instead of `onClose` after a new plan is saved. */
  onCreated: (plan: Plan) => void
  onClose: () => void
}

/** Add New Game Plan, with or without a first game. An existing name is reported before saving. */
export function NewPlanDialog(props: NewPlanDialogProps) {
  const { kind, existing, onChooseGames, onCreated, onClose } = props
  const { breadcrumb, team, selectGame, planHint } = plansConfigs[kind]
  const games = useGames(team)
  const add = useAddGameToPlan(team)
  const form = useDraftForm({
    name: planFormName(kind),
    record: '',
    schema: newPlanSchema(games.data, existing),
    defaultValues: { name: '', game: '' },
  })
  const field = textFieldProps(form)
  const existingPlan = findPlan(existing, useWatch({ control: form.control, name: 'name' }))

  const refetchFresh = useRefetchFresh()
  const changes = gameChangeLogOf(useQueryClient())
  /** The plans that the save has just read. */
  const latestPlans = useRef(existing)
  /** The plan that the last save sent, which may have failed; undefined if it exists already. */
  const sentPlan = useRef<Plan>(undefined)
  /** The sent plan, once it is saved. */
  const createdPlan = useRef<Plan>(undefined)
  const codeOf = (text: string) => findGame(games.data ?? [], text)?.eventName ?? text
  const storedNameOf = (name: string) => findPlan(latestPlans.current, name)?.name ?? name
  // The saved record is one game in a plan, or a plan without games.
  const save = useRecordSave<TypedNewPlan, TypedNewPlan, { name: string; game: Game | null }>({
    form,
    fields: { name: ['Plan Event Name', storedNameOf], game: ['Game', codeOf] },
    record: null,
    read: async () => {
      latestPlans.current = await refetchFresh(plansQuery(team))
      return latestPlans.current.flatMap(typedGamesOf)
    },
    isSame: (a, b) => isSamePlanName(a.name, b.name) && a.game === b.game,
    toForm: (entry) => entry,
    isMade: (made, { name, game }) => isSamePlanName(made.name, name) && made.game === codeOf(game),
    write: async ({ name, game }) => {
      const stored = findPlan(latestPlans.current, name)
      // Somebody else may have created the plan in the meantime.
      const problem = newPlanNameProblem(stored, game) ?? newPlanGameProblem(stored, game)
      if (problem !== undefined) throw new SaveStopped(problem)
      const plan = stored?.name ?? existingPlan?.name ?? name
      const eventNames = game ? [game.eventName] : []
      sentPlan.current = stored ? undefined : { name: plan, eventNames }
      return add.mutateAsync({ plan, game })
    },
    after({ name, game: text }) {
      const plan = storedNameOf(name.trim())
      rememberPlans([plan])
      const game = findGame(games.data ?? [], text)
      if (game) changes.add(gameChangesOf({ kind: 'addToPlan', team, plan, game }))
    },
    name: ({ name }) => name,
    words: {
      ...MESSAGES.plan.add,
      ...(existingPlan && { done: MESSAGES.planEvent.add.done }),
      busy: 'Adding...',
    },
  })
  const hints = useFieldHints(form, {
    kind: 'plan',
    stored: existingPlan ?? null,
    toRecord: ({ name, game }) => ({
      name: existingPlan?.name ?? name.trim(),
      eventNames: [...(existingPlan?.eventNames ?? []), ...(game.trim() ? [codeOf(game)] : [])],
    }),
    lists: { games: games.data },
  })

  return (
    <FormDialog
      title="Add New Game Plan"
      breadcrumb={[breadcrumb]}
      {...save.dialog}
      onSave={async (values) => {
        const result = await save.dialog.onSave(values)
        if (result.kind === 'done') createdPlan.current = sentPlan.current
        return result
      }}
      onClose={() => (createdPlan.current ? onCreated(createdPlan.current) : onClose())}
    >
      <TextField {...field('name', { hint: planHint })} label="Plan Event Name" autoFocus />
      {existingPlan && (
        <Alert severity="warning">{`${existingPlan.name} already exists. Saving adds the selected game to it.`}</Alert>
      )}
      {existingPlan && <ImpactNote kind="plan" records={[existingPlan]} />}
      <Controller
        control={form.control}
        name="game"
        render={({ field: gameField, fieldState }) => (
          <GameField
            label={selectGame}
            team={team}
            field={gameField}
            taken={existingPlan?.eventNames ?? []}
            error={fieldState.error?.message}
            hint={hints('game') ?? 'If you don’t choose a game, the plan starts empty'}
          />
        )}
      />
      <Button
        variant="outlined"
        startIcon={<CalendarIcon />}
        onClick={() => {
          const { name, game } = form.getValues()
          const chosenGame = findGame(games.data ?? [], game)
          const eventNames = chosenGame ? [chosenGame.eventName] : []
          onChooseGames({ name, eventNames: additionTexts(eventNames) })
        }}
        style={{ alignSelf: 'flex-start' }}
      >
        Choose games
      </Button>
    </FormDialog>
  )
}
