import type { UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { toInteger } from '../../api/wire'
import { type TeamKey, teams } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { dateText, timeText } from '../../domain/time/dates'
import type { FieldTexts } from '../writes/fieldTexts'

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))

/** The validation rules of docs/rules/words.md#validation. An unreadable game number becomes 0. */
export function gameSchema(team: TeamKey) {
  const plans = v.array(v.string())
  return v.object({
    eventName: required('Event name is required'),
    plans: teams[team].requiresPlans
      ? v.pipe(plans, v.minLength(1, 'At least one plan is required'))
      : plans,
    team: v.pipe(v.string(), v.trim()),
    gameNumber: v.pipe(
      v.string(),
      v.transform((text) => toInteger(text)),
    ),
    date: required('Event date is required'),
    time: required('Event time is required'),
  })
}

/** Copies a game for a new one, without its code, date and number. */
export const copyAsNewGame = (game: Game | undefined): Game | null =>
  game ? { ...game, eventIds: [], eventName: '', date: '', gameNumber: 0 } : null

/**
 * A game as field values, which are blank for a new game. Converts `2025-10-09 00:00:00` and
 * `19:00:00`, which the server may send, to a day and minutes for the inputs.
 */
export const gameToForm = (game: Game | null) => ({
  eventName: game?.eventName ?? '',
  plans: game?.plans ?? [],
  team: game?.team ?? '',
  gameNumber: String(game?.gameNumber ?? 0),
  date: game?.date.replace(/^(\d{4}-\d\d-\d\d)[ T].*/, '$1') ?? '',
  time: game?.time.replace(/^(\d\d:\d\d):\d\d.*/, '$1') ?? '',
})

export type GameFormValues = ReturnType<typeof gameToForm>

/** The form of a game, as react-hook-form returns it. */
export type GameFormReturn = UseFormReturn<GameFormValues, unknown, Omit<Game, 'eventIds'>>

/** The opened game with the typed values, including incomplete ones. */
export const formToGame = (typed: GameFormValues, game: Game | null): Game => ({
  ...typed,
  eventName: typed.eventName.trim(),
  team: typed.team.trim(),
  gameNumber: toInteger(typed.gameNumber),
  eventIds: game?.eventIds ?? [],
})

/** The labels and texts of the fields, for `useRecordSave`. */
export const gameFields: FieldTexts<GameFormValues> = {
  eventName: 'Event Name',
  plans: 'Plans',
  team: 'Team',
  gameNumber: ['Game Number', (text) => String(toInteger(text))],
  date: ['Event Date', dateText],
  time: ['Event Time', timeText],
}
