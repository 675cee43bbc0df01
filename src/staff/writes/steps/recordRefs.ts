import type { PricingLocation } from '../../../domain/pricing'

/* How a step names a rep or a location, whose id may have changed since, and how it finds them again. */

/** A rep as a step finds them: by id and name, or by name alone. `others` are reps of the same name. */
export interface RepRef {
  id: number | null
  name: string
  others?: readonly number[]
}

type PlanLocation = Pick<PricingLocation, 'pricingPlanName' | 'location'>

/** A pricing location as a step finds it. `others` are rows of the same plan and location. */
export interface LocationRef extends PlanLocation {
  id: number | null
  others?: readonly number[]
}

/** A location as a step finds it; others of its plan and place by their ids. */
export const locationRef = (
  { id, pricingPlanName, location }: PricingLocation,
  others?: readonly number[],
): LocationRef => ({ id, pricingPlanName, location, ...(others && { others }) })

/** Names that a server takes for the same. */
export const isSameText = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** The same location of the same pricing plan, even if its id has changed. */
export const isSameLocation = (one: PlanLocation, other: PlanLocation) =>
  isSameText(one.pricingPlanName, other.pricingPlanName) && isSameText(one.location, other.location)

/**
 * Finds a record that a step names: by id and name, else by name, because it may have been created again,
 * else by id, because it may have been renamed.
 */
export function recognized<Row extends { id: number }, Known extends RepRef | LocationRef>(
  rows: readonly Row[],
  known: Known,
  isSame: (row: Row, known: Known) => boolean,
): Row | undefined {
  const sameName = rows.filter((row) => isSame(row, known) && !known.others?.includes(row.id))
  return (
    sameName.find(({ id }) => id === known.id) ??
    sameName[0] ??
    rows.find(({ id }) => id === known.id)
  )
}
