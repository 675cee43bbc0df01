import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useRef, useState } from 'react'
import { Controller } from 'react-hook-form'
import * as v from 'valibot'
import { useGames } from '../../api/games'
import { useAddGameToPlan } from '../../api/plans'
import { type Game, isSameGame, type TeamKey } from '../../domain/games/game'
import { RestoredNotice } from '../../ui/form/RestoredNotice'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { useOnce } from '../../ui/form/useOnce'
import { SaveStopped } from '../kit/save/saveStopped'
import { useRecordSave } from '../kit/save/useRecordSave'
import { additionFailure } from './failures'
import { GameField } from './GameField'
import { findGame, gameChoice } from './gameChoice'
import { type PlansKind, planFormName, plansConfigs } from './plansConfigs'
import { useRereadEvents } from './useRereadEvents'

interface Addition {
  event: string
}

/** A plan has a game once; an event needs a name (docs/rules/words.md#validation). */
function eventForm(games: readonly Game[] | undefined, taken: readonly string[]) {
  return v.object({
    event: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Event name is required'),
      gameChoice(games),
      v.check(
        (game) => game === null || !taken.includes(game.eventName),
        ({ input }) => `${input?.eventName} is already in this plan.`,
      ),
    ),
  })
}

/** Adding a game to a plan: what is chosen, and sending it. `taken` are the codes it has. */
export function useEventAddition(kind: PlansKind, plan: string, taken: readonly string[]) {
  const { team } = plansConfigs[kind]
  const games = useGames(team)
  const add = useAddGameToPlan(team)
  const [failure, setFailure] = useState<string>()
  const form = useDraftForm({
    name: planFormName(kind),
    record: plan,
    resolver: valibotResolver(eventForm(games.data, taken)),
    defaultValues: { event: '' },
  })
  const rereadEvents = useRereadEvents(kind, plan)
  const latest = useRef<Game[]>([])
  const codeOf = (text: string) => findGame(games.data ?? [], text)?.eventName ?? text
  const save = useRecordSave<Game, Addition, { event: Game | null }>({
    form,
    fields: { event: ['Event', codeOf] },
    record: null,
    read: async () => {
      latest.current = await rereadEvents()
      return latest.current
    },
    isSame: isSameGame,
    toForm: ({ eventName }) => ({ event: eventName }),
    write: async ({ event }) => {
      const isThere = latest.current.some(({ eventName }) => eventName === event?.eventName)
      if (isThere) throw new SaveStopped(`${event?.eventName} is already in this plan.`)
      return add.mutateAsync({ plan, game: event })
    },
    name: ({ event }) => `${codeOf(event)} in ${plan}`,
    words: {
      saved: 'Event added successfully!',
      failed: (error) =>
        additionFailure(error, {
          withReason: 'Failed to add event',
          without: 'Failed to add event. Check the console for details.',
        }),
      save: 'Add Event',
      busy: 'Adding...',
    },
  })
  const submit = useOnce(
    form.handleSubmit(async (values) => {
      setFailure(undefined)
      const words = await save.dialog.onSave(values)
      if (words !== undefined) return setFailure(words)
      // Ready for the next one; a reset forgets the field until it is drawn again.
      form.setFocus('event')
      form.draft.startOver()
    }),
  )
  const { note, wasBeingSaved, save: button } = save.dialog
  return { form, submit, failure, note, wasBeingSaved, button }
}

/** The form of {@link useEventAddition}. */
export function AddEventForm({
  team,
  taken,
  addition: { form, submit, failure, note, wasBeingSaved, button },
}: {
  team: TeamKey
  taken: readonly string[]
  addition: ReturnType<typeof useEventAddition>
}) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit.run(event)
      }}
    >
      <Stack spacing={1.5}>
        {form.draft.isRestored && (
          <RestoredNotice wasBeingSaved={wasBeingSaved} onStartOver={form.draft.startOver} />
        )}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
          <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
            <Controller
              control={form.control}
              name="event"
              render={({ field, fieldState }) => (
                <GameField
                  label="Select Game"
                  team={team}
                  text={field.value}
                  onText={field.onChange}
                  inputRef={field.ref}
                  taken={taken}
                  error={fieldState.error?.message}
                />
              )}
            />
          </Stack>
          <Button
            type="submit"
            variant="contained"
            disabled={submit.isBusy}
            sx={{ height: 56, minWidth: 120 }}
          >
            <span>{submit.isBusy ? button.busy : button.name}</span>
          </Button>
        </Stack>
        {failure && <Alert severity="error">{failure}</Alert>}
        {/* Before it has words, so that they are announced. */}
        <div role="status">
          {note && (
            <Alert severity="info" role="none">
              {note}
            </Alert>
          )}
        </div>
      </Stack>
    </form>
  )
}
