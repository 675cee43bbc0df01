import type { CombinedPlan } from '../../../domain/combinedPlan'
import { isSameCode } from '../../../domain/games/game'
import { isSamePlanName, type Plan } from '../../../domain/plan'
import type { Restoring } from './calls'
import type { DeletedCombinedPlan, DeletedPlan } from './deleted'
import { make } from './make'
import { back, goneWords, type Outcome, partly, there } from './outcome'
import { settled } from './settled'

const TOTAL = 'Its number of games under Edit Game Plan is counted anew: please look at it.'

/** Makes a plan again, game by game, and puts its name back into the combined plans that lost it. */
export async function restorePlan(
  deleted: DeletedPlan,
  { calls, sent }: Restoring,
): Promise<Outcome> {
  const { plan } = deleted
  const { name } = plan
  const find = (plans: readonly Plan[]) => plans.find((one) => isSamePlanName(one.name, name))
  const [plans, games] = await Promise.all([calls.plans(), calls.games()])
  if (find(plans) && sent.size === 0) return there(name)

  const codes = [...new Set(plan.eventNames)]
  const gameOf = (code: string) => games.find(({ eventName }) => isSameCode(eventName, code))
  const gone = codes.filter((code) => gameOf(code) === undefined)
  const missing = (now: Plan | undefined) =>
    codes.filter(
      (code) => gameOf(code) && !now?.eventNames.some((other) => isSameCode(other, code)),
    )
  const addition = (code: string | undefined) => ({
    plan: name,
    game: (code !== undefined && gameOf(code)) || null,
  })
  // The first one makes the plan; the others must not make it beside.
  await make({
    key: 'plan',
    sent,
    isThere: find(plans) !== undefined,
    write: () => calls.addToPlan(addition(missing(undefined)[0])),
    look: async () => find(await calls.plans()) !== undefined,
  })
  const left = await settled({
    missing: async () => missing(find(await calls.plans())),
    write: (items) => calls.addAllToPlan(items.map(addition)),
  })
  if (left.items.length > 0) return partly(name, `with ${left.items.join(', ')}`, left.error)
  const packages = await nameAgain(deleted, calls)
  if (packages.items.length > 0) {
    return partly(name, `named by ${packages.items.map(codeOf).join(', ')}`, packages.error)
  }
  return back(name, {
    lost: [...goneWords('these games', gone), ...packages.changed.map(changedWords)],
    notes: [TOTAL],
  })
}

const codeOf = ({ code }: CombinedPlan) => code
const changedWords = ({ code }: CombinedPlan) =>
  `${code} was changed meanwhile and does not name it again.`

/** A combined plan's plans without this one, as text to compare. */
const others = ({ originalPlans }: CombinedPlan, name: string) =>
  originalPlans.filter((one) => !isSamePlanName(one, name)).join()

/** Combined plans that are as they were but for the plan's name get it back, in its old place. */
async function nameAgain({ plan: { name }, packages }: DeletedPlan, calls: Restoring['calls']) {
  let changed: CombinedPlan[] = []
  /** As they shall be: what else was changed of them stays. */
  async function missing(): Promise<CombinedPlan[]> {
    if (packages.length === 0) return []
    const now = await calls.combinedPlans()
    const without = packages.flatMap((before) => {
      const after = now.find(({ code }) => code === before.code)
      const isNamed = after?.originalPlans.some((one) => isSamePlanName(one, name))
      return after && !isNamed ? [{ ...after, originalPlans: before.originalPlans }] : []
    })
    const isAsBefore = (plan: CombinedPlan) => {
      const after = now.find(({ code }) => code === plan.code)
      return after !== undefined && others(after, name) === others(plan, name)
    }
    changed = without.filter((plan) => !isAsBefore(plan))
    return without.filter(isAsBefore)
  }
  const left = await settled({ missing, write: calls.updateCombinedPlans })
  return { ...left, changed }
}

const UPDATED = 'Customers read the day of today as its last update.'

/** Makes a combined plan again; the server writes its last update by itself. */
export async function restoreCombinedPlan(
  { plan }: DeletedCombinedPlan,
  { calls, sent }: Restoring,
): Promise<Outcome> {
  const isIn = (plans: readonly CombinedPlan[]) =>
    plans.some(({ code }) => code.trim().toLowerCase() === plan.code.trim().toLowerCase())
  const isThere = isIn(await calls.combinedPlans())
  if (isThere && sent.size === 0) return there(plan.code)
  await make({
    key: 'combined plan',
    sent,
    isThere,
    write: () => calls.createCombinedPlan(plan),
    look: async () => isIn(await calls.combinedPlans()),
  })
  return back(plan.code, { notes: [UPDATED] })
}
