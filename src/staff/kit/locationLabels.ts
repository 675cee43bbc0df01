import { locationLabel, type PricingLocation } from '../../domain/pricing'
import { groupBy } from '../../domain/recordKeys'
import type { LocationId } from '../../domain/rep'

/**
 * Returns a function from a location's id to its label. If several locations have the same label, the id follows.
 * An unknown id is '#12'; a text id is used as the label.
 * @param textOf returns the label without the id.
 */
export function locationLabels(
  locations: readonly PricingLocation[],
  textOf = locationLabel,
): (id: LocationId) => string {
  const byId = new Map<LocationId, PricingLocation>(locations.map((one) => [one.id, one]))
  const byLabel = groupBy(locations, locationLabel)
  return (id) => {
    const location = byId.get(id)
    if (location === undefined) return typeof id === 'string' ? id : `#${id}`
    const isUnique = byLabel.get(locationLabel(location))?.length === 1
    return isUnique ? textOf(location) : `${textOf(location)} #${id}`
  }
}

/** The sorted labels of locations as one text, which can be compared. */
export const locationsText = (locations: readonly PricingLocation[], ids: readonly LocationId[]) =>
  ids.map(locationLabels(locations)).sort().join(', ')
