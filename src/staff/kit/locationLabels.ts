import { locationLabel, type PricingLocation } from '../../domain/pricing'
import { groupBy } from '../../domain/recordKeys'
import type { LocationId } from '../../domain/rep'

/**
 * Returns the label of a location by its id. Locations that share a label have their ids after it. The label
 * of an unknown id is '#12'; an id that is a text is its own label.
 * @param textOf the label without the id.
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

/** The labels of locations as one text, sorted, so that texts can be compared. */
export const locationsText = (locations: readonly PricingLocation[], ids: readonly LocationId[]) =>
  ids.map(locationLabels(locations)).sort().join(', ')
