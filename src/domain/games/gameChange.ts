import type { TeamKey } from '../../content/teams'
import { codeKey } from '../recordKeys'
import { type Game, isSameGame, teamOfCode } from './game'

/**
 * A game before and after a change. `before` is null if it was added, `after` if it was deleted.
 */
export interface GameChange {
  before: Game | null
  after: Game | null
}

/** A change that was saved. */
export interface WrittenChange extends GameChange {
  /** Milliseconds since 1970. */
  at: number
  /** The codes of packages that were updated to a plan's new name. They keep their games. */
  renamedPackages: readonly string[]
}

/** Merges the changes of each game into one, in the order in which they were made. */
export function mergedChanges(changes: readonly GameChange[]): GameChange[] {
  const merged: GameChange[] = []
  // Look up by key instead of comparing all pairs, because there may be a thousand changes.
  const byKey = new Map<string, GameChange>()
  for (const change of changes) {
    const keys = [change.before, change.after].flatMap((game) => (game ? keysOf(game) : []))
    const earlier = keys
      .map((key) => byKey.get(key))
      .find((match) => match !== undefined && isOfSameGame(match, change))
    const entry = earlier ?? { ...change }
    entry.after = change.after
    if (!earlier) merged.push(entry)
    for (const key of keys) byKey.set(key, entry)
  }
  return merged
}

function isOfSameGame(earlier: GameChange, later: GameChange): boolean {
  const last = earlier.after ?? earlier.before
  const next = later.before ?? later.after
  return last !== null && next !== null && isSameGame(last, next)
}

/** Games of two teams may have the same ids, so a key includes the code's first letter. */
const keysOf = ({ eventIds, eventName, date }: Game) => [
  ...eventIds.map((id) => codeKey(eventName).charAt(0) + id),
  `${codeKey(eventName)} ${date}`,
]

/**
 * Creates a function that finds a game by its ids, or by its code and date. It returns the given
 * game if that game may be missing from the list.
 * @param listedTeams the teams whose games are all in the list: a game with an unknown code was
 * deleted.
 */
export function createGameFinder(games: readonly Game[], listedTeams: readonly TeamKey[] = []) {
  const codes = new Set(games.map(({ eventName }) => codeKey(eventName)))
  const isGone = ({ eventName }: Game) =>
    listedTeams.some((team) => team === teamOfCode(eventName)) && !codes.has(codeKey(eventName))
  const byKey = new Map(games.flatMap((game) => keysOf(game).map((key) => [key, game])))
  return (game: Game): Game | null => {
    const matches = keysOf(game).map((key) => byKey.get(key))
    const listed = matches.find((match) => match && isSameGame(match, game))
    return listed ?? (isGone(game) ? null : game)
  }
}
