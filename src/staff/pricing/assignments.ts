import type { PricingLocation } from '../../domain/pricing'
import type { Rep } from '../../domain/rep'
import { type AssignmentChange, assignedReps, isAssigned } from '../records/repAssignments'
import { repLabel } from './repNames'

/** A pricing plan's rows with who sells them. */
export interface Sold {
  locations: readonly PricingLocation[]
  reps: readonly Rep[]
  repIds: number[]
}

/** Who sells any of these rows. */
export const soldBy = (locations: readonly PricingLocation[], reps: readonly Rep[]): Sold => ({
  locations,
  reps,
  repIds: assignedReps(locations, reps).map(({ id }) => id),
})

/** The reps who sell any of the rows once these assignments are written. */
export function assignedAfter(
  written: readonly AssignmentChange[],
  locations: readonly PricingLocation[],
  reps: readonly Rep[],
): number[] {
  const sells = (rep: Rep, row: PricingLocation) =>
    written.find(({ repId, pricingLocationId }) => repId === rep.id && pricingLocationId === row.id)
      ?.isAssigned ?? isAssigned(rep, row, reps)
  return reps.filter((rep) => locations.some((row) => sells(rep, row))).map(({ id }) => id)
}

/** Is it as it shall be, by what was read? A row or rep that is gone is assigned to nobody. */
export function isAsWanted(item: AssignmentChange, { locations, reps }: Sold): boolean {
  const rep = reps.find(({ id }) => id === item.repId)
  const row = locations.find(({ id }) => id === item.pricingLocationId)
  return (rep !== undefined && row !== undefined && isAssigned(rep, row, reps)) === item.isAssigned
}

/** Reps by id as a person reads them. */
export const repNames = (ids: readonly number[], reps: readonly Rep[]): string =>
  reps
    .filter(({ id }) => ids.includes(id))
    .map((rep) => repLabel(rep, reps))
    .join(', ')
