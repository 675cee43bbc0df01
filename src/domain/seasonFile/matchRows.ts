import type { TeamKey } from '../../content/teams'
import { type Game, gameKey } from '../games/game'
import { plainCode } from '../games/gameCode'
import { readGameText } from '../games/gameText'
import { codeKey, grouped } from '../recordKeys'
import { dayKey, minutesOfDay, readDay } from '../time/dates'
import { seasonYearOf } from '../time/seasons'
import { folded } from './cellText'
import type { FileRow } from './fileRow'
import { clubOf } from './fixtureText'

/** What a person said of a row: that it is a new game, or the key of the stored game that it is. */
export type Choices = ReadonlyMap<number, string>
export const NEW_GAME = 'new'

/** How a row goes with the season. */
export interface Match {
  /** The stored game that it is; null for a new one. */
  game: Game | null
  /** Games that it may be, of which a person must choose where `game` is null. */
  candidates: readonly Game[]
}

/** A game that may have been moved is looked for so many days away. */
const NEAR_DAYS = 21

/**
 * Which stored game each of a team's rows is: that of its code if the opponent agrees, else of its day
 * and opponent, else of its opponent and number in its season. An opponent that one side does not
 * name agrees with any. Where only another opponent's game has the code or the day, or the same
 * opponent plays within three weeks, a person decides. Each game is one row's.
 */
export function matchRows(
  team: TeamKey,
  rows: readonly FileRow[],
  season: ReturnType<typeof gamesIndex>,
  choices: Choices,
): Map<FileRow, Match> {
  const matches = new Map<FileRow, Match>()
  const claimed = new Set<Game>()
  const free = (games: readonly Game[] = []) => games.filter((game) => !claimed.has(game))
  function settle(row: FileRow, game: Game | null, candidates: readonly Game[] = []) {
    matches.set(row, { game, candidates })
    if (game) claimed.add(game)
  }
  const opponentOf = (row: FileRow) => opponentKey(team, row.opponent ?? '')
  const isSame = (row: FileRow, game: Game) => isSameOpponent(row, team, game)
  const agrees = (row: FileRow, game: Game) =>
    isSame(row, game) || opponentOf(row) === '' || opponentOfGame(team, game) === ''
  const ofCode = (row: FileRow) =>
    row.code === '' ? [] : free(season.byCode.get(codeKey(row.code)))
  const ofDay = (row: FileRow) => (row.date === null ? [] : free(season.byDay.get(row.date)))
  const ofOpponent = (row: FileRow) =>
    opponentOf(row) === '' ? [] : free(season.byOpponent.get(opponentOf(row)))
  /** Settles each open row for which one game is found. */
  function settleBy(find: (row: FileRow) => readonly Game[]) {
    for (const row of rows) {
      if (matches.has(row)) continue
      const [game, other] = find(row)
      if (game && !other) settle(row, game)
    }
  }

  for (const row of rows) {
    const choice = choices.get(row.line)
    const game = season.games.find((one) => choice !== undefined && gameKey(one) === choice)
    if (choice === NEW_GAME) settle(row, null)
    else if (game && !claimed.has(game)) settle(row, game)
  }
  settleBy((row) => {
    const found = ofCode(row).filter((game) => agrees(row, game))
    const onDay = found.filter((game) => dayOfGame(game) === row.date)
    return onDay.length > 0 ? onDay.slice(0, 1) : found
  })
  const sameOnDay = (row: FileRow) => ofDay(row).filter((game) => isSame(row, game))
  settleBy((row) =>
    sameOnDay(row)
      .filter(({ time }) => minutesOfDay(time) === minutesOfDay(row.time ?? ''))
      .slice(0, 1),
  )
  settleBy((row) => sameOnDay(row).slice(0, 1))
  settleBy((row) => {
    const found = ofDay(row)
    return found.every((game) => agrees(row, game)) ? found : []
  })
  settleBy((row) =>
    row.number
      ? ofOpponent(row).filter(
          (game) => game.gameNumber === row.number && isSameSeason(game.date, row.date),
        )
      : [],
  )
  for (const row of rows) {
    if (matches.has(row)) continue
    const near = ofOpponent(row).filter(
      (game) => row.date !== null && daysBetween(row.date, dayOfGame(game)) <= NEAR_DAYS,
    )
    settle(row, null, [...new Set([...ofCode(row), ...ofDay(row), ...near])])
  }
  return matches
}

/** Does a row have the opponent of a stored game, or its very text? */
export const isSameOpponent = ({ cells, opponent }: FileRow, team: TeamKey, game: Game): boolean =>
  cells.game.trim() === game.team.trim() ||
  opponentKey(team, opponent ?? '') === opponentOfGame(team, game)

/** Are these days, of which one may not be known, of one season? */
function isSameSeason(one: string, other: string | null): boolean {
  const [day, asked] = [readDay(one), readDay(other ?? '')]
  return !asked || (day !== null && seasonYearOf(day) === seasonYearOf(asked))
}

/** What is compared with: the games and the names of the plans of each team, as the server has them. */
export interface StoredSeason {
  games: Readonly<Record<TeamKey, readonly Game[]>>
  plans: Readonly<Record<TeamKey, readonly string[]>>
}

/** A stored game's day as text that sorts; '' for one without a real day. */
export function dayOfGame({ date }: Game): string {
  const day = readDay(date)
  return day ? dayKey(day) : ''
}

/** An opponent as it is compared: the club's code, else its name; '' where nobody knows yet. */
export function opponentKey(team: TeamKey, name: string): string {
  return clubOf(team, name)?.code ?? folded(name)
}

/** The same of a stored game. */
export const opponentOfGame = (team: TeamKey, game: Game): string =>
  opponentKey(team, readGameText(game).opponent)

/** A team's games by what rows are matched by. */
export const gamesIndex = (team: TeamKey, games: readonly Game[]) => ({
  games,
  byCode: grouped(games, ({ eventName }) => codeKey(eventName)),
  byDay: grouped(games, dayOfGame),
  byOpponent: grouped(games, (game) => opponentOfGame(team, game)),
})

const DAY_MS = 86_400_000

/** Days between two days as text. */
const daysBetween = (a: string, b: string): number =>
  Math.abs(Date.parse(a) - Date.parse(b)) / DAY_MS

/**
 * A code that nobody has: of the team and day, `B251009`, with `-2` behind for a second game of the
 * day.
 */
export function ownCode(team: TeamKey, date: string, isTaken: (code: string) => boolean): string {
  const code = plainCode(team, date)
  if (!isTaken(code)) return code
  let number = 2
  while (isTaken(`${code}-${number}`)) number += 1
  return `${code}-${number}`
}
