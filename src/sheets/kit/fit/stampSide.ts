import type { Game } from '../../../domain/games/game'

/*
 * How large the square is that leads from paper back to the live page. It grows with what it says:
 * the page's address and what was printed of each game.
 */

/** Letters that a QR code of level M holds, by its version from 1. */
const capacities = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
]
/** White around a code, in modules. */
const quietModules = 4
const pointsPerMm = 72 / 25.4

/** Points: the black alone, and the white that it needs on each side. */
export interface StampSize {
  side: number
  quiet: number
}

/** What is said of a printed page besides its address, in letters. */
const perPage = 8

/** What is said of a game: its real day too where its code says another; nothing without a day in it. */
function lettersOf({ eventName, date }: Pick<Game, 'eventName' | 'date'>): number {
  const [codeDay] = /\d{6}$/.exec(eventName.trim()) ?? []
  if (codeDay === undefined) return 0
  return codeDay === date.replaceAll('-', '').slice(2, 8) ? 3 : 6
}

/** The square of a page with this address that prints these games; `moduleMm` is how wide a module is. */
export function stampSize(
  address: string,
  games: readonly Pick<Game, 'eventName' | 'date'>[],
  moduleMm: number,
): StampSize {
  const said = games.reduce((sum, game) => sum + lettersOf(game), 0)
  const letters = address.length + (said > 0 ? perPage + said : 0)
  const found = capacities.findIndex((capacity) => letters <= capacity)
  const version = found < 0 ? capacities.length : found + 1
  const module = moduleMm * pointsPerMm
  return { side: (17 + 4 * version) * module, quiet: quietModules * module }
}
