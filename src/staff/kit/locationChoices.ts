import { groupByPricingPlan, locationLabel, type PricingLocation } from '../../domain/pricing'
import { grouped } from '../../domain/recordKeys'

/* Locations by id, as a person reads and chooses them. */

/**
 * The label of a location by its id. Rows that read alike carry their id too; an id that does not exist,
 * or no longer, is '#12'.
 */
export function locationLabels(rows: readonly PricingLocation[]): (id: number) => string {
  const byId = new Map(rows.map((row) => [row.id, locationLabel(row)]))
  const byLabel = grouped(rows, locationLabel)
  return (id) => {
    const label = byId.get(id)
    if (label === undefined) return `#${id}`
    return byLabel.get(label)?.length === 1 ? label : `${label} #${id}`
  }
}

/** Locations as one text, in an order that does not depend on theirs. */
export function locationsText(rows: readonly PricingLocation[], ids: readonly number[]): string {
  const sorted = ids.toSorted((a, b) => a - b)
  return sorted.map(locationLabels(rows)).join(', ')
}

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
    const chosenIds = new Set(ids)
    const choiceOf = (id: number) => {
      const plan = whole.get(id)
      if (plan?.ids.every((other) => chosenIds.has(other))) return plan
      return single.get(id) ?? one(id)
    }
    return [...new Set([...chosenIds].map(choiceOf))]
  }
  return { options, chosen }
}
