import type { PricingLocation } from '../../../domain/pricing'

/* How a step names a rep or a location, whose id may have changed since, and how it finds them again. */

/** A rep as a step finds them: by id and name, or by name alone. `others` are ids of reps of the same name. */
export interface RepRef {
  id: number | null
  name: string
  others?: readonly number[]
}

type PlanLocation = Pick<PricingLocation, 'pricingPlanName' | 'location'>

/** A pricing location as a step finds it. `others` are ids of the same plan and location. */
export interface LocationRef extends PlanLocation {
  id: number | null
  others?: readonly number[]
}

/** The reference to a location, with the ids of others of its plan and name. */
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
export function findByRef<Row extends { id: number }, Ref extends RepRef | LocationRef>(
  rows: readonly Row[],
  ref: Ref,
  isSameName: (row: Row, ref: Ref) => boolean,
): Row | undefined {
  const sameName = rows.filter((row) => isSameName(row, ref) && !ref.others?.includes(row.id))
  return (
    sameName.find(({ id }) => id === ref.id) ?? sameName[0] ?? rows.find(({ id }) => id === ref.id)
  )
}
