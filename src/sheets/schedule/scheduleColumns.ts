import { planName } from '../../content/words/scheduleWords'
import type { SchedulePlanName } from '../../domain/publicSheets'
import { halves } from '../kit/gameList'

/** Schedules with two columns (docs/rules/sheets.md#schedule); shorter ones have one. */
const inTwoColumns: ReadonlySet<SchedulePlanName> = new Set(['11gameplan', 'halfseason'])

/** A block of a schedule, or a part of one that continues in the next column. */
export interface SchedulePart<G> {
  code: string
  games: G[]
  /** Games of the whole block. */
  total: number
  /** The block began in the column before. */
  isContinued: boolean
}

/** Lines that a heading takes. */
const headingLines = 2

/** Lines of a column: its games, its headings, and a line for each block without a game. */
const columnLines = <G>(parts: readonly SchedulePart<G>[]) =>
  parts.reduce((sum, { games }) => sum + headingLines + Math.max(games.length, 1), 0)

/**
 * The columns of a schedule, left to right. Where there are two, blocks stay whole and in order,
 * those of one plan in one column, and the taller column is as low as can be; a block that is alone
 * is halved.
 */
export function scheduleColumns<G>(
  name: SchedulePlanName,
  blocks: readonly { code: string; games: readonly G[] }[],
): SchedulePart<G>[][] {
  const parts = blocks.map(({ code, games }) => ({
    code,
    games: [...games],
    total: games.length,
    isContinued: false,
  }))
  if (!inTwoColumns.has(name)) return [parts]
  const [firstPart, secondPart] = parts
  if (firstPart && !secondPart) return halved(firstPart)
  const startsPlan = (index: number) =>
    planName(parts[index - 1]?.code ?? '') !== planName(parts[index]?.code ?? '')
  const hasPlans = parts.some((_, index) => index > 0 && startsPlan(index))
  let best: SchedulePart<G>[][] = [parts]
  for (let index = 1; index < parts.length; index++) {
    if (hasPlans && !startsPlan(index)) continue
    const columns = [parts.slice(0, index), parts.slice(index)]
    if (tallest(columns) < tallest(best)) best = columns
  }
  return best
}

/** Lines of the tallest column. */
function tallest<G>(columns: readonly SchedulePart<G>[][]): number {
  return Math.max(...columns.map(columnLines))
}

function halved<G>(part: SchedulePart<G>): SchedulePart<G>[][] {
  return halves(part.games).map((games, index) => [{ ...part, games, isContinued: index > 0 }])
}
