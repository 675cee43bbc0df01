import type { CombinedPlan } from '../combinedPlan'
import { teamOfCode } from '../games/team'
import type { Plan } from '../plan'
import { nameKey } from '../recordKeys'

/** Original plans that stand in no list and are of no team: a call of their own tells of each. */
export function unlistedPlans(
  combinedPlans: readonly CombinedPlan[],
  plans: readonly Plan[],
): string[] {
  const listed = new Set(plans.map(({ name }) => nameKey(name)))
  const parts = combinedPlans.flatMap(({ originalPlans }) => originalPlans)
  const unlisted = parts.filter((name) => !listed.has(nameKey(name)) && !teamOfCode(name))
  return [...new Map(unlisted.map((name) => [nameKey(name), name])).values()]
}
