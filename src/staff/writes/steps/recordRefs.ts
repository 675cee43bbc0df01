import type { PricingLocation } from '../../../domain/pricing'
import { nameKey } from '../../../domain/recordKeys'

/*
 * References of steps to reps and locations, whose ids may have changed by the time the step runs.
 */

/**
 * A reference to a rep by id and name, or only by name. `others` are the ids of other reps with the
 * same name.
 */
export interface RepRef {
  id: number | null
  name: string
  others?: readonly number[]
}

type PlanLocation = Pick<PricingLocation, 'pricingPlanName' | 'location'>

/**
 * A reference to a pricing location. `others` are the ids of other rows with the same plan and
 * location.
 */
export interface LocationRef extends PlanLocation {
  id: number | null
  others?: readonly number[]
}

/** Creates a reference to a location. */
export const locationRef = (
  { id, pricingPlanName, location }: PricingLocation,
  others?: readonly number[],
): LocationRef => ({ id, pricingPlanName, location, ...(others && { others }) })

/** Whether the server treats two names as the same. */
export const isSameText = (a: string, b: string) => nameKey(a) === nameKey(b)

/** Whether two rows are the same location of the same pricing plan, even if the id has changed. */
export const isSameLocation = (a: PlanLocation, b: PlanLocation) =>
  isSameText(a.pricingPlanName, b.pricingPlanName) && isSameText(a.location, b.location)

/**
 * Finds the record of a reference in three tries:
 *
 * 1. by its id and name
 * 2. by its name, because it may have been created again with another id
 * 3. by its id, because it may have been renamed
 */
export function findByRef<Row extends { id: number }, Ref extends Pick<RepRef, 'id' | 'others'>>(
  rows: readonly Row[],
  ref: Ref,
  isSameName: (row: Row, ref: Ref) => boolean,
): Row | undefined {
  const sameName = rows.filter((row) => isSameName(row, ref) && !ref.others?.includes(row.id))
  const hasId = ({ id }: Row) => id === ref.id
  return sameName.find(hasId) ?? sameName[0] ?? rows.find(hasId)
}
