import { groupByPricingPlan, type PricingLocation } from '../../domain/pricing'
import { locationLabels } from './adminLocations'

/** What is chosen at once: a location of a pricing plan, or all that the plan has. */
export interface LocationChoice {
  ids: readonly number[]
  /** The pricing plan; '' for a location that no longer exists. */
  plan: string
  /** 'Plan A – Loge End', or 'Plan A (6)'. */
  label: string
  /** The names of all locations of a plan; left out for one location. */
  all?: string
}

/** The choices that pricing rows leave, plan by plan, and the choices that chosen ids make. */
export function locationChoices(rows: readonly PricingLocation[]) {
  const label = locationLabels(rows)
  const one = (id: number, plan = ''): LocationChoice => ({ ids: [id], plan, label: label(id) })
  const single = new Map(rows.map(({ id, pricingPlanName }) => [id, one(id, pricingPlanName)]))
  const whole = new Map<number, LocationChoice>()
  const options = groupByPricingPlan(rows).flatMap(({ name: plan, pricingLocationIds: ids }) => {
    const singles = ids.flatMap((id) => single.get(id) ?? [])
    if (ids.length < 2) return singles
    const all = ids.map(label).join(', ')
    const choice = { ids, plan, label: `${plan} (${ids.length})`, all }
    for (const id of ids) whole.set(id, choice)
    return [choice, ...singles]
  })
  /** In the order of the ids; a plan is one choice where all of its locations are chosen. */
  function chosen(ids: readonly number[]): LocationChoice[] {
    const has = new Set(ids)
    const plans = new Set(ids.flatMap((id) => whole.get(id) ?? []))
    for (const plan of plans) if (plan.ids.some((id) => !has.has(id))) plans.delete(plan)
    const choiceOf = (id: number) => {
      const plan = whole.get(id)
      return plan && plans.has(plan) ? plan : (single.get(id) ?? one(id))
    }
    return [...new Set([...has].map(choiceOf))]
  }
  return { options, chosen }
}
