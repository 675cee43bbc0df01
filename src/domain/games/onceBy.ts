import { readDay } from '../time/dates'
import type { Game } from './game'

/**
 * Of games with the same key the first. When it has no logo it takes the one of a later game: lists
 * of the same game need not agree on what they know.
 */
export function onceBy(games: readonly Game[], key: (game: Game) => string): Game[] {
  const first = new Map<string, Game>()
  for (const game of games) {
    const asked = key(game)
    const known = first.get(asked)
    if (!known) first.set(asked, game)
    else if (!known.opponentLogo && game.opponentLogo)
      first.set(asked, { ...known, opponentLogo: game.opponentLogo })
  }
  return [...first.values()]
}

/**
 * Tells the games of sheets apart: code and day. Not the ids: a game has another one in each of its
 * plans. Not the code alone: a second game of the code would be left out unseen.
 */
export function codeAndDate({ eventName, date }: Pick<Game, 'eventName' | 'date'>): string {
  const sent = date.trim()
  // A real day is written as its key is, whatever stands behind it.
  const day = readDay(sent) ? sent.slice(0, 10) : /^0000-00-00/.test(sent) ? '' : sent
  return `${eventName.toUpperCase()} ${day}`
}

/** Each game once, whatever its code's letter case: a game that is listed twice is still one game. */
export const onceByCodeAndDate = (games: readonly Game[]): Game[] => onceBy(games, codeAndDate)
