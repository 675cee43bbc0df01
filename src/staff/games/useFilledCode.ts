import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { TeamKey } from '../../content/teams'
import { codeOfDay } from '../../domain/games/codeOfDay'
import type { Game } from '../../domain/games/game'
import type { TypedGame } from './gameFields'

/**
 * Fills a new game's code in from its day, and again with each other day, until somebody types
 * another: what a person typed is never replaced.
 * @returns to be called with the day once it stands in its field.
 */
export function useFilledCode<Values>(
  form: UseFormReturn<TypedGame, unknown, Values>,
  team: TeamKey,
  games: readonly Game[],
) {
  const filled = useRef('')
  return (date: string) => {
    const typed = form.getValues('eventName').trim()
    if (typed !== '' && typed !== filled.current) return
    const code = codeOfDay(team, date, games)
    filled.current = code
    if (code === typed) return
    form.setValue('eventName', code, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.getFieldState('eventName').invalid,
    })
  }
}
