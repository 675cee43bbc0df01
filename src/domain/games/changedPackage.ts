import { teams } from '../../content/teams'
import { changeWords } from '../../content/words/changeWords'
import { homeGame, opponentUnknown, versus } from '../../content/words/gameWords'
import type { CombinedPlan } from '../combinedPlan'
import { isSamePlanName } from '../plan'
import { seasonGames, seasonStartYear } from '../time/seasons'
import type { Game } from './game'
import { mergedChanges, type WrittenChange, whenText } from './gameChange'
import { readGameText } from './gameText'

/** A package, and the message for its customer with a line for each changed game. */
export interface ChangedPackage {
  plan: CombinedPlan
  lines: readonly string[]
  /** Whether the customer was told and nothing has changed since. */
  isTold: boolean
  isMarked: boolean
  isDismissed: boolean
}

interface PackageState {
  /**
   * When the customer was told about changes, in milliseconds since 1970, oldest first. The next
   * two are the same kind of list.
   */
  told: readonly number[]
  /** When the package was marked as updated. */
  marked: readonly number[]
  /** When the note about its changes was dismissed. */
  dismissed: readonly number[]
  /** `2025-12-06` at the arena. */
  today: string
  /**
   * Finds the current version of a game, which another person may have changed; null if it was
   * deleted.
   */
  findListed: (game: Game) => Game | null
  /** If nothing has changed since this time, there is no message. In milliseconds since 1970. */
  since?: number | undefined
}

/**
 * Returns the message about a package's changed games; undefined if there is none. It covers only
 * the changes since the customer was last told, so a change that was then undone is included again.
 * @param changes oldest first.
 */
export function changedPackage(
  plan: CombinedPlan,
  changes: readonly WrittenChange[],
  { told, marked, dismissed, today, findListed, since = 0 }: PackageState,
): ChangedPackage | undefined {
  const ifOnPage = (game: Game | null) => (game && isOnPage(game, plan, today) ? game : null)
  const shownChanges = changes.filter(
    ({ before, after, renamedPackages }) =>
      !renamedPackages.includes(plan.code) && (ifOnPage(before) ?? ifOnPage(after)) !== null,
  )
  const isVisible = ({ before, after }: WrittenChange) =>
    changeLine(ifOnPage(before), ifOnPage(after)) !== undefined
  const lastChangeAt = shownChanges.findLast(isVisible)?.at ?? 0
  const isAfterLastChange = (done: readonly number[]) => (done.at(-1) ?? 0) >= lastChangeAt
  const isTold = isAfterLastChange(told)
  // After the customer was told, keep showing that message: what changed since the message before
  // it.
  const toldBefore = told.at(isTold ? -2 : -1) ?? 0
  const asNow = (game: Game | null) => (game && !isTold ? findListed(game) : game)
  const untold = mergedChanges(shownChanges.filter(({ at }) => at > toldBefore))
  const lines = untold.flatMap(
    ({ before, after }) => changeLine(ifOnPage(before), ifOnPage(asNow(after))) ?? [],
  )
  if (lines.length === 0 || lastChangeAt < since) return undefined
  return {
    plan,
    lines,
    isTold,
    isMarked: isAfterLastChange(marked),
    isDismissed: isAfterLastChange(dismissed),
  }
}

/** Whether the package's page shows a game: the game must be in its plans and its season. */
const isOnPage = (game: Game, { code, originalPlans }: CombinedPlan, today: string) =>
  originalPlans.some((name) => game.plans.some((plan) => isSamePlanName(plan, name))) &&
  seasonGames([game], seasonStartYear(code, today)).length > 0

/** The line about a game's change; undefined if customers see no difference. */
function changeLine(before: Game | null, after: Game | null): string | undefined {
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
