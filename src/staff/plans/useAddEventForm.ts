import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { useGames } from '../../api/games'
import { useAddGameToPlan } from '../../api/plans'
import { MESSAGES } from '../../api/writes/messages'
import { type Game, isSameGame } from '../../domain/games/game'
import { problemCheck } from '../../ui/form/problemCheck'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { useFormSubmit } from '../../ui/form/useFormSubmit'
import { gameChangeLogOf, gameChangesOf } from '../links/gameChanges'
import { useRecordSave } from '../writes/useRecordSave'
import { findGame, typedGameSchema } from './planFields'
import { type PlansKind, planFormName, plansConfigs, useRefetchEvents } from './plansConfigs'

const alreadyInPlan = (code: string) => `${code} is already in this plan.`

/**
 * The validation rules: the game is required, and a plan has a game once
 * (docs/rules/words.md#validation).
 */
function eventSchema(games: readonly Game[] | undefined, taken: readonly string[]) {
  return v.object({
    event: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Event name is required'),
      typedGameSchema(games),
      problemCheck<Game | null>((game) =>
        game && taken.includes(game.eventName) ? alreadyInPlan(game.eventName) : undefined,
      ),
    ),
  })
}

/**
 * The form that adds a game to a plan.
 * @param taken the codes of the plan's games.
 */
export function useAddEventForm(kind: PlansKind, plan: string, taken: readonly string[]) {
  const { team } = plansConfigs[kind]
  const games = useGames(team)
  const add = useAddGameToPlan(team)
  const form = useDraftForm({
    name: planFormName(kind),
    record: plan,
    schema: eventSchema(games.data, taken),
    defaultValues: { event: '' },
  })
  const changes = gameChangeLogOf(useQueryClient())
  const codeOf = (text: string) => findGame(games.data ?? [], text)?.eventName ?? text
  const save = useRecordSave<Game, { event: string }, { event: Game | null }>({
    form,
    fields: { event: ['Event', codeOf] },
    record: null,
    read: useRefetchEvents(kind, plan),
    isSame: isSameGame,
    toForm: ({ eventName }) => ({ event: eventName }),
    refuse(events, { event }) {
      const code = codeOf(event)
      return events.some(({ eventName }) => eventName === code) ? alreadyInPlan(code) : undefined
    },
    write: ({ event }) => add.mutateAsync({ plan, game: event }),
    after({ event }) {
      const game = findGame(games.data ?? [], event)
      if (game) changes.add(gameChangesOf({ kind: 'addToPlan', team, plan, game }))
    },
    name: ({ event }) => `${codeOf(event)} in ${plan}`,
    words: { ...MESSAGES.planEvent.add, save: 'Add Event', busy: 'Adding...' },
  })
  const submit = useFormSubmit(form, {
    ...save.dialog,
    onDone() {
      // Focuses before the reset, which unregisters the field until the next render.
      form.setFocus('event')
      form.draft.startOver()
    },
  })
  return { ...save.dialog, form, submit }
}
