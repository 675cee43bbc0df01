import { type TeamKey, teams } from '../../content/teams'
import type { Game } from '../games/game'
import { readGameText } from '../games/gameText'
import { codeKey } from '../recordKeys'
import { dayKey, readDay } from '../time/dates'
import { clubOf } from './fixtureText'
import { folded } from './plainText'

/** What is compared with: the games and the names of the plans of each team, as the server has them. */
export interface StoredSeason {
  games: Readonly<Record<TeamKey, readonly Game[]>>
  plans: Readonly<Record<TeamKey, readonly string[]>>
}

/** A team's games as a row asks for them. */
export interface SeasonIndex {
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

/** Looks into the games of a team once. */
export function seasonIndex(team: TeamKey, games: readonly Game[]): SeasonIndex {
  const index = {
    games,
    byCode: new Map<string, Game[]>(),
    byDay: new Map<string, Game[]>(),
    byOpponent: new Map<string, Game[]>(),
  }
  const add = (map: Map<string, Game[]>, key: string, game: Game) => {
    const found = map.get(key)
    if (found) found.push(game)
    else map.set(key, [game])
  }
  for (const game of games) {
    add(index.byCode, codeKey(game.eventName), game)
    add(index.byDay, dayOfGame(game), game)
    add(index.byOpponent, opponentOfGame(team, game), game)
  }
  return index
}

const DAY_MS = 86_400_000

/** Days between two days as text. */
export const daysBetween = (a: string, b: string): number =>
  Math.abs(Date.parse(a) - Date.parse(b)) / DAY_MS

/**
 * A code that nobody has: of the team and day, `B251009`, with `-2` behind for a second game of the
 * day.
 */
export function ownCode(team: TeamKey, date: string, isTaken: (code: string) => boolean): string {
  const code = `${teams[team].letter}${date.slice(2, 10).replaceAll('-', '')}`
  if (!isTaken(code)) return code
  let number = 2
  while (isTaken(`${code}-${number}`)) number += 1
  return `${code}-${number}`
}

/** Is a game's code that of its team and this day, `B251009` or `B251009-2`? */
export const isCodeOfDay = (team: TeamKey, { eventName }: Game, date: string): boolean =>
  codeKey(eventName).startsWith(ownCode(team, date, () => false))
