import { codeKey } from '../recordKeys'
import { readDay } from '../time/dates'
import type { Game } from './game'

/** The first game of each key; without a logo it gets the one of a later game of that key. */
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
 * The key of a game on sheets: code and day. Not an id, because a game has another one in each of its
 * plans; not the code alone, because a second game of the code would be left out.
 */
export function codeAndDate({ eventName, date }: Pick<Game, 'eventName' | 'date'>): string {
  const sent = date.trim()
  const code = eventName.toUpperCase()
  // A real day may have a time after it.
  if (readDay(sent)) return `${code} ${sent.slice(0, 10)}`
  return `${code} ${/^0000-00-00/.test(sent) ? '' : sent}`
}

/** Each game once, whatever its code's letter case: a game that is listed twice is still one game. */
export const uniqueByCodeAndDate = (games: readonly Game[]): Game[] => uniqueBy(games, codeAndDate)

/** Lists that were read within this time count as equally old, in milliseconds. */
const SAME_AGE_MS = 60_000

/**
 * The games of several lists, each once. Of lists of different age the newest has a code's day: a game
 * that was moved must not be on both days.
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
