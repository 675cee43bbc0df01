import type { TeamKey } from '../../content/teams'
import { codeKey } from '../recordKeys'
import { readDay, shortDayText, timeText } from '../time/dates'
import { type Game, isSameGame, teamOfCode } from './game'

/** A game before and after a change; null where it was added or deleted. */
export interface GameChange {
  before: Game | null
  after: Game | null
}

/** A change that was written. */
export interface WrittenChange extends GameChange {
  /** Milliseconds since 1970. */
  at: number
  /** Codes of packages that follow a plan to its new name: their games stay. */
  renamedPackages: readonly string[]
}

/** Several changes of one game as one, in the order in which they were made. */
export function mergedChanges(changes: readonly GameChange[]): GameChange[] {
  const merged: GameChange[] = []
  // Only changes with a common key are compared, because a run may have a thousand.
  const byKey = new Map<string, GameChange>()
  for (const change of changes) {
    const keys = [change.before, change.after].flatMap((game) => (game ? keysOf(game) : []))
    const earlier = keys
      .map((key) => byKey.get(key))
      .find((one) => one !== undefined && isOfSameGame(one, change))
    const entry = earlier ?? { ...change }
    if (earlier) earlier.after = change.after
    else merged.push(entry)
    for (const key of keys) byKey.set(key, entry)
  }
  return merged
}

function isOfSameGame(earlier: GameChange, later: GameChange): boolean {
  const one = earlier.after ?? earlier.before
  const other = later.before ?? later.after
  return one !== null && other !== null && isSameGame(one, other)
}

/** Games of two teams may have the same ids: the first letter of the code is the team's. */
const keysOf = ({ eventIds, eventName, date }: Game) => [
  ...eventIds.map((id) => codeKey(eventName).charAt(0) + id),
  `${codeKey(eventName)} ${date}`,
]

/**
 * Finds a game in a list by its ids, else by its code and date; the given game where it may be unlisted.
 * @param listedTeams whose games are all in the list: one whose code is not there was deleted.
 */
export function createGameFinder(games: readonly Game[], listedTeams: readonly TeamKey[] = []) {
  const codes = new Set(games.map(({ eventName }) => codeKey(eventName)))
  const isGone = ({ eventName }: Game) =>
    listedTeams.some((team) => team === teamOfCode(eventName)) && !codes.has(codeKey(eventName))
  const byKey = new Map(games.flatMap((game) => keysOf(game).map((key) => [key, game])))
  return (game: Game): Game | null =>
    keysOf(game)
      .map((key) => byKey.get(key))
      .find((one) => one && isSameGame(one, game)) ?? (isGone(game) ? null : game)
}

/** A game's day and hour: 'Sat, Dec 6, 7:00 PM'. */
export function whenText({ date, time }: Game): string {
  const day = readDay(date)
  return [day ? shortDayText(day) : date, timeText(time)].filter(Boolean).join(', ')
}
