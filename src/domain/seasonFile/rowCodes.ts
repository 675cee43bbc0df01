import type { TeamKey } from '../../content/teams'
import { codeFor, type Game } from '../games/game'
import { codeKey } from '../recordKeys'
import type { Match } from './matchRows'
import type { FileRow } from './rowTypes'

/** The code of each row's game: a stored game keeps its own, a new one gets one that no game has. */
export function rowCodes(
  team: TeamKey,
  rows: readonly FileRow[],
  matches: ReadonlyMap<FileRow, Match>,
  games: readonly Game[],
): Map<FileRow, string> {
  const usedCodes = new Set(games.map(({ eventName }) => codeKey(eventName)))
  const codes = new Map<FileRow, string>()
  const isUsed = (code: string) => usedCodes.has(codeKey(code))
  function setCode(row: FileRow, code: string) {
    usedCodes.add(codeKey(code))
    codes.set(row, code)
  }
  for (const row of rows) {
    const game = matches.get(row)?.game
    if (game) codes.set(row, game.eventName)
    else if (row.code !== '' && !isUsed(row.code)) setCode(row, row.code)
  }
  for (const row of rows) {
    if (!codes.has(row) && row.date !== null) setCode(row, unusedCode(team, row.date, isUsed))
  }
  return codes
}

/**
 * A code that no game has: that of the team and day, `B251009`, with `-2` for a second game of the day.
 */
function unusedCode(team: TeamKey, date: string, isUsed: (code: string) => boolean): string {
  const codeOfDay = codeFor(team, date)
  let code = codeOfDay
  for (let number = 2; isUsed(code); number += 1) code = `${codeOfDay}-${number}`
  return code
}
