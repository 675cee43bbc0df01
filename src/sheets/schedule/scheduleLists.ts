import type { ScheduleBlock } from '../../api/sheets/publicSchedule'
import { gameCount } from '../../content/words/gameWords'
import { blockName, planName } from '../../content/words/scheduleWords'
import type { ScheduleName } from '../../domain/sheetNames'
import { blockGames, halves, type ListedGame, toListedGames } from '../kit/gameList'

/* The plans of a schedule, and their games in lists and columns (docs/rules/sheets.md#schedule). */

/** A plan that customers buy, with its parts on the server. */
interface SchedulePlan {
  name: string
  blocks: ScheduleBlock[]
}

/** The games of a plan that customers buy. */
interface PlanList<G> {
  name: string
  /** Shown below the name: how many games, and of which parts. */
  facts: string
  games: G[]
}

/** A plan's list, or a part of it. `isContinued` if it started in the previous column. */
export type ScheduleList<G> = PlanList<G> & { isContinued: boolean }

/** The plans that customers buy, in the order of their blocks. */
export function schedulePlans(blocks: readonly ScheduleBlock[]): SchedulePlan[] {
  const names = [...new Set(blocks.map(({ code }) => planName(code)))]
  return names.map((name) => ({
    name,
    blocks: blocks.filter(({ code }) => planName(code) === name),
  }))
}

/** The lists of the plans that could be loaded. */
export const planLists = (plans: readonly SchedulePlan[]): PlanList<ListedGame>[] =>
  plans.map(planList).filter((list) => list !== null)

/**
 * A plan's games as one list, sorted by date. If the plan has several parts, each game names its
 * part, and the facts name all parts in the order of their first games. Null if no part could be
 * loaded.
 */
function planList({ name, blocks }: SchedulePlan): PlanList<ListedGame> | null {
  const loaded = blocks.filter((block) => block.games !== null)
  if (loaded.length === 0) return null
  const games = toListedGames(blockGames(loaded))
  const count = gameCount(games.length)
  if (blocks.length === 1) return { name, games, facts: games.length > 0 ? count : '' }
  const parts = loaded.map(planPart).sort((a, b) => a.firstDay.localeCompare(b.firstDay))
  const partText = ({ key }: ListedGame) => {
    const ofGame = parts.filter(({ gameKeys }) => gameKeys.has(key))
    return ofGame.map(({ partName }) => partName).join(', ')
  }
  const partCounts = parts.map(({ partName, gameKeys }) => `${gameKeys.size} ${partName}`)
  return {
    name,
    games: games.map((game) => ({ ...game, part: partText(game) })),
    facts: `${count}: ${partCounts.join(', ')}`,
  }
}

/** After every day. */
const NO_DAY = '9999'

/** One of several parts of a plan. One without a day has a `firstDay` after all others. */
function planPart(block: ScheduleBlock) {
  const games = toListedGames(blockGames([block]))
  const gameKeys = new Set(games.map(({ key }) => key))
  return { partName: blockName(block.code), gameKeys, firstDay: games[0]?.day ?? NO_DAY }
}

/** The schedule with a note on resale (docs/rules/sheets.md#schedule). */
export const scheduleWithResale: ScheduleName = 'halfseason'

/** Schedules with two columns. Shorter schedules have one. */
const TWO_COLUMNS: ReadonlySet<ScheduleName> = new Set(['11gameplan', 'halfseason'])

/**
 * The columns of a schedule, left to right. In two columns, each plan has one; a single plan is
 * split in half.
 */
export function scheduleColumns<G>(
  name: ScheduleName,
  plans: readonly PlanList<G>[],
): ScheduleList<G>[][] {
  const lists = plans.map((plan) => ({ ...plan, isContinued: false }))
  if (!TWO_COLUMNS.has(name)) return [lists]
  const [first, second] = lists
  if (!first || second) return lists.map((list) => [list])
  return halves(first.games).map((games, index) => [{ ...first, games, isContinued: index > 0 }])
}
