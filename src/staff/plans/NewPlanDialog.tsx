import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useGames } from '../../api/games'
import { plansQuery, useAddGameToPlan } from '../../api/plans'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import type { Game } from '../../domain/games/game'
import { isSamePlanName, type Plan, planNameProblem } from '../../domain/plan'
import { FormDialog } from '../../ui/form/FormDialog'
import { fieldsOf } from '../../ui/form/fieldsOf'
import { noProblem } from '../../ui/form/noProblem'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { SaveStopped } from '../kit/save/SaveStopped'
import { useRecordSave } from '../kit/save/useRecordSave'
import { GameField } from './GameField'
import { findGame, gameChoice } from './gameChoice'
import { type PlansKind, planFormName, plansConfigs } from './plansConfigs'

type Find = (name: string) => Plan | undefined
const plan = (plans: readonly Plan[], name: string) =>
  plans.find((one) => isSamePlanName(one.name, name))
const existsWords = (found: Plan | undefined) =>
  `${found?.name} exists already. Choose another name or a game.`

/** What is typed: a plan's name, and a game's label or code. */
interface NewPlan {
  name: string
  game: string
}
/** A plan and one of its games; an empty plan has the game ''. */
type Entry = NewPlan
const entries = ({ name, eventNames }: Plan): Entry[] =>
  (eventNames.length > 0 ? eventNames : ['']).map((game) => ({ name, game }))

/**
 * docs/rules/words.md#validation. A name that exists is that plan: there only a game it has not yet
 * can be added.
 */
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
        ({ input }) => existsWords(find(input.name)),
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
  const games = useGames(team)
  const add = useAddGameToPlan(team)
  const find: Find = (name) => plan(existing, name)
  const form = useDraftForm({
    name: planFormName(kind),
    record: '',
    resolver: valibotResolver(newPlanForm(games.data, find)),
    defaultValues: { name: '', game: '' },
  })
  const field = fieldsOf(form)
  const target = find(useWatch({ control: form.control, name: 'name' }))

  const reread = useReread()
  const latest = useRef(existing)
  const codeOf = (text: string) => findGame(games.data ?? [], text)?.eventName ?? text
  const nameOf = (name: string) => plan(latest.current, name)?.name ?? name
  const save = useRecordSave<Entry, NewPlan, { name: string; game: Game | null }>({
    form,
    fields: { name: ['Plan Event Name', nameOf], game: ['Game', codeOf] },
    record: null,
    read: async () => {
      latest.current = await reread(plansQuery(team))
      return latest.current.flatMap(entries)
    },
    isSame: (one, other) => isSamePlanName(one.name, other.name) && one.game === other.game,
    toForm: (entry) => entry,
    isMade: (made, { name, game }) => isSamePlanName(made.name, name) && made.game === codeOf(game),
    write: async ({ name, game }) => {
      const now = plan(latest.current, name)
      // Somebody else may have made it meanwhile.
      if (now && !game) throw new SaveStopped(existsWords(now))
      if (now && game && now.eventNames.includes(game.eventName)) {
        throw new SaveStopped(`${game.eventName} is already in ${now.name}.`)
      }
      return add.mutateAsync({ plan: now?.name ?? target?.name ?? name, game })
    },
    name: ({ name }) => name,
    words: {
      ...WORDS.plan.add,
      ...(target && { done: WORDS.planEvent.add.done }),
      busy: 'Adding...',
    },
  })

  return (
    <FormDialog title="Add New Game Plan" {...save.dialog} onClose={onClose}>
      <TextField {...field('name', { hint: planHint })} label="Plan Event Name" autoFocus />
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
