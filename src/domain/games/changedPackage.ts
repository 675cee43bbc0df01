import { teams } from '../../content/teams'
import { changeWords } from '../../content/words/changeWords'
import { homeGame, opponentUnknown, versus } from '../../content/words/gameWords'
import type { CombinedPlan } from '../combinedPlan'
import { isSamePlanName } from '../plan'
import { seasonGames, seasonStartYear } from '../time/seasons'
import type { Game } from './game'
import { mergedChanges, type WrittenChange, whenText } from './gameChange'
import { readGameText } from './gameText'

/** A package with the message for its customer, a line for each changed game. */
export interface ChangedPackage {
  plan: CombinedPlan
  lines: readonly string[]
  /** The customer was told, and nothing has changed since. */
  isTold: boolean
  isMarked: boolean
  isDismissed: boolean
}

interface PackageState {
  /** When the customer was told of changes, in milliseconds since 1970, oldest first. */
  told: readonly number[]
  /** When the package was marked as updated. */
  marked: readonly number[]
  /** When the note about its changes was dismissed. */
  dismissed: readonly number[]
  /** `2025-12-06` at the arena. */
  today: string
  /** Finds a game as it is now, perhaps changed by another person; null where it was deleted. */
  findListed: (game: Game) => Game | null
  /** Without a change since then there is no message; in milliseconds since 1970. */
  since?: number | undefined
}

/**
 * The message about changed games of a package; undefined for none. It has only what changed since the customer
 * was last told, so that an undone change is in it again.
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
  const lastChangeAt = shownChanges.at(-1)?.at ?? 0
  const isAfterLastChange = (done: readonly number[]) => (done.at(-1) ?? 0) >= lastChangeAt
  const isTold = isAfterLastChange(told)
  // Once the customer is told, the lines are those of that message: what changed since the one before.
  const toldBefore = told.at(isTold ? -2 : -1) ?? 0
  const asNow = (game: Game | null) => (game && !isTold ? findListed(game) : game)
  const untold = mergedChanges(shownChanges.filter(({ at }) => at > toldBefore))
  const lines = untold.flatMap(
    ({ before, after }) => changeLine(ifOnPage(before), ifOnPage(asNow(after))) ?? [],
  )
  const isRecent = ({ at, before, after }: WrittenChange) =>
    since === 0 || (at >= since && changeLine(ifOnPage(before), ifOnPage(after)) !== undefined)
  if (lines.length === 0 || !shownChanges.some(isRecent)) return undefined
  return {
    plan,
    lines,
    isTold,
    isMarked: isAfterLastChange(marked),
    isDismissed: isAfterLastChange(dismissed),
  }
}

/** Whether the package's page shows a game: one of its plans and of its season. */
const isOnPage = (game: Game, { code, originalPlans }: CombinedPlan, today: string) =>
  originalPlans.some((name) => game.plans.some((plan) => isSamePlanName(plan, name))) &&
  seasonGames([game], seasonStartYear(code, today)).length > 0

/** The line about a game before and after; undefined where a customer sees no difference. */
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
