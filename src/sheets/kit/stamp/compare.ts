import type { Game } from '../../../domain/games/game'
import { type PrintedGame, START, toPrintedGame } from './printedGame'
import type { Stamp } from './stamp'

/** A difference between a printed copy and the page. */
export type Change =
  | { kind: 'added'; game: Game; current: PrintedGame }
  | { kind: 'taken out'; printed: PrintedGame }
  | { kind: 'moved' | 'retimed'; game: Game; printed: PrintedGame; current: PrintedGame }

/**
 * The differences between a printed copy and the page, by day. The order of games is ignored, and
 * so are games whose code a stamp cannot hold. If a code has several games, equal ones are matched
 * first.
 */
export function compareWithPaper(stamp: Stamp, games: readonly Game[]): Change[] {
  const unpaired = games.flatMap((game): PageGame[] => {
    const current = toPrintedGame(game, stamp.season)
    return current ? [{ game, current }] : []
  })
  const changes: Change[] = []
  // An equal game is taken first, so that no other game of its code is compared with it.
  const differing = stamp.games.filter(
    (printed) => !takeFirst(unpaired, (current) => changeOf(printed, current) === null),
  )
  for (const printed of differing) {
    const found = takeFirst(unpaired, (current) => isSameCode(printed, current))
    const kind = found && changeOf(printed, found.current)
    if (!found) changes.push({ kind: 'taken out', printed })
    else if (kind) changes.push({ kind, printed, ...found })
  }
  changes.push(...unpaired.map((added) => ({ kind: 'added' as const, ...added })))
  return changes.sort((left, right) => dayOf(left) - dayOf(right))
}

/** A game of the page, and what a stamp would store of it. */
type PageGame = { game: Game; current: PrintedGame }

/** Removes the first matching game from the list and returns it. */
function takeFirst(games: PageGame[], isMatch: (current: PrintedGame) => boolean) {
  const index = games.findIndex(({ current }) => isMatch(current))
  return index < 0 ? undefined : games.splice(index, 1)[0]
}

const isSameCode = (printed: PrintedGame, current: PrintedGame) =>
  printed.letter === current.letter && printed.codeDay === current.codeDay

/** How a game has changed, or null if it is the same. */
function changeOf(printed: PrintedGame, current: PrintedGame): 'moved' | 'retimed' | null {
  if (!isSameCode(printed, current) || printed.day !== current.day) return 'moved'
  // A stamp cannot hold every start time. Such times are not compared.
  const isOpen = printed.startCode === START.other || current.startCode === START.other
  return isOpen || printed.startCode === current.startCode ? null : 'retimed'
}

const dayOf = (change: Change) => (change.kind === 'added' ? change.current : change.printed).day
