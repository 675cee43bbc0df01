import type { UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { toInteger } from '../../api/wire'
import { type TeamKey, teams } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { dateText, timeText } from '../../domain/time/dates'
import type { FieldTexts } from '../writes/fieldTexts'

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))

/** The rules of docs/rules/words.md#validation. A game number that cannot be read becomes 0. */
export function gameFormSchema(team: TeamKey) {
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

/** A copy of a game for a new one, without its code, date and number. */
export const copyAsNewGame = (game: Game | undefined): Game | null =>
  game ? { ...game, eventIds: [], eventName: '', date: '', gameNumber: 0 } : null

/**
 * The values of the form's fields; those of a new game are blank. The server may send `2025-10-09 00:00:00`
 * and `19:00:00`; the inputs take a day and minutes.
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

/** The game with what is typed, half typed fields too; `game` is the one that was opened. */
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
