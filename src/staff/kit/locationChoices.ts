import { type PricingLocation, planDashLocation, pricingPlansOf } from '../../domain/pricing'
import { groupBy } from '../../domain/recordKeys'
import type { LocationId } from '../../domain/rep'

/** A choice of the field: one location of a pricing plan, or all locations of the plan. */
export interface LocationChoice {
  ids: readonly LocationId[]
  /** The pricing plan; '' for a location that no longer exists. */
  plan: string
  /** The text of its chip: 'Plan A – Loge End', or 'Plan A (6)'. */
  label: string
  /** The text of its option below the plan's heading: 'Loge End', or 'All of Plan A (6)'. */
  optionLabel: string
  /** The accessible name of its option: 'Plan A – Loge End', or 'All of Plan A (6)'. */
  ariaLabel: string
  /** The typed texts that match this choice. */
  matchTexts: readonly string[]
  /** The locations of a whole plan; omitted for one location. */
  locationNames?: string
}

/** The options for all locations, grouped by plan, and `choicesOf`, which converts chosen ids to choices. */
export function locationChoices(locations: readonly PricingLocation[]) {
  const labelOf = locationLabels(locations)
  const optionLabelOf = locationLabels(locations, (row) => row.location || row.pricingPlanName)
  function oneLocation(id: LocationId, plan = ''): LocationChoice {
    const label = labelOf(id)
    const optionLabel = optionLabelOf(id)
    return { ids: [id], plan, label, optionLabel, ariaLabel: label, matchTexts: [label] }
  }
  function wholePlan(plan: string, ids: readonly LocationId[]): LocationChoice {
    const label = `${plan} (${ids.length})`
    const optionLabel = `All of ${label}`
    const matchTexts = [plan, optionLabel]
    const locationNames = ids.map(optionLabelOf).join(', ')
    return { ids, plan, label, optionLabel, ariaLabel: optionLabel, matchTexts, locationNames }
  }
  const options = pricingPlansOf(locations).flatMap(({ name, pricingLocationIds: ids }) => [
    ...(ids.length > 1 ? [wholePlan(name, ids)] : []),
    ...ids.map((id) => oneLocation(id, name)),
  ])
  /** The choices in the order of the ids. A plan with all locations chosen is one choice. */
  function choicesOf(ids: readonly LocationId[]): LocationChoice[] {
    const chosenIds = new Set(ids)
    const isChosen = (choice: LocationChoice) => choice.ids.every((id) => chosenIds.has(id))
    // A whole plan comes before its locations.
    const chosen = options.filter(isChosen)
    const choiceOf = (id: LocationId) =>
      chosen.find((choice) => choice.ids.includes(id)) ?? oneLocation(id)
    return [...new Set([...chosenIds].map(choiceOf))]
  }
  return { options, choicesOf }
}

/**
 * Returns a function from a location's id to its label. If several locations have the same {@link planDashLocation},
 * the id follows, whatever `textOf` shows. An unknown id is '#12'; a text id is used as the label.
 * @param textOf returns the shown text without the id.
 */
export function locationLabels(
  locations: readonly PricingLocation[],
  textOf = planDashLocation,
): (id: LocationId) => string {
  const byId = new Map<LocationId, PricingLocation>(locations.map((row) => [row.id, row]))
  const byLabel = groupBy(locations, planDashLocation)
  return (id) => {
    const location = byId.get(id)
    if (location === undefined) return typeof id === 'string' ? id : `#${id}`
    const isUnique = byLabel.get(planDashLocation(location))?.length === 1
    return isUnique ? textOf(location) : `${textOf(location)} #${id}`
  }
}

/** The sorted labels of locations as one text, which can be compared. */
export const locationsText = (locations: readonly PricingLocation[], ids: readonly LocationId[]) =>
  ids.map(locationLabels(locations)).sort().join(', ')
