import type { TeamKey } from '../../content/teams'
import type { Game } from '../games/game'
import { codeKey } from '../recordKeys'
import type { FileRow } from './fileRow'
import type { Match } from './matchRows'
import { newsOf } from './newsOf'
import { dayOfGame, isCodeOfDay, ownCode } from './seasonIndex'

/** The code that each row's game will have; of a moved game that of its new day. */
export function rowCodes(
  team: TeamKey,
  rows: readonly FileRow[],
  matches: ReadonlyMap<FileRow, Match>,
  games: readonly Game[],
): Map<FileRow, string> {
  const moving = new Map(
    rows.flatMap((row) => {
      const game = matches.get(row)?.game
      return game && movedCode(team, row, game) ? [[game, row]] : []
    }),
  )
  const taken = new Set(
    games.filter((game) => !moving.has(game)).map(({ eventName }) => codeKey(eventName)),
  )
  for (const row of rows) {
    if (row.code !== '' && !matches.get(row)?.game) taken.add(codeKey(row.code))
  }
  const codes = new Map<FileRow, string>()
  for (const row of rows) {
    const game = matches.get(row)?.game
    if (game && !moving.has(game)) codes.set(row, game.eventName)
    else if (row.code !== '' && (!game || codeKey(row.code) !== codeKey(game.eventName))) {
      codes.set(row, row.code)
    } else if (row.date !== null) {
      const code = ownCode(team, row.date, (one) => taken.has(one))
      taken.add(code)
      codes.set(row, code)
    }
  }
  return codes
}

/** The code that the game had on another day: it has its own day's by now. */
function isFormerCode(team: TeamKey, { code, date }: FileRow, game: Game): boolean {
  if (date === null || date !== dayOfGame(game) || !/^[a-z]\d{6}(?:-\d+)?$/i.test(code))
    return false
  const own = ownCode(team, date, () => false)
  return codeKey(game.eventName).startsWith(own) && !codeKey(code).startsWith(own)
}

/** Does a game's code go with its day, so that another day gives it another code? */
function movedCode(team: TeamKey, row: FileRow, game: Game): boolean {
  if (row.code !== '' && codeKey(row.code) !== codeKey(game.eventName)) {
    return !isFormerCode(team, row, game)
  }
  const { date } = newsOf(row, team, game)
  const stored = dayOfGame(game)
  if (date === null || stored === '' || date === stored) return false
  return isCodeOfDay(team, game, stored)
}
