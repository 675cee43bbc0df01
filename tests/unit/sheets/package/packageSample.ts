import type { ListEntry } from '../../../../src/domain/games/cupWeek'
import { gameBands } from '../../../../src/sheets/package/gamePages'
import type { FitInput } from '../../../../src/sheets/package/packageFit'
import {
  type GameGroup,
  type PackageGame,
  packageGame,
} from '../../../../src/sheets/package/packageGames'
import { anEveningGame } from '../../../records'

const bruins = anEveningGame('B251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09')
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

/** What a test says of a package; the rest is usual. */
export interface Given extends Partial<Omit<FitInput, 'bands'>> {
  /** Games under each other. */
  rows?: number
  columns?: 1 | 2
  isPair?: boolean
}

/** A package as the fit gets it. */
export const input = ({ rows = 5, columns = 2, isPair = false, ...given }: Given): FitInput => ({
  title: 'Nine Bruins Nights',
  head: {
    stampSide: 69,
    scan: 'Scan to see what changed. Accessible version: tickets.example.com/bgs/package/p26nine',
  },
  bands: isPair
    ? gameBands([group('bruins', rows), group('celtics', rows)], 2)
    : gameBands([group(null, rows * columns)], columns),
  logoSize: 100,
  calendarLines: [],
  warning: '',
  hasFootnote: false,
  contact: '',
  lastLine: 'Season calendar P26HB localhost/game-plans/bgs/calendar/p26hb',
  ...given,
})
