import type { TeamKey } from '../../content/teams'
import { type Game, gameKey } from '../games/game'
import { plainCode } from '../games/gameCode'
import { readGameText } from '../games/gameText'
import { codeKey, grouped } from '../recordKeys'
import { dayKey, minutesOfDay, readDay } from '../time/dates'
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
  /** Games that it may be: a person must choose where `game` is null, and may where it is one of them. */
  candidates: readonly Game[]
}

/** A game that was moved is looked for so many days away. */
const NEAR_DAYS = 21

/**
 * Which stored game each of a team's rows is. By its code, else by day and opponent, else by the day
 * alone, else the same opponent on the nearest day within three weeks: then it was moved. Each game is
 * one row's; where two fit, a person must say.
 */
export function matchRows(
  team: TeamKey,
  rows: readonly FileRow[],
  season: SeasonIndex,
  choices: Choices,
): Map<FileRow, Match> {
  const matches = new Map<FileRow, Match>()
  const claimed = new Set<Game>()
  const free = (games: readonly Game[] = []) => games.filter((game) => !claimed.has(game))
  const open = () => rows.filter((row) => !matches.has(row))
  function settle(row: FileRow, game: Game | null, candidates: readonly Game[] = []) {
    matches.set(row, { game, candidates })
    if (game) claimed.add(game)
  }
  const opponentOf = (row: FileRow) =>
    row.opponent === null ? '' : opponentKey(team, row.opponent)
  const isSameOpponent = (row: FileRow, game: Game) =>
    opponentOf(row) === opponentOfGame(team, game)
  const near = (row: FileRow) =>
    row.date === null || !opponentOf(row)
      ? []
      : free(season.byOpponent.get(opponentOf(row))).filter(
          (game) => daysBetween(row.date ?? '', dayOfGame(game)) <= NEAR_DAYS,
        )

  for (const row of open()) {
    const choice = choices.get(row.line)
    const game = season.games.find((one) => choice !== undefined && gameKey(one) === choice)
    if (choice === NEW_GAME) settle(row, null)
    else if (game && !claimed.has(game)) settle(row, game)
  }
  /**
   * Without opponents nobody can tell a game that shall go to a day from one that has gone there, and
   * whose old code another one has since.
   */
  function mayBeDone(row: FileRow, game: Game): boolean {
    const { date } = row
    if (date === null || opponentOf(row) || dayOfGame(game) === date) return false
    return (
      isCodeOfDay(team, game, dayOfGame(game)) &&
      free(season.byDay.get(date)).some((one) => isCodeOfDay(team, one, date))
    )
  }
  const unsure = new Map<FileRow, Game>()
  const codes = new Set(rows.map(({ code }) => codeKey(code)))
  for (const row of open()) {
    const found = row.code === '' ? [] : free(season.byCode.get(codeKey(row.code)))
    const isOthers = found.every((one) => !isSameOpponent(row, one))
    // A game that was moved by such a row is on its new day by now, with that day's code.
    const there =
      found.length === 0 || row.date === null || !opponentOf(row)
        ? undefined
        : free(season.byDay.get(row.date)).find(
            (one) => isSameOpponent(row, one) && (isOthers || !codes.has(codeKey(one.eventName))),
          )
    const game =
      found.find((one) => dayOfGame(one) === row.date) ??
      there ??
      (found.length === 1 ? found[0] : undefined)
    if (game && mayBeDone(row, game)) unsure.set(row, game)
    else if (game) settle(row, game)
    else if (found.length > 1) settle(row, null, found)
  }
  // Those behind a game that leaves its day for certain are certain too.
  let left: number
  do {
    left = unsure.size
    for (const [row, game] of unsure) {
      if (mayBeDone(row, game)) continue
      settle(row, game)
      unsure.delete(row)
    }
  } while (unsure.size < left)
  for (const [row, game] of unsure)
    settle(row, null, [game, ...free(season.byDay.get(row.date ?? ''))])
  for (const isExact of [true, false]) {
    for (const row of open()) {
      const found = free(season.byDay.get(row.date ?? 'none'))
        .filter((game) => isSameOpponent(row, game))
        .filter((game) => !isExact || minutesOfDay(game.time) === minutesOfDay(row.time ?? ''))
      if (found[0]) settle(row, found[0])
    }
  }
  for (const row of open()) {
    const [game, other] = free(season.byDay.get(row.date ?? 'none'))
    if (!game || other) continue
    const isOpen = opponentOf(row) === '' || opponentOfGame(team, game) === ''
    const moved = rows.some((one) => !matches.has(one) && one !== row && isSameOpponent(one, game))
    if (isOpen || (near(row).length === 0 && !moved)) settle(row, game)
    else settle(row, null, [game, ...near(row)])
  }
  const wanted = new Map(open().map((row) => [row, near(row)]))
  const wishes = new Map<Game, number>()
  for (const game of [...wanted.values()].flat()) wishes.set(game, (wishes.get(game) ?? 0) + 1)
  for (const [row, found] of wanted) {
    const [only] = found
    const isPlain = found.length === 1 && only && wishes.get(only) === 1
    settle(row, isPlain ? only : null, found)
  }
  return matches
}

/** What is compared with: the games and the names of the plans of each team, as the server has them. */
export interface StoredSeason {
  games: Readonly<Record<TeamKey, readonly Game[]>>
  plans: Readonly<Record<TeamKey, readonly string[]>>
}

/** A team's games as a row asks for them. */
interface SeasonIndex {
  games: readonly Game[]
  byCode: ReadonlyMap<string, readonly Game[]>
  byDay: ReadonlyMap<string, readonly Game[]>
  byOpponent: ReadonlyMap<string, readonly Game[]>
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
export const seasonIndex = (team: TeamKey, games: readonly Game[]): SeasonIndex => ({
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

/** Is a game's code that of its team and this day, `B251009` or `B251009-2`? */
export const isCodeOfDay = (team: TeamKey, { eventName }: Game, date: string): boolean =>
  codeKey(eventName).startsWith(plainCode(team, date))
