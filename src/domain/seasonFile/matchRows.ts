import type { TeamKey } from '../../content/teams'
import { dayOfGame, type Game, gameKey } from '../games/game'
import { codeKey, groupBy } from '../recordKeys'
import { dayNumber, minutesOfDay, readDay } from '../time/dates'
import { seasonStartYearOfDate } from '../time/seasons'
import { isSameOpponent, opponentKey, opponentKeyOfGame } from './rowTeams'
import type { FileRow } from './rowTypes'

/** A person's choices, by line: {@link NEW_GAME}, or the key of the stored game. */
export type GameChoices = ReadonlyMap<number, string>
export const NEW_GAME = 'new'

/** The stored games and plan names of each team. */
export interface StoredSeason {
  games: Readonly<Record<TeamKey, readonly Game[]>>
  plans: Readonly<Record<TeamKey, readonly string[]>>
}

/** The game of a row in the stored season. */
export interface RowMatch {
  /** The row's stored game; null for a new one. */
  game: Game | null
  /** The games that it may be. A person must choose among them if `game` is null. */
  candidates: readonly Game[]
}

/** A moved game is offered if it is at most this many days from the row's day. */
const NEAR_DAYS = 21

/**
 * Matches each of a team's rows to a stored game: by its code if the opponent agrees, or by its day
 * and opponent, or by its opponent and number in its season. A missing opponent agrees with any. If
 * only a game against another opponent has the code or the day, or the same opponent plays within
 * three weeks, a person decides. Each game matches one row.
 */
export function matchRows(
  team: TeamKey,
  rows: readonly FileRow[],
  season: GamesIndex,
  choices: GameChoices,
): Map<FileRow, RowMatch> {
  const matches = new Map<FileRow, RowMatch>()
  const matchedGames = new Set<Game>()
  const unmatched = unmatchedGames(team, season, matchedGames)
  function addMatch(row: FileRow, game: Game | null, candidates: readonly Game[] = []) {
    matches.set(row, { game, candidates })
    if (game) matchedGames.add(game)
  }

  for (const row of rows) {
    const choice = choices.get(row.line)
    if (choice === undefined) continue
    const game = season.games.find((stored) => gameKey(stored) === choice)
    if (choice === NEW_GAME) addMatch(row, null)
    else if (game && !matchedGames.has(game)) addMatch(row, game)
  }
  for (const findGames of passes) {
    for (const row of rows) {
      if (matches.has(row)) continue
      const [game, other] = findGames(row, unmatched)
      if (game && !other) addMatch(row, game)
    }
  }
  for (const row of rows) {
    if (!matches.has(row)) addMatch(row, null, possibleGames(row, unmatched))
  }
  return matches
}

/** A way to find a row's game. The row is matched if exactly one game is returned. */
type Pass = (row: FileRow, unmatched: ReturnType<typeof unmatchedGames>) => readonly Game[]

/** The games of a team that have no row yet. `matched` grows while rows are matched. */
function unmatchedGames(team: TeamKey, season: GamesIndex, matched: ReadonlySet<Game>) {
  const without = (games: readonly Game[] = []) => games.filter((game) => !matched.has(game))
  const ofDay = ({ date }: FileRow) => without(season.byDay.get(date ?? ''))
  return {
    /** Whether the opponents are the same, or one of them is unknown. */
    mayHaveSameOpponent: (row: FileRow, game: Game) =>
      isSameOpponent(row, team, game) ||
      opponentKey(row) === '' ||
      opponentKeyOfGame(team, game) === '',
    ofCode: ({ code }: FileRow) => without(season.byCode.get(codeKey(code))),
    ofDay,
    ofDayAndOpponent: (row: FileRow) =>
      ofDay(row).filter((game) => isSameOpponent(row, team, game)),
    ofOpponent: (row: FileRow) => without(season.byOpponent.get(opponentKey(row))),
  }
}

/** Matches by code. If several games have it, the first on the row's day. */
const matchByCode: Pass = (row, { ofCode, mayHaveSameOpponent }) => {
  const games = ofCode(row).filter((game) => mayHaveSameOpponent(row, game))
  const onDay = games.filter((game) => dayOfGame(game) === row.date)
  return onDay.length > 0 ? onDay.slice(0, 1) : games
}

const matchByDayAndOpponent: Pass = (row, { ofDayAndOpponent }) => ofDayAndOpponent(row).slice(0, 1)

const matchByDayTimeAndOpponent: Pass = (row, { ofDayAndOpponent }) =>
  ofDayAndOpponent(row)
    .filter(({ time }) => minutesOfDay(time) === minutesOfDay(row.time ?? ''))
    .slice(0, 1)

/** Matches only by day, if no game that day has another opponent. */
const matchByDay: Pass = (row, { ofDay, mayHaveSameOpponent }) => {
  const games = ofDay(row)
  return games.every((game) => mayHaveSameOpponent(row, game)) ? games : []
}

const matchByOpponentAndNumber: Pass = (row, { ofOpponent }) =>
  ofOpponent(row).filter(
    (game) => row.number && game.gameNumber === row.number && isSameSeason(game.date, row.date),
  )

/** The most certain first. */
const passes: readonly Pass[] = [
  matchByCode,
  matchByDayTimeAndOpponent,
  matchByDayAndOpponent,
  matchByDay,
  matchByOpponentAndNumber,
]

/**
 * The games that a row may be: those with its code, on its day, or against its opponent within
 * three weeks.
 */
const possibleGames: Pass = (row, { ofCode, ofDay, ofOpponent }) => {
  const near = ofOpponent(row).filter((game) => isNear(game.date, row.date))
  return [...new Set([...ofCode(row), ...ofDay(row), ...near])]
}

/** Whether both days are in one season; true if the row's day is unknown. */
const isSameSeason = (gameDate: string, rowDate: string | null) =>
  rowDate === null || seasonStartYearOfDate(gameDate) === seasonStartYearOfDate(rowDate)

function isNear(gameDate: string, rowDate: string | null): boolean {
  const gameDay = readDay(gameDate)
  const rowDay = readDay(rowDate ?? '')
  if (!gameDay || !rowDay) return false
  return Math.abs(dayNumber(gameDay) - dayNumber(rowDay)) <= NEAR_DAYS
}

/**
 * Indexes a team's games by what rows are matched by. Games without a valid day or opponent are not
 * in the indexes of these.
 */
export const gamesIndex = (team: TeamKey, games: readonly Game[]) => ({
  games,
  byCode: groupBy(games, ({ eventName }) => codeKey(eventName)),
  byDay: groupBy(games, (game) => dayOfGame(game) || undefined),
  byOpponent: groupBy(games, (game) => opponentKeyOfGame(team, game) || undefined),
})

type GamesIndex = ReturnType<typeof gamesIndex>
