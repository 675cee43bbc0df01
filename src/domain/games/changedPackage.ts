import { teams } from '../../content/teams'
import { changeWords } from '../../content/words/changeWords'
import { homeGame, opponentUnknown, versus } from '../../content/words/gameWords'
import type { CombinedPlan } from '../combinedPlan'
import { isSamePlanName } from '../plan'
import { seasonGames, seasonStartYear } from '../time/seasons'
import { type Game, whenText } from './game'
import { type GameChange, mergedChanges, type WrittenChange } from './gameChange'
import { readGameText } from './gameText'

/** A package, and the message for its customer with a line for each changed game. */
export interface ChangedPackage {
  plan: CombinedPlan
  lines: readonly string[]
  /** Whether the customer was told and sees no change since. */
  isTold: boolean
  /** Whether it was marked as updated after the last change that customers see. */
  isMarked: boolean
  /** Whether the note about its changes was dismissed after that change. */
  isDismissed: boolean
}

/** What is known about a package besides its changes. */
interface PackageState {
  /** When the customer was told about changes, in milliseconds since 1970, oldest first. */
  told: readonly number[]
  /** When the package was marked as updated, like {@link told}. */
  marked: readonly number[]
  /** When the note about its changes was dismissed, like {@link told}. */
  dismissed: readonly number[]
  /** `2025-12-06` at the arena. */
  today: string
  /**
   * Finds the current version of a game, which another person may have changed; null if it was
   * deleted.
   */
  findListed: (game: Game) => Game | null
  /**
   * If customers see no change since this time, there is no message. In milliseconds since 1970.
   */
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
  const lineOf = ({ before, after }: GameChange) => changeLine(ifOnPage(before), ifOnPage(after))

  const changesOnPage = changes.filter(
    ({ before, after, renamedPackages }) =>
      !renamedPackages.includes(plan.code) && (ifOnPage(before) ?? ifOnPage(after)) !== null,
  )
  const lastVisible = changesOnPage.findLast((change) => lineOf(change) !== undefined)
  if (lastVisible === undefined || lastVisible.at < since) return undefined
  const isAfterLast = (times: readonly number[]) => (times.at(-1) ?? 0) >= lastVisible.at

  const isTold = isAfterLast(told)
  // After the customer was told, keep showing that message: what changed since the one before it.
  const toldBefore = told.at(isTold ? -2 : -1) ?? 0
  const merged = mergedChanges(changesOnPage.filter(({ at }) => at > toldBefore))
  const shown = isTold ? merged : merged.map((change) => asListed(change, findListed))
  const lines = shown.flatMap((change) => lineOf(change) ?? [])
  if (lines.length === 0) return undefined
  return {
    plan,
    lines,
    isTold,
    isMarked: isAfterLast(marked),
    isDismissed: isAfterLast(dismissed),
  }
}

/** A change that ends with the game's current version, which another person may have changed. */
const asListed = (
  { before, after }: GameChange,
  findListed: PackageState['findListed'],
): GameChange => ({ before, after: after && findListed(after) })

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
