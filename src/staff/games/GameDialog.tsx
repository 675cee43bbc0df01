import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { gamesQuery, useAddGame, useEditGame, useGames } from '../../api/games'
import { useReadFresh } from '../../api/writes/useRefetchFresh'
import { WORDS } from '../../api/writes/words'
import { exampleCodes } from '../../content/season/current'
import { type TeamKey, teams } from '../../content/teams'
import { type Game, gameKey, isSameCode, isSameGame, NO_GAME } from '../../domain/games/game'
import { whenText } from '../../domain/games/gameChange'
import { suggestedCode } from '../../domain/games/gameCode'
import { readGameText } from '../../domain/games/gameText'
import { summaryOf } from '../../ui/dialog/DialogHead'
import { dialogOnUse } from '../../ui/dialog/lazyDialog'
import { ChipsField } from '../../ui/form/ChipsField'
import { FormDialog } from '../../ui/form/FormDialog'
import { textFieldProps } from '../../ui/form/fieldsOf'
import { useDraftForm } from '../../ui/form/useDraftForm'
import type { EditDialogProps } from '../../ui/form/useEditedRecord'
import { useFieldHints } from '../kit/checks/useFieldHints'
import { duplicateOf } from '../kit/duplicate'
import { QueryState } from '../kit/QueryState'
import { plansUsed, recentFirst } from '../kit/recentPlans'
import { gameChangeLogOf } from '../links/gameChanges'
import { ImpactNote } from '../links/ImpactNote'
import { addOrEdit, useRecordSave } from '../writes/useRecordSave'
import { codeHints } from './codeHints'
import {
  formToGame,
  type GameFormValues,
  gameFields,
  gameFormSchema,
  gameToForm,
  templateFrom,
} from './gameFields'
import { gameFormName, gamesConfigs } from './gamesConfigs'
import { TeamField } from './TeamField'

const NONE: readonly never[] = []
const letters = Object.values(teams).map(({ codeLetter }) => codeLetter)
const codeHint = `${letters.join(' or ')} and the date, for example ${exampleCodes.game}`

const MoveGames = dialogOnUse(() => import('./bulk/MoveGames'), 'MoveGames')

interface GameDialogProps extends Omit<EditDialogProps<Game>, 'rows'> {
  team: TeamKey
}

/** What the next of several games begins with. */
type GameDefaults = Pick<GameFormValues, 'date' | 'team'>

/**
 * Add New Game and Edit Game; a game with event ids is edited, any other added
 * (docs/rules/screens.md#all-dashboards). 'Save and add another' keeps date and team going.
 */
export function GameDialog(props: GameDialogProps) {
  const [next, setNext] = useState<{ count: number; start: GameDefaults }>()
  const [isMoving, setMoving] = useState(false)
  const { team, record: game, onClose } = props
  if (isMoving && game) return <MoveGames team={team} games={[game]} onClose={onClose} />
  return (
    <GameForm
      key={next?.count}
      {...props}
      {...(next && { record: null, start: next.start })}
      onMove={() => setMoving(true)}
      onAnother={({ date, team }) =>
        setNext((last) => ({ count: (last?.count ?? 0) + 1, start: { date, team } }))
      }
    />
  )
}

interface OneGameProps extends GameDialogProps {
  start?: GameDefaults
  onAnother: (saved: GameFormValues) => void
  onMove: () => void
}

function GameForm({ start, onAnother, onMove, ...props }: OneGameProps) {
  const { team, record: game, like, onDuplicate, steps, onClose } = props
  const config = gamesConfigs[team]
  const teamHint = `For example ${teams[team].name} vs. ${teams[team].exampleOpponent}`
  const add = useAddGame(team)
  const edit = useEditGame(team)
  const planOptions = config.usePlanOptions()
  const games = useGames(team)
  const isEdit = game !== null && game.eventIds.length > 0
  const form = useDraftForm({
    name: gameFormName(team),
    record: game ? gameKey(game) : '',
    schema: gameFormSchema(team),
    defaultValues: { ...gameToForm(game ?? (start ? null : templateFrom(like))), ...start },
    blank: game ? undefined : gameToForm(null),
  })
  const changes = gameChangeLogOf(useQueryClient())
  const save = useRecordSave<Game, GameFormValues, Omit<Game, 'eventIds'>>({
    form,
    fields: gameFields,
    record: isEdit ? game : null,
    read: useReadFresh(gamesQuery(team)),
    isSame: isSameGame,
    toForm: gameToForm,
    isMade: (made, { eventName, date }) =>
      isSameCode(made.eventName, eventName) && gameToForm(made).date === date,
    write: (values, stored) =>
      (stored ? edit : add).mutateAsync({ ...(stored ?? NO_GAME), ...values }),
    after(typed, before) {
      plansUsed(typed.plans)
      changes.add([{ before, after: formToGame(typed, before) }])
    },
    name: ({ eventName }) => eventName,
    words: addOrEdit(WORDS.game, isEdit),
  })
  const hints = useFieldHints(form, {
    kind: 'game',
    stored: isEdit ? game : null,
    toRecord: (typed) => formToGame(typed, game),
    lists: { games: games.data },
    more: (record) => codeHints(team, record, isEdit ? game : null, games.data ?? NONE),
  })
  const fillCode = useFilledCode(form, team, games.data ?? NONE)
  const field = textFieldProps(form, hints)
  const date = field('date')
  const initialValues = gameToForm(game)

  return (
    <FormDialog
      title={isEdit ? 'Edit Game' : 'Add New Game'}
      breadcrumb={[config.breadcrumb, game ? summary(game) : undefined]}
      {...save.dialog}
      {...{ steps, onClose }}
      others={[
        ...(isEdit ? [{ name: 'Move', onChoose: onMove }] : []),
        ...duplicateOf(isEdit ? game : null, onDuplicate),
      ]}
      {...(!isEdit && { onAnother })}
    >
      <TextField
        {...field('eventName', { hint: codeHint })}
        label="Event Name"
        autoFocus
        // A code that is filled in would lie under its label.
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Controller
        control={form.control}
        name="plans"
        render={({ field, fieldState }) => (
          <ChipsField
            label="Plans"
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            options={recentFirst(planOptions.data?.map((plan) => plan.name) ?? [])}
            isFree={false}
            error={fieldState.error?.message}
          />
        )}
      />
      <QueryState query={planOptions} failed={WORDS.plan.load} />
      <TeamField team={team} form={form} hint={hints('team') ?? teamHint} />
      <TextField
        {...field('gameNumber')}
        label="Game Number"
        type="number"
        onWheel={(event) => (event.target as HTMLElement).blur()}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
        <TextField
          {...date}
          label="Event Date"
          // Such a field is blank where its text is no date.
          type={/^(\d{4}-\d\d-\d\d)?$/.test(initialValues.date) ? 'date' : 'text'}
          onChange={(event) => {
            void date.onChange(event)
            if (!isEdit) fillCode(event.target.value)
          }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          {...field('time', { hint: 'Eastern time' })}
          label="Event Time"
          type={/^(\d\d:\d\d)?$/.test(initialValues.time) ? 'time' : 'text'}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
      <GameImpact game={game} form={form} />
    </FormDialog>
  )
}

const summary = (game: Game) =>
  summaryOf(game.eventName, readGameText(game).opponent, whenText(game))

type GameFormApi = UseFormReturn<GameFormValues, unknown, Omit<Game, 'eventIds'>>

/** What saving a game touches: the plans it has, and those chosen for it. */
function GameImpact({ game, form }: { game: Game | null; form: GameFormApi }) {
  const plans = useWatch({ control: form.control, name: 'plans' })
  if (game === null && plans.length === 0) return null
  return <ImpactNote kind="game" records={[{ ...(game ?? NO_GAME), plans }]} />
}

/**
 * Fills a new game's code in from its day, and again with each other day, until somebody types
 * another: what a person typed is never replaced.
 * @returns to be called with the day once it is in its field.
 */
function useFilledCode(form: GameFormApi, team: TeamKey, games: readonly Game[]) {
  const filled = useRef('')
  return (date: string) => {
    const typed = form.getValues('eventName').trim()
    if (typed !== '' && typed !== filled.current) return
    const code = suggestedCode(team, date, games)
    filled.current = code
    if (code === typed) return
    form.setValue('eventName', code, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.getFieldState('eventName').invalid,
    })
  }
}
