import { perTeam, type TeamKey, teamKeys, teams } from '../../content/teams'
import type { Game } from '../games/game'
import { planNameProblem } from '../plan'
import { codeKey, nameKey } from '../recordKeys'
import { counted, joined } from '../text'
import { dateText, readDay, timeText, weekdayText } from '../time/dates'
import { seasonYearOfDate } from '../time/seasons'
import type { FileRow, Note } from './fileRow'
import { type ImportRow, importRow, type RowPlans, skippedRow } from './importRow'
import {
  type Choices,
  gamesIndex,
  isSameOpponent,
  type Match,
  matchRows,
  opponentKey,
  ownCode,
  type StoredSeason,
} from './matchRows'
import { UNKNOWN_TIME } from './timeCell'

/** What a person decided in the table. */
export interface Decisions {
  choices: Choices
  /** Lines whose box was changed: they are left out, or a game called off in the file is included. */
  toggled: ReadonlySet<number>
  /** Names, in lower case, of plans that are to be made. */
  newPlans: ReadonlySet<string>
}

/** A file beside the season. */
export interface Comparison {
  rows: ImportRow[]
  /** Games of the file's seasons and teams that the file does not name: an import leaves them alone. */
  missing: Game[]
  /** Plans that the file names and nobody has, with how many rows name them. */
  unknownPlans: ReadonlyMap<string, number>
}

/**
 * What each row of a file would do to the season: make a game, change one field by field, move it, or
 * nothing. What the file does not say stays. Works in time that grows with the rows, not their square.
 */
export function compareSeason(
  fileRows: readonly FileRow[],
  stored: StoredSeason,
  decisions: Decisions,
): Comparison {
  const duplicates = duplicateLines(fileRows)
  const isTaken = (row: FileRow) =>
    !row.isAway &&
    !duplicates.has(row) &&
    decisions.toggled.has(row.line) === (row.canceledText !== undefined)
  const ofTeam = perTeam((team) => {
    const rows = fileRows.filter((row) => row.team === team && isTaken(row))
    const season = gamesIndex(team, stored.games[team])
    const matches = matchRows(team, rows, season, decisions.choices)
    return { season, matches, codes: rowCodes(team, rows, matches, stored.games[team]) }
  })
  const planNames = perTeam(
    (team) => new Map(stored.plans[team].map((name) => [nameKey(name), name])),
  )
  const unknownPlans = new Map<string, number>()
  const rows = fileRows.map((file): ImportRow => {
    const duplicate = duplicates.get(file)
    const reason = file.isAway ? 'Not a home game.' : duplicate && `Same as line ${duplicate}.`
    if (reason) return skippedRow(file, 'left out', [{ cause: 'choice', text: reason }])
    if (file.team === null) return skippedRow(file, 'invalid', file.problems)
    const { team } = file
    const { matches, codes, season } = ofTeam[team]
    if (!isTaken(file)) {
      if (file.canceledText === undefined) return skippedRow(file, 'left out', [])
      const text = `The file says '${file.canceledText}'. Include it only if it will be played.`
      const sameDay = season.byDay.get(file.date ?? '')
      const before = sameDay?.find((game) => isSameOpponent(file, team, game)) ?? null
      return { ...skippedRow(file, 'conflict', [{ cause: 'called off', text }]), before }
    }
    const plans = plansOf(file, planNames[team], decisions.newPlans, unknownPlans)
    const code = codes.get(file) ?? ''
    return importRow(file, team, matches.get(file) ?? NO_MATCH, { code, plans })
  })
  const used = new Set(rows.flatMap(({ before, candidates }) => [before, ...candidates]))
  return { rows, missing: missingGames(rows, stored, used), unknownPlans }
}

const NO_MATCH: Match = { game: null, candidates: [] }

/** Rows that say just what an earlier row said, with that row's line. */
function duplicateLines(rows: readonly FileRow[]): Map<FileRow, number> {
  const duplicates = new Map<FileRow, number>()
  const lines = new Map<string, number>()
  for (const row of rows) {
    if (row.isAway || row.team === null || row.problems.length > 0) continue
    const { team, code, date, time, mark, number, plans, canceledText } = row
    const key = JSON.stringify([
      ...[team, codeKey(code), date, time, mark, number, plans, canceledText],
      opponentKey(row),
    ])
    const line = lines.get(key)
    if (line === undefined) lines.set(key, row.line)
    else duplicates.set(row, line)
  }
  return duplicates
}

/** The plans a row names, as they are spelled, and what is to be said of the others. */
function plansOf(
  file: FileRow,
  known: ReadonlyMap<string, string>,
  newPlans: ReadonlySet<string>,
  unknown: Map<string, number>,
): RowPlans {
  const notes: Note[] = []
  const names = file.plans
    .flatMap((name) => joinedPlans(name, known))
    .flatMap((name) => {
      const spelled = known.get(nameKey(name))
      if (spelled !== undefined) return [spelled]
      const problem = planNameProblem(name)
      if (problem === undefined) unknown.set(name, (unknown.get(name) ?? 0) + 1)
      if (problem === undefined && newPlans.has(nameKey(name))) return [name]
      notes.push({ cause: 'plan', text: problem ?? `No plan named '${name}', so it’s left out.` })
      return []
    })
  return { names, notes }
}

/** `A; B` is two plans where each is one that is known. */
function joinedPlans(name: string, known: ReadonlyMap<string, string>): string[] {
  const parts = name.split(';').flatMap((part) => part.trim() || [])
  const isJoined = !known.has(nameKey(name)) && parts.every((part) => known.has(nameKey(part)))
  return isJoined ? parts : [name]
}

/** Games of teams and seasons that the file is about, and that no row is. */
function missingGames(
  rows: readonly ImportRow[],
  stored: StoredSeason,
  used: ReadonlySet<Game | null>,
): Game[] {
  return teamKeys.flatMap((team) => {
    const mine = rows.filter(({ file, status }) => file.team === team && status !== 'left out')
    const seasons = new Set(mine.map(({ file }) => seasonYearOfDate(file.date ?? '')))
    seasons.delete(null)
    return stored.games[team].filter(
      (game) => !used.has(game) && seasons.has(seasonYearOfDate(game.date)),
    )
  })
}

/** The code of each row's game: a stored game keeps its own, a new one gets one that nobody has. */
function rowCodes(
  team: TeamKey,
  rows: readonly FileRow[],
  matches: ReadonlyMap<FileRow, Match>,
  games: readonly Game[],
): Map<FileRow, string> {
  const taken = new Set(games.map(({ eventName }) => codeKey(eventName)))
  const codes = new Map<FileRow, string>()
  const isTaken = (code: string) => taken.has(codeKey(code))
  function take(row: FileRow, code: string) {
    taken.add(codeKey(code))
    codes.set(row, code)
  }
  for (const row of rows) {
    const game = matches.get(row)?.game
    if (game) codes.set(row, game.eventName)
    else if (row.code !== '' && !isTaken(row.code)) take(row, row.code)
  }
  for (const row of rows) {
    if (!codes.has(row) && row.date !== null) take(row, ownCode(team, row.date, isTaken))
  }
  return codes
}

/**
 * What the rows say together, in a few short lines: how many games of whom, from when to when, at what
 * hour most of them start, on which weekdays. A wrong zone or a wrong order of dates is seen there.
 */
export function summaryLines(rows: readonly ImportRow[]): string[] {
  const taken = rows.filter(({ status }) => status !== 'left out').map(({ file }) => file)
  const dates = taken.flatMap(({ date }) => (date === null ? [] : [date])).sort()
  const times = taken.flatMap(({ time }) => (time === null || time === UNKNOWN_TIME ? [] : [time]))
  const [time, often] = mostFrequent(times)[0] ?? []
  const weekdays = mostFrequent(dates.flatMap((date) => readDay(date) ?? []).map(weekdayText))
  const whose = teamKeys.flatMap((team) => {
    const count = taken.filter((row) => row.team === team).length
    return count === 0 ? [] : [`${count} ${teams[team].name}`]
  })
  const away = rows.filter(({ file }) => file.isAway).length
  return [
    `${counted(taken.length, 'home game')}${whose.length > 0 ? `: ${joined(whose)}` : ''}.`,
    dates.length > 0 ? `From ${dateText(dates[0] ?? '')} to ${dateText(dates.at(-1) ?? '')}.` : '',
    time === undefined ? '' : `${often} of ${times.length} start at ${timeText(time)}.`,
    weekdays.map(([name, count]) => `${name} ${count}`).join(', '),
    away > 0 ? `${counted(away, 'away game')} left out.` : '',
  ].filter(Boolean)
}

function mostFrequent(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}
