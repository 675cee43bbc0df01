import type { ListEntry } from '../../../../src/domain/games/cupWeek'
import type { Game } from '../../../../src/domain/games/game'
import {
  type GameGroup,
  type PackageGame,
  packageGame,
} from '../../../../src/sheets/package/packageGames'

const bruins: Game = {
  eventName: 'B251009',
  eventIds: [],
  plans: [],
  team: 'Bruins vs. Chicago Blackhawks',
  gameNumber: 0,
  date: '2025-10-09',
  time: '19:00:00',
}
const game = packageGame(bruins)
const preseasonGame = packageGame({ ...bruins, team: `PRESEASON ${bruins.team}` })

/** So many games of a package, the first of them preseason games. */
function entries(count: number, preseason = 0): ListEntry<PackageGame>[] {
  return Array.from({ length: count }, (_, index) => ({
    game: { ...(index < preseason ? preseasonGame : game), code: `B${index}` },
    week: null,
  }))
}

export const group = (
  heading: GameGroup['heading'],
  count: number,
  preseason?: number,
): GameGroup => ({ heading, entries: entries(count, preseason) })
