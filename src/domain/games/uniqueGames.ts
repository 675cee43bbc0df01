import { codeKey } from '../recordKeys'
import { readDay } from '../time/dates'
import type { Game } from './game'

/**
 * The first game of each key. If it has no logo, it gets the logo of a later game with that key.
 */
export function uniqueBy(games: readonly Game[], keyOf: (game: Game) => string): Game[] {
  const first = new Map<string, Game>()
  for (const game of games) {
    const key = keyOf(game)
    const known = first.get(key)
    const { opponentLogo } = game
    if (!known) first.set(key, game)
    else if (opponentLogo && !known.opponentLogo) first.set(key, { ...known, opponentLogo })
  }
  return [...first.values()]
}

/**
 * The key of a game on sheets: code and day. Not an id, because a game has a different one in each
 * plan. Not only the code, because a second game with that code would be left out.
 */
export function codeAndDate({ eventName, date }: Pick<Game, 'eventName' | 'date'>): string {
  const trimmed = date.trim()
  const code = eventName.toUpperCase()
  // A valid day may have a time after it.
  if (readDay(trimmed)) return `${code} ${trimmed.slice(0, 10)}`
  return `${code} ${/^0000-00-00/.test(trimmed) ? '' : trimmed}`
}

/** Removes duplicate games, ignoring the case of codes. */
export const uniqueByCodeAndDate = (games: readonly Game[]): Game[] => uniqueBy(games, codeAndDate)

/** Lists that were read within this time of each other count as equally old. In milliseconds. */
const SAME_AGE_MS = 60_000

/**
 * Merges the games of several lists, without duplicates. If lists of different age have a code on
 * different days, the newest wins, so that a moved game isn't shown on both days.
 */
export function mergeByNewest(lists: readonly { games: readonly Game[]; readAt: number }[]) {
  const newest = new Map<string, number>()
  for (const { games, readAt } of lists) {
    for (const { eventName } of games) {
      const code = codeKey(eventName)
      newest.set(code, Math.max(newest.get(code) ?? 0, readAt))
    }
  }
  return uniqueByCodeAndDate(
    lists.flatMap(({ games, readAt }) =>
      games.filter(({ eventName }) => (newest.get(codeKey(eventName)) ?? 0) - readAt < SAME_AGE_MS),
    ),
  )
}
