import { type TeamKey, teams } from '../../content/teams'
import { changeWords } from '../../content/words/changeWords'
import { homeGame, opponentUnknown, versus } from '../../content/words/gameWords'
import type { CombinedPlan } from '../combinedPlan'
import { codeKey, nameKey } from '../recordKeys'
import { readDay, shortDayText, timeText } from '../time/dates'
import { seasonGames, seasonStartYear } from '../time/seasons'
import { type Game, isSameGame } from './game'
import { teamOfCode } from './gameCode'
import { readGameText } from './gameText'

/** A game before and after a change; null where it was added or deleted. */
export interface GameChange {
  before: Game | null
  after: Game | null
}

/** A change that was written. */
export interface WrittenChange extends GameChange {
  /** Milliseconds since 1970. */
  at: number
  /** Codes of packages that follow a plan to its new name: their games stay. */
  renamedPackages: readonly string[]
}

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
  const toldBefore = times.told.at(isTold ? -2 : -1) ?? 0
  const asListed = (game: Game | null) => (game && !isTold ? findListed(game) : game)
  const lines = mergedChanges(shownChanges.filter(({ at }) => at > toldBefore)).flatMap(
    ({ before, after }) => lineOf(ifOnPage(before), ifOnPage(asListed(after))) ?? [],
  )
  if (lines.length === 0) return undefined
  const [isMarked, isDismissed] = [
    isAfterLastChange(times.marked),
    isAfterLastChange(times.dismissed),
  ]
  return { plan, lines, isTold, isMarked, isDismissed }
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

/** Several changes of one game as one, in the order in which they were made. */
function mergedChanges(changes: readonly GameChange[]): GameChange[] {
  const merged: GameChange[] = []
  /** By what its games are found: only these are compared, because a run may change a thousand. */
  const byKey = new Map<string, GameChange>()
  for (const change of changes) {
    const keys = [change.before, change.after].flatMap((game) => (game ? keysOf(game) : []))
    const next = change.before ?? change.after
    const known = keys
      .map((key) => byKey.get(key))
      .find((one) => {
        const last = one?.after ?? one?.before
        return last && next && isSameGame(last, next)
      })
    const entry = known ?? { ...change }
    if (known) known.after = change.after
    else merged.push(entry)
    for (const key of keys) byKey.set(key, entry)
  }
  return merged
}

/** Games of two teams may have the same ids: the first letter of the code is the team's. */
const keysOf = ({ eventIds, eventName, date }: Game) => [
  ...eventIds.map((id) => codeKey(eventName).charAt(0) + id),
  `${codeKey(eventName)} ${date}`,
]

/**
 * Finds a game in a list by its ids, else by its code and date; the given game where it may be unlisted.
 * @param teams whose games are all in the list: one whose code is not there was deleted.
 */
export function createGameFinder(games: readonly Game[], teams: readonly TeamKey[] = []) {
  const codes = new Set(games.map(({ eventName }) => codeKey(eventName)))
  const isGone = ({ eventName }: Game) =>
    teams.some((team) => team === teamOfCode(eventName)) && !codes.has(codeKey(eventName))
  const byKey = new Map(games.flatMap((game) => keysOf(game).map((key) => [key, game])))
  return (game: Game): Game | null =>
    keysOf(game)
      .map((key) => byKey.get(key))
      .find((one) => one && isSameGame(one, game)) ?? (isGone(game) ? null : game)
}

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

/** A game's day and hour: 'Sat, Dec 6, 7:00 PM'. */
export function whenText({ date, time }: Game): string {
  const day = readDay(date)
  return [day ? shortDayText(day) : date, timeText(time)].filter(Boolean).join(', ')
}
