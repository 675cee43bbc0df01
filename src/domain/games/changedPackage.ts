import { teams } from '../../content/teams'
import { changeWords } from '../../content/words/changeWords'
import { homeGame, opponentUnknown, versus } from '../../content/words/gameWords'
import type { CombinedPlan } from '../combinedPlan'
import { nameKey } from '../recordKeys'
import { seasonGames, seasonStartYear } from '../time/seasons'
import type { Game } from './game'
import { mergedChanges, type WrittenChange, whenText } from './gameChange'
import { readGameText } from './gameText'

/** A package with what its customer is told, a line for each game. */
export interface ChangedPackage {
  plan: CombinedPlan
  lines: readonly string[]
  /** Nothing has changed since. */
  isTold: boolean
  isMarked: boolean
  isDismissed: boolean
}

interface PackageState
  extends Readonly<Record<'told' | 'marked' | 'dismissed', readonly number[]>> {
  today: string
  findListed: (game: Game) => Game | null
}

/**
 * What the customer of a package is told; undefined for nothing. After a telling only what has changed since,
 * so that an undone change is told again.
 * @param changes oldest first.
 * @param told when the customer was told, `marked` when the package was marked as
 * updated, and `dismissed` when the note about it was, in milliseconds since 1970, oldest first.
 * @param today `2025-12-06`.
 * @param findListed finds a game as it is now, perhaps changed by another person; null where it was
 * deleted.
 */
export function changedPackage(
  plan: CombinedPlan,
  changes: readonly WrittenChange[],
  { today, findListed, ...times }: PackageState,
): ChangedPackage | undefined {
  const ifOnPage = (game: Game | null) => (isShown(game, plan, today) ? game : null)
  const shownChanges = changes.filter(
    ({ before, after, renamedPackages }) =>
      !renamedPackages.includes(plan.code) && [before, after].some(ifOnPage),
  )
  const lastChangeAt = shownChanges.at(-1)?.at ?? 0
  const isAfterLastChange = (done: readonly number[]) => (done.at(-1) ?? 0) >= lastChangeAt
  const isTold = isAfterLastChange(times.told)
  // A customer who was told has read what changed since the telling before that.
  const toldBefore = times.told.at(isTold ? -2 : -1) ?? 0
  const asListed = (game: Game | null) => (game && !isTold ? findListed(game) : game)
  const lines = mergedChanges(shownChanges.filter(({ at }) => at > toldBefore)).flatMap(
    ({ before, after }) => lineOf(ifOnPage(before), ifOnPage(asListed(after))) ?? [],
  )
  if (lines.length === 0) return undefined
  return {
    plan,
    lines,
    isTold,
    isMarked: isAfterLastChange(times.marked),
    isDismissed: isAfterLastChange(times.dismissed),
  }
}

/** The package's page shows a game of its plans and of its season. */
const isShown = (
  game: Game | null,
  { code, originalPlans }: CombinedPlan,
  today: string,
): game is Game =>
  game !== null &&
  originalPlans.some((name) => game.plans.some((plan) => nameKey(plan) === nameKey(name))) &&
  seasonGames([game], seasonStartYear(code, today)).length > 0

function lineOf(before: Game | null, after: Game | null): string | undefined {
  if (before === null) return after ? changeWords.added(title(after), whenText(after)) : undefined
  if (after === null) return changeWords.removed(title(before), whenText(before))
  if (whenText(before) !== whenText(after)) {
    return changeWords.moved(title(after), whenText(before), whenText(after))
  }
  if (title(before) === title(after)) return undefined
  return changeWords.renamed(whenText(after), title(before), title(after))
}

function title(game: Game): string {
  const { team, opponent } = readGameText(game)
  const home = team ? teams[team].name : homeGame
  return `${home} ${versus(opponent || opponentUnknown)}`
}
