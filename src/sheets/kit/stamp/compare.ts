import type { Game } from '../../../domain/games/game'
import { OTHER_START, type PrintedGame, printedGame } from './printedGame'
import type { Stamp } from './stamp'

/** What became of a printed game, or of one that is not on paper. */
export type Change =
  | { kind: 'added'; game: Game; is: PrintedGame }
  | { kind: 'taken out'; was: PrintedGame }
  | { kind: 'moved' | 'retimed'; game: Game; was: PrintedGame; is: PrintedGame }

/**
 * What differs between paper and page, by the day it concerns. Order does not count, nor do games
 * whose code no stamp holds. Of a code with several games those that agree are paired first.
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

/** Takes the first such game out of the list. */
function take(live: Live[], isIt: (is: PrintedGame) => boolean): Live | undefined {
  const index = live.findIndex(({ is }) => isIt(is))
  return index < 0 ? undefined : live.splice(index, 1)[0]
}

const isSameCode = (was: PrintedGame, is: PrintedGame) =>
  was.letter === is.letter && was.codeDay === is.codeDay

/** Null where the page says of a game what paper says. */
function differs(was: PrintedGame, is: PrintedGame): 'moved' | 'retimed' | null {
  if (!isSameCode(was, is) || was.day !== is.day) return 'moved'
  // Of a start that was written in some other way nothing is known.
  const isOpen = was.start === OTHER_START || is.start === OTHER_START
  return isOpen || was.start === is.start ? null : 'retimed'
}

const dayOf = (change: Change) => (change.kind === 'added' ? change.is : change.was).day
