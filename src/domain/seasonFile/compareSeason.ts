import { perTeam, type TeamKey, teamKeys } from '../../content/teams'
import { codeFor, type Game } from '../games/game'
import { codeKey, countsOf, nameKey } from '../recordKeys'
import { seasonStartYearOfDate } from '../time/seasons'
import { type ImportRow, skippedRow, toImportRow } from './importRow'
import {
  type GameChoices,
  gamesIndex,
  matchRows,
  type RowMatch,
  type StoredSeason,
} from './matchRows'
import { readRowPlans } from './rowPlans'
import { isSameOpponent, opponentKey } from './rowTeams'
import type { FileRow } from './rowTypes'

/** A person's decisions in the import's table. */
export interface Decisions {
  choices: GameChoices
  /**
   * Lines whose checkbox was changed. This leaves a row out, or includes a game that the file calls
   * off.
   */
  toggled: ReadonlySet<number>
  /** The names, in lower case, of plans to create. */
  newPlans: ReadonlySet<string>
}

/** A file compared with the season. */
export interface Comparison {
  rows: ImportRow[]
  /**
   * Games of the file's seasons and teams that the file does not have. An import does not change
   * them.
   */
  missing: Game[]
  /** Plans in the file that do not exist, with the number of rows that name them. */
  unknownPlans: ReadonlyMap<string, number>
}

/** By default a row's checkbox is checked, unless the file calls the game off. */
const isIncludedByDefault = (row: FileRow) => row.canceledText === undefined

/**
 * Compares a file with the season: each row adds, changes or moves a game, or does nothing. What
 * the file does not state stays unchanged. Takes linear time in the number of rows.
 */
export function compareSeason(
  fileRows: readonly FileRow[],
  stored: StoredSeason,
  decisions: Decisions,
): Comparison {
  const duplicates = duplicateLines(fileRows)
  const isIncluded = (row: FileRow) =>
    !row.isAway &&
    !duplicates.has(row) &&
    // A changed checkbox reverses the default.
    isIncludedByDefault(row) !== decisions.toggled.has(row.line)
  // The rows of a team are matched together, because each game matches one row.
  const ofTeam = perTeam((team) => {
    const teamRows = fileRows.filter((row) => row.team === team && isIncluded(row))
    const games = gamesIndex(team, stored.games[team])
    const matches = matchRows(team, teamRows, games, decisions.choices)
    const codes = rowCodes(team, teamRows, matches, stored.games[team])
    const planNames = new Map(stored.plans[team].map((name) => [nameKey(name), name]))
    const plansOf = (row: FileRow) => readRowPlans(row, planNames, decisions.newPlans)
    return { games, matches, codes, plans: new Map(teamRows.map((row) => [row, plansOf(row)])) }
  })
  const rows = fileRows.map((fileRow): ImportRow => {
    const duplicate = duplicates.get(fileRow)
    const reason = fileRow.isAway ? 'Not a home game.' : duplicate && `Same as line ${duplicate}.`
    if (reason) return skippedRow(fileRow, 'left out', [{ cause: 'choice', text: reason }])
    const { team } = fileRow
    if (team === null) return skippedRow(fileRow, 'invalid', fileRow.problems)
    const { games, matches, codes, plans } = ofTeam[team]
    const match = matches.get(fileRow)
    const rowPlans = plans.get(fileRow)
    if (!match || !rowPlans) {
      return leftOutRow(fileRow, team, games.byDay.get(fileRow.date ?? '') ?? [])
    }
    return toImportRow(fileRow, team, match, { code: codes.get(fileRow) ?? '', plans: rowPlans })
  })
  const unknownPlans = fileRows.flatMap(
    (row) => (row.team && ofTeam[row.team].plans.get(row)?.unknown) ?? [],
  )
  return { rows, missing: missingGames(rows, stored), unknownPlans: countsOf(unknownPlans) }
}

/** A row that a person left out, or a called-off game that a person did not include. */
function leftOutRow(fileRow: FileRow, team: TeamKey, sameDay: readonly Game[]): ImportRow {
  if (fileRow.canceledText === undefined) return skippedRow(fileRow, 'left out', [])
  const text = `The file says '${fileRow.canceledText}'. Include it only if it will be played.`
  const before = sameDay.find((game) => isSameOpponent(fileRow, team, game)) ?? null
  return { ...skippedRow(fileRow, 'conflict', [{ cause: 'called off', text }]), before }
}

/** Rows that repeat the values of an earlier row, with that row's line. */
function duplicateLines(rows: readonly FileRow[]): Map<FileRow, number> {
  const duplicates = new Map<FileRow, number>()
  const lines = new Map<string, number>()
  for (const row of rows) {
    if (row.isAway || row.team === null || row.problems.length > 0) continue
    const { team, code, date, time, mark, number, plans, canceledText } = row
    const values = [team, codeKey(code), date, time, mark, number, plans, canceledText]
    const key = JSON.stringify([...values, opponentKey(row)])
    const line = lines.get(key)
    if (line === undefined) lines.set(key, row.line)
    else duplicates.set(row, line)
  }
  return duplicates
}

/** The code of each row's game. A stored game keeps its code; a new game gets an unused one. */
function rowCodes(
  team: TeamKey,
  rows: readonly FileRow[],
  matches: ReadonlyMap<FileRow, RowMatch>,
  games: readonly Game[],
): Map<FileRow, string> {
  const usedCodes = new Set(games.map(({ eventName }) => codeKey(eventName)))
  const codes = new Map<FileRow, string>()
  const isUsed = (code: string) => usedCodes.has(codeKey(code))
  function setCode(row: FileRow, code: string) {
    usedCodes.add(codeKey(code))
    codes.set(row, code)
  }
  // Existing codes first, so that no generated code takes one of them.
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

/** An unused code: that of the team and day, `B251009`, or with `-2` for a second game that day. */
function unusedCode(team: TeamKey, date: string, isUsed: (code: string) => boolean): string {
  const codeOfDay = codeFor(team, date)
  let code = codeOfDay
  for (let number = 2; isUsed(code); number += 1) code = `${codeOfDay}-${number}`
  return code
}

/** The stored games of the file's teams and seasons that no row has. */
function missingGames(rows: readonly ImportRow[], stored: StoredSeason): Game[] {
  const used = new Set(rows.flatMap(({ before, candidates }) => [before, ...candidates]))
  return teamKeys.flatMap((team) => {
    const ofTeam = rows.filter((row) => row.fileRow.team === team && row.status !== 'left out')
    const seasons = new Set(ofTeam.map(({ fileRow }) => seasonStartYearOfDate(fileRow.date ?? '')))
    seasons.delete(null)
    return stored.games[team].filter(
      (game) => !used.has(game) && seasons.has(seasonStartYearOfDate(game.date)),
    )
  })
}
