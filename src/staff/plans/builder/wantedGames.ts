import { codeKey } from '../../../domain/recordKeys'
import type { PickableGame } from './pickableGames'

/* The choice of games in the plan builder, represented as wanted changes of a plan. */

/**
 * The wanted changes by the games' keys: true adds a game to the plan, false removes it. All other
 * games stay as they are in the stored plan, even if somebody else changes the plan in the
 * meantime.
 */
export type WantedChanges = ReadonlyMap<string, boolean>

/**
 * The keys of the chosen games: those of the stored plan with the wanted changes.
 * @param missing wanted games that aren't in the list of games, and so can't be added. @forTests
 */
export function chosenKeys(
  stored: ReadonlySet<string>,
  wanted: WantedChanges,
  missing: readonly string[] = [],
): ReadonlySet<string> {
  const chosen = new Set(stored)
  for (const [key, isIn] of wanted) {
    if (!isIn) chosen.delete(key)
    else if (!missing.includes(key)) chosen.add(key)
  }
  return chosen
}

/** The games that a choice is read with. */
interface KnownGames {
  allGames: readonly PickableGame[]
  /** The keys of the stored plan's games. */
  storedKeys: ReadonlySet<string>
  /** Whether `allGames` is complete. */
  areGamesLoaded: boolean
}

/**
 * Reads the choice from the texts of a draft. `missing` are wanted games that aren't in the list of
 * games, for example games of a copied plan that were deleted since.
 */
export function readChoice(texts: readonly string[], games: KnownGames) {
  const { allGames, storedKeys, areGamesLoaded } = games
  const wanted = readWanted(texts)
  const known = new Set(allGames.map(({ key }) => key))
  const missing = areGamesLoaded
    ? [...wanted].flatMap(([key, isIn]) => (isIn && !known.has(key) ? key : []))
    : []
  return { wanted, missing, chosen: chosenKeys(storedKeys, wanted, missing) }
}

/**
 * The wanted changes after choosing (`isIn`) or removing these games. Games that then are as in the
 * stored plan have no entry.
 */
export function withGames(
  stored: ReadonlySet<string>,
  wanted: WantedChanges,
  { keys, isIn }: { keys: Iterable<string>; isIn: boolean },
): WantedChanges {
  const next = new Map(wanted)
  for (const key of keys) {
    if (stored.has(key) === isIn) next.delete(key)
    else next.set(key, isIn)
  }
  return next
}

/** The keys of all games between two games, inclusive; empty if either isn't listed. */
export function keysBetween(games: readonly PickableGame[], from: string, to: string): string[] {
  const ends = [from, to].map((key) => games.findIndex((game) => game.key === key))
  if (ends.includes(-1)) return []
  return games.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ key }) => key)
}

/** The games that a save adds and removes. */
export interface PlanChanges {
  added: readonly PickableGame[]
  removed: readonly PickableGame[]
}

/** '+3 −1'; '' without changes. */
export const changesText = ({ added, removed }: PlanChanges): string =>
  [added.length > 0 && `+${added.length}`, removed.length > 0 && `−${removed.length}`]
    .filter(Boolean)
    .join(' ')

/** The games to add to and to remove from the stored plan. */
export function planChanges(
  games: readonly PickableGame[],
  stored: ReadonlySet<string>,
  wanted: WantedChanges,
): PlanChanges {
  const isWanted = (isIn: boolean) => (game: PickableGame) =>
    wanted.get(game.key) === isIn && stored.has(game.key) !== isIn
  return { added: games.filter(isWanted(true)), removed: games.filter(isWanted(false)) }
}

/**
 * The wanted changes as a draft stores them: '+B251009' to add a game, '-B251011' to remove one.
 */
export const wantedTexts = (wanted: WantedChanges): string[] =>
  [...wanted].map(([key, isIn]) => `${isIn ? '+' : '-'}${key}`)

/** The wanted changes from the texts of a draft. */
export const readWanted = (texts: readonly string[]): WantedChanges =>
  new Map(texts.map((text) => [text.slice(1), text.startsWith('+')]))

/** The wanted changes that add games to a plan, as a draft stores them. */
export const additionTexts = (eventNames: readonly string[]) =>
  wantedTexts(new Map(eventNames.map((name) => [codeKey(name), true])))
