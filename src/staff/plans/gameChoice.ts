import * as v from 'valibot'
import type { Game } from '../../domain/games/game'
import { readGameText } from '../../domain/games/gameText'
import { dateText } from '../../domain/time/dates'

/** A game as it is offered: `B251009 · Thu, Oct 9, 2025 · Chicago Blackhawks`. */
export function gameLabel(game: Game): string {
  const opponent = readGameText(game).opponent || game.team
  return [game.eventName, dateText(game.date), opponent].filter(Boolean).join(' · ')
}

/** The game a text names, by its label or by its bare code; none by a code that two games have. */
export function findGame(games: readonly Game[], text: string): Game | undefined {
  const asked = text.trim().toLowerCase()
  if (asked === '') return undefined
  const ofCode = games.filter((game) => game.eventName.toLowerCase() === asked)
  if (ofCode.length === 1) return ofCode[0]
  return games.find((game) => gameLabel(game).toLowerCase() === asked)
}

/** The text of a game field → its game, or null when the field is blank. */
export function gameChoice(games: readonly Game[] | undefined) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.rawTransform<string, Game | null>(({ dataset: { value }, addIssue, NEVER }) => {
      if (value === '') return null
      const game = findGame(games ?? [], value)
      if (game) return game
      addIssue({
        message: games
          ? `'${value}' is none of the games. Choose one from the list.`
          : 'The games have not been loaded yet.',
      })
      return NEVER
    }),
  )
}
