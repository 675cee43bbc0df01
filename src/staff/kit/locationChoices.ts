import { groupByPricingPlan, locationLabel, type PricingLocation } from '../../domain/pricing'
import { grouped } from '../../domain/recordKeys'
import type { LocationId } from '../../domain/rep'

/* Locations by id, as a person reads and chooses them. */

/**
 * The label of a location by its id. Two locations with the same label have their ids after it. The label of
 * an unknown id is '#12'; an id that is a text is shown as it is.
 * @param textOf the label without the id.
 */
export function locationLabels(
  locations: readonly PricingLocation[],
  textOf = locationLabel,
): (id: LocationId) => string {
  const byId = new Map<LocationId, PricingLocation>(locations.map((one) => [one.id, one]))
  const byLabel = grouped(locations, locationLabel)
  return (id) => {
    const location = byId.get(id)
    if (location === undefined) return typeof id === 'string' ? id : `#${id}`
    const isUnique = byLabel.get(locationLabel(location))?.length === 1
    return isUnique ? textOf(location) : `${textOf(location)} #${id}`
  }
}

/** Locations as one text, in an order that does not depend on theirs. */
export const locationsText = (locations: readonly PricingLocation[], ids: readonly LocationId[]) =>
  ids.map(locationLabels(locations)).sort().join(', ')

/** What is chosen at once: a location of a pricing plan, or all that the plan has. */
export interface LocationChoice {
  ids: readonly LocationId[]
  /** The pricing plan; '' for a location that no longer exists. */
  plan: string
  /** Once it is chosen: 'Plan A – Loge End', or 'Plan A (6)'. */
  label: string
  /** In the list, where its plan is the heading: 'Loge End', or 'All of Plan A (6)'. */
  optionLabel: string
  /** In the list, read aloud: 'Plan A – Loge End', or 'All of Plan A (6)'. */
  ariaLabel: string
  /** It is found by these. */
  matchTexts: readonly string[]
  /** The locations of a whole plan; left out for one location. */
  locationNames?: string
}

/** The choices that locations offer, plan by plan, and the choices that chosen ids make. */
export function locationChoices(locations: readonly PricingLocation[]) {
  const labelOf = locationLabels(locations)
  const optionLabelOf = locationLabels(locations, (one) => one.location || one.pricingPlanName)
  const choiceOfOne = (id: LocationId, plan = ''): LocationChoice => {
    const label = labelOf(id)
    const optionLabel = optionLabelOf(id)
    return { ids: [id], plan, label, optionLabel, ariaLabel: label, matchTexts: [label] }
  }
  const singleChoiceById = new Map<LocationId, LocationChoice>(
    locations.map(({ id, pricingPlanName }) => [id, choiceOfOne(id, pricingPlanName)]),
  )
  /** The choice of a whole plan, by the id of each of its locations. */
  const planChoiceById = new Map<LocationId, LocationChoice>()
  const plans = groupByPricingPlan(locations)
  const options = plans.flatMap(({ name: plan, pricingLocationIds: ids }) => {
    const singles = ids.flatMap((id) => singleChoiceById.get(id) ?? [])
    if (ids.length < 2) return singles
    const label = `${plan} (${ids.length})`
    const optionLabel = `All of ${label}`
    const choice: LocationChoice = {
      ids,
      plan,
      label,
      optionLabel,
      ariaLabel: optionLabel,
      matchTexts: [plan, optionLabel],
      locationNames: ids.map(labelOf).join(', '),
    }
    for (const id of ids) planChoiceById.set(id, choice)
    return [choice, ...singles]
  })
  /** In the order of the ids; a plan is one choice where all of its locations are chosen. */
  function choicesOf(ids: readonly LocationId[]): LocationChoice[] {
    const chosenIds = new Set(ids)
    const choiceOf = (id: LocationId) => {
      const plan = planChoiceById.get(id)
      if (plan?.ids.every((other) => chosenIds.has(other))) return plan
      return singleChoiceById.get(id) ?? choiceOfOne(id)
    }
    return [...new Set([...chosenIds].map(choiceOf))]
  }
  return { options, chosen: choicesOf }
}
