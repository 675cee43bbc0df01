import { teams } from '../../content/teams'
import { changeWords } from '../../content/words/changeWords'
import { homeGame, opponentUnknown, versus } from '../../content/words/gameWords'
import type { CombinedPlan } from '../combinedPlan'
import { nameKey } from '../recordKeys'
import { readDay, shortDayText, timeText } from '../time/dates'
import { type Game, isSameGame } from './game'
import { readGameText } from './gameText'

/** A game before and after a change; null where it was added or deleted. */
export interface GameChange {
  before: Game | null
  after: Game | null
}

/** A package with what its customer is told, a line for each game. */
export interface ChangedPackage {
  plan: CombinedPlan
  lines: readonly string[]
}

/** Several changes of one game as one, in the order in which they were made. */
export function mergedChanges(changes: readonly GameChange[]): GameChange[] {
  const merged: GameChange[] = []
  for (const change of changes) {
    const next = change.before ?? change.after
    const known = merged.find(({ before, after }) => {
      const last = after ?? before
      return last !== null && next !== null && isSameGame(last, next)
    })
    if (known) known.after = change.after
    else merged.push({ ...change })
  }
  return merged
}

/**
 * What the customer of a package is told of these changes, a line for each game:
 * 'Bruins vs. Ottawa Senators: Sat, Dec 6, 7:00 PM → Tue, Dec 9, 7:00 PM'.
 */
export function changeLines(
  { originalPlans }: Pick<CombinedPlan, 'originalPlans'>,
  changes: readonly GameChange[],
): string[] {
  const names = new Set(originalPlans.map(nameKey))
  const shown = (game: Game | null) =>
    game?.plans.some((plan) => names.has(nameKey(plan))) ? game : null
  return changes.flatMap(({ before, after }) => lineOf(shown(before), shown(after)) ?? [])
}

function lineOf(before: Game | null, after: Game | null): string | undefined {
  if (before === null) return after ? changeWords.added(title(after), when(after)) : undefined
  if (after === null) return changeWords.removed(title(before), when(before))
  if (when(before) !== when(after)) {
    return changeWords.moved(title(after), when(before), when(after))
  }
  if (title(before) === title(after)) return undefined
  return changeWords.renamed(when(after), title(before), title(after))
}

function title(game: Game): string {
  const { team, opponent } = readGameText(game)
  const home = team ? teams[team].name : homeGame
  return `${home} ${versus(opponent || opponentUnknown)}`
}

function when({ date, time }: Game): string {
  const day = readDay(date)
  return [day ? shortDayText(day) : date, timeText(time)].filter(Boolean).join(', ')
}
