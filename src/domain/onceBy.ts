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

/** The same code once, whatever its letter case: a game that is listed twice is still one game. */
export function onceByCode(games: readonly Game[]): Game[] {
  return onceBy(games, ({ eventName }) => eventName.toUpperCase())
}
