import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef } from 'react'
import * as v from 'valibot'
import { isStatus } from '../../api/errors'
import { useGames } from '../../api/games'
import { useAddGameToPlan } from '../../api/plans'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { type Game, isSameGame } from '../../domain/games/game'
import { noProblem } from '../../ui/form/noProblem'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { useFormSubmit } from '../../ui/form/useFormSubmit'
import { useRecordSave } from '../writes/useRecordSave'
import { SaveStopped } from '../writes/writeOutcome'
import { findGame, gameChoice } from './planFields'
import { type PlansKind, planFormName, plansConfigs } from './plansConfigs'

interface Addition {
  event: string
}

const isThereWords = (game: Game | null) => `${game?.eventName} is already in this plan.`

/** A plan has a game once; an event needs a name (docs/rules/words.md#validation). */
function eventForm(games: readonly Game[] | undefined, taken: readonly string[]) {
  return v.object({
    event: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Event name is required'),
      gameChoice(games),
      noProblem<Game | null>((game) =>
        game && taken.includes(game.eventName) ? isThereWords(game) : undefined,
      ),
    ),
  })
}

/** Adding a game to a plan: what is chosen, and sending it. `taken` are the codes it has. */
export function useEventAddition(kind: PlansKind, plan: string, taken: readonly string[]) {
  const { team } = plansConfigs[kind]
  const games = useGames(team)
  const add = useAddGameToPlan(team)
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
      if (isThere) throw new SaveStopped(isThereWords(event))
      return add.mutateAsync({ plan, game: event })
    },
    name: ({ event }) => `${codeOf(event)} in ${plan}`,
    words: { ...WORDS.planEvent.add, save: 'Add Event', busy: 'Adding...' },
  })
  const submit = useFormSubmit(form, {
    ...save.dialog,
    onDone() {
      // Before the reset, which unregisters the field until the next render.
      form.setFocus('event')
      form.draft.startOver()
    },
  })
  return { ...save.dialog, form, submit }
}

/**
 * Reads a plan's events again; a deleted plan has none, and the list of plans is read too.
 * Throws ApiError.
 */
export function useRereadEvents(kind: PlansKind, plan: string) {
  const { eventsQuery, usePlans } = plansConfigs[kind]
  const reread = useReread()
  const plans = usePlans()
  return async (): Promise<Game[]> => {
    let events: Game[] = []
    try {
      events = await reread(eventsQuery(plan))
    } catch (error) {
      if (!isStatus(error, 404)) throw error
    }
    if (events.length === 0) void plans.refetch()
    return events
  }
}
