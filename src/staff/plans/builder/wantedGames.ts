import type { PickableGame } from './pickableGames'

/* Which games a plan is to have: the model behind the plan builder. */

/**
 * What is to become of games, by key: true to be in the plan, false to be out of it. Games of which
 * nothing is wanted stay as the plan has them, also when somebody else changes that meanwhile.
 */
export type Wanted = ReadonlyMap<string, boolean>

/**
 * The keys of the plan's games as they are chosen.
 * @param missing wanted games that are not in the list of games: they cannot be added. @forTests
 */
export function chosenOf(
  stored: ReadonlySet<string>,
  wanted: Wanted,
  missing: readonly string[] = [],
): ReadonlySet<string> {
  const chosen = new Set(stored)
  for (const [key, isIn] of wanted) {
    if (!isIn) chosen.delete(key)
    else if (!missing.includes(key)) chosen.add(key)
  }
  return chosen
}

/**
 * What the texts of a draft choose. `missing` are wanted games that are not in the list of games, as
 * those of a copied plan that were deleted since.
 */
export function choiceOf(
  texts: readonly string[],
  {
    all,
    stored,
    areGamesKnown,
  }: { all: readonly PickableGame[]; stored: ReadonlySet<string>; areGamesKnown: boolean },
) {
  const wanted = wantedOf(texts)
  const known = new Set(all.map(({ key }) => key))
  const missing = areGamesKnown
    ? [...wanted].flatMap(([key, isIn]) => (isIn && !known.has(key) ? key : []))
    : []
  return { wanted, missing, chosen: chosenOf(stored, wanted, missing) }
}

/** Changes what is wanted: these games in, or out. What the plan is already is not wanted. */
export function withGames(
  stored: ReadonlySet<string>,
  wanted: Wanted,
  { keys, isIn }: { keys: Iterable<string>; isIn: boolean },
): Wanted {
  const next = new Map(wanted)
  for (const key of keys) {
    if (stored.has(key) === isIn) next.delete(key)
    else next.set(key, isIn)
  }
  return next
}

/** The keys of all games from one to the other, both with it; none where one is not among them. */
export function rangeOf(games: readonly PickableGame[], from: string, to: string): string[] {
  const ends = [from, to].map((key) => games.findIndex((game) => game.key === key))
  if (ends.includes(-1)) return []
  return games.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ key }) => key)
}

/** What a save changes. */
export interface Changes {
  added: readonly PickableGame[]
  removed: readonly PickableGame[]
}

/** '+3 −1'; '' for nothing. */
export const changesText = ({ added, removed }: Changes): string =>
  [added.length > 0 && `+${added.length}`, removed.length > 0 && `−${removed.length}`]
    .filter(Boolean)
    .join(' ')

/** What a save has to send: only what the plan is not yet. */
export function differences(
  games: readonly PickableGame[],
  stored: ReadonlySet<string>,
  wanted: Wanted,
): Changes {
  const isWanted = (isIn: boolean) => (game: PickableGame) =>
    wanted.get(game.key) === isIn && stored.has(game.key) !== isIn
  return { added: games.filter(isWanted(true)), removed: games.filter(isWanted(false)) }
}

/** As a draft has it: '+B251009', '-B251011'. */
export const wantedTexts = (wanted: Wanted): string[] =>
  [...wanted].map(([key, isIn]) => `${isIn ? '+' : '-'}${key}`)

/** From the texts of a draft. */
export const wantedOf = (texts: readonly string[]): Wanted =>
  new Map(texts.map((text) => [text.slice(1), text.startsWith('+')]))
