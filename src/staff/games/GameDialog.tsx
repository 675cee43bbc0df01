import TextField from '@mui/material/TextField'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { gamesQuery, useAddGame, useEditGame, useGames } from '../../api/games'
import { MESSAGES } from '../../api/writes/messages'
import { useReadFresh } from '../../api/writes/useRefetchFresh'
import { exampleCodes } from '../../content/season/current'
import { type TeamKey, teamKeys, teams } from '../../content/teams'
import {
  type Game,
  gameKey,
  isSameCode,
  isSameGame,
  NO_GAME,
  suggestedCode,
  whenText,
} from '../../domain/games/game'
import { readGameText } from '../../domain/games/gameText'
import { joinParts } from '../../ui/dialog/DialogHeader'
import { dialogOnUse } from '../../ui/dialog/lazyDialog'
import { ChipsField } from '../../ui/form/ChipsField'
import { duplicateAction, type EditDialogProps } from '../../ui/form/editDialog'
import { FormDialog } from '../../ui/form/FormDialog'
import { textFieldProps } from '../../ui/form/textFieldProps'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { useFieldHints } from '../kit/checks/useFieldHints'
import { QueryState } from '../kit/QueryState'
import { recentPlansFirst, rememberPlans } from '../kit/recentPlans'
import { gameChangeLogOf } from '../links/gameChanges'
import { ImpactNote } from '../links/ImpactNote'
import { combineTeamLists } from '../records/teamLists'
import { addOrEdit, useRecordSave } from '../writes/useRecordSave'
import { codeHints } from './codeHints'
import { GameStartFields } from './GameStartFields'
import {
  copyAsNewGame,
  formToGame,
  type GameFormReturn,
  type GameFormValues,
  gameFields,
  gameSchema,
  gameToForm,
} from './gameFields'
import { gameFormName, gamesConfigs } from './gamesConfigs'
import { TeamField } from './TeamField'

const CODE_LETTERS = Object.values(teams).map(({ codeLetter }) => codeLetter)
const CODE_HINT = `${CODE_LETTERS.join(' or ')} and the date, for example ${exampleCodes.game}`

const MoveGames = dialogOnUse(() => import('./bulk/MoveGames'), 'MoveGames')

interface GameDialogProps extends Omit<EditDialogProps<Game>, 'rows'> {
  team: TeamKey
}

/** The initial values of the next new game. */
type GameDefaults = Pick<GameFormValues, 'date' | 'team'>

/**
 * Add New Game and Edit Game. A game with event ids is edited, any other game is added
 * (docs/rules/screens.md#all-dashboards). 'Save and add another' keeps the date and the team.
 */
export function GameDialog(props: GameDialogProps) {
  /** The next game after 'Save and add another'. `count` resets the form. */
  const [next, setNext] = useState<{ count: number; defaults: GameDefaults }>()
  const [isMoving, setMoving] = useState(false)
  const { record: game, onClose } = props
  if (isMoving && game) return <MoveGames team={props.team} games={[game]} onClose={onClose} />
  return (
    <GameForm
      key={next?.count}
      {...props}
      {...(next && { record: null, defaults: next.defaults })}
      onMove={() => setMoving(true)}
      onSavedForAnother={({ date, team }) =>
        setNext((last) => ({ count: (last?.count ?? 0) + 1, defaults: { date, team } }))
      }
    />
  )
}

interface GameFormProps extends GameDialogProps {
  defaults?: GameDefaults
  /** Starts another new game after this one is saved. */
  onSavedForAnother: (saved: GameFormValues) => void
  /** Opens 'Move' instead of this dialog, which keeps the code. */
  onMove: () => void
}

function GameForm({
  team,
  record: game,
  like,
  defaults,
  pager,
  focus,
  onDuplicate,
  onMove,
  onSavedForAnother,
  onClose,
}: GameFormProps) {
  const config = gamesConfigs[team]
  const teamHint = `For example ${teams[team].name} vs. ${teams[team].exampleOpponent}`
  const add = useAddGame(team)
  const edit = useEditGame(team)
  const planOptions = config.usePlanOptions()
  const games = useGames(team)
  const allGames = useQueries({ queries: teamKeys.map(gamesQuery), combine: combineTeamLists })
  const isEdit = game !== null && game.eventIds.length > 0
  const form = useDraftForm({
    name: gameFormName(team),
    record: game ? gameKey(game) : '',
    schema: gameSchema(team),
    defaultValues: { ...gameToForm(game ?? (defaults ? null : copyAsNewGame(like))), ...defaults },
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
      stored
        ? edit.mutateAsync({ ...stored, ...values })
        : add.mutateAsync({ ...NO_GAME, ...values }),
    after(typed, before) {
      rememberPlans(typed.plans)
      changes.add([{ before, after: formToGame(typed, before) }])
    },
    name: ({ eventName }) => eventName,
    words: addOrEdit(MESSAGES.game, isEdit),
  })
  const hints = useFieldHints(form, {
    kind: 'game',
    stored: isEdit ? game : null,
    toRecord: (typed) => formToGame(typed, game),
    lists: { games: allGames.isComplete ? allGames.rows : games.data },
    formHintsOf: (record) => codeHints(team, record, isEdit ? game : null, games.data ?? []),
  })
  const field = textFieldProps(form, hints)

  return (
    <FormDialog
      title={isEdit ? 'Edit Game' : 'Add New Game'}
      breadcrumb={[config.breadcrumb, game ? summary(game) : undefined]}
      {...save.dialog}
      pager={pager}
      focus={focus}
      onClose={onClose}
      otherActions={[
        ...(isEdit ? [{ name: 'Move', onChoose: onMove }] : []),
        ...duplicateAction(isEdit ? game : null, onDuplicate),
      ]}
      {...(!isEdit && { onSavedForAnother })}
    >
      <TextField
        {...field('eventName', { hint: CODE_HINT })}
        label="Event Name"
        autoFocus
        // Otherwise the label would cover a filled-in code.
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Controller
        control={form.control}
        name="plans"
        render={({ field: plansField, fieldState }) => (
          <ChipsField
            label="Plans"
            value={plansField.value}
            onChange={plansField.onChange}
            inputRef={plansField.ref}
            options={recentPlansFirst(planOptions.data?.map((plan) => plan.name) ?? [])}
            allowsNew={false}
            error={fieldState.error?.message}
          />
        )}
      />
      <QueryState query={planOptions} failed={MESSAGES.plan.load} />
      <TeamField team={team} form={form} hint={hints('team') ?? teamHint} />
      <TextField
        {...field('gameNumber')}
        label="Game Number"
        type="number"
        onWheel={(event) => (event.target as HTMLElement).blur()}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <GameStartFields
        form={form}
        hints={hints}
        initialValues={gameToForm(game)}
        codeForDate={isEdit ? undefined : (date) => suggestedCode(team, date, games.data ?? [])}
      />
      <GameImpact game={game} form={form} />
    </FormDialog>
  )
}

const summary = (game: Game) =>
  joinParts(game.eventName, readGameText(game).opponent, whenText(game))

/**
 * The public pages that saving changes: those of the game's stored plans and of its chosen plans.
 */
function GameImpact({ game, form }: { game: Game | null; form: GameFormReturn }) {
  const plans = useWatch({ control: form.control, name: 'plans' })
  if (game === null && plans.length === 0) return null
  return <ImpactNote kind="game" records={[{ ...(game ?? NO_GAME), plans }]} />
}
