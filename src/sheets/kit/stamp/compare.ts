import type { Game } from '../../../domain/games/game'
import { OTHER_START, type PrintedGame, printedGame } from './printedGame'
import type { Stamp } from './stamp'

/** A difference between a printed copy and the page. */
export type Change =
  | { kind: 'added'; game: Game; is: PrintedGame }
  | { kind: 'taken out'; was: PrintedGame }
  | { kind: 'moved' | 'retimed'; game: Game; was: PrintedGame; is: PrintedGame }

/**
 * The differences between paper and page, by day. Order does not count, nor do games whose code no stamp
 * holds. Where a code has several games, equal ones are paired first.
 */
export function compareWithPaper(stamp: Stamp, games: readonly Game[]): Change[] {
  const live = games.flatMap((game) => {
    const is = printedGame(game, stamp.season)
    return is ? [{ game, is }] : []
  })
  const changes: Change[] = []
  const unpaired = stamp.games.filter((was) => !take(live, (is) => differs(was, is) === null))
  for (const was of unpaired) {
    const found = take(live, (is) => isSameCode(was, is))
    const kind = found && differs(was, found.is)
    if (!found) changes.push({ kind: 'taken out', was })
    else if (kind) changes.push({ kind, was, ...found })
  }
  changes.push(...live.map((one) => ({ kind: 'added' as const, ...one })))
  return changes.sort((left, right) => dayOf(left) - dayOf(right))
}

interface Live {
  game: Game
  is: PrintedGame
}

/** Removes the first such game from the list and returns it. */
function take(live: Live[], isIt: (is: PrintedGame) => boolean): Live | undefined {
  const index = live.findIndex(({ is }) => isIt(is))
  return index < 0 ? undefined : live.splice(index, 1)[0]
}

const isSameCode = (was: PrintedGame, is: PrintedGame) =>
  was.letter === is.letter && was.codeDay === is.codeDay

/** Null where page and paper agree on a game. */
function differs(was: PrintedGame, is: PrintedGame): 'moved' | 'retimed' | null {
  if (!isSameCode(was, is) || was.day !== is.day) return 'moved'
  // The stamp does not hold every start.
  const isOpen = was.start === OTHER_START || is.start === OTHER_START
  return isOpen || was.start === is.start ? null : 'retimed'
}

const dayOf = (change: Change) => (change.kind === 'added' ? change.is : change.was).day
