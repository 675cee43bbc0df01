import type { PricingLocation } from '../../domain/pricing'
import type { Rep } from '../../domain/rep'
import { type AssignmentChange, assignedReps, isAssigned } from '../records/repAssignments'
import type { Step } from '../writes/steps/step'
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

/** The steps that make these changes. */
export const assignmentSteps = (
  changes: readonly AssignmentChange[],
  locations: readonly PricingLocation[],
  reps: readonly Rep[],
) =>
  changes.map(({ repId, pricingLocationId, isAssigned }): Step => {
    const name = reps.find(({ id }) => id === repId)?.name ?? ''
    const row = locations.find(({ id }) => id === pricingLocationId)
    const { pricingPlanName = '', location = '' } = row ?? {}
    return {
      kind: 'assignRep',
      rep: { id: repId, name },
      location: { id: pricingLocationId, pricingPlanName, location },
      isAssigned,
    }
  })

/** Reps by id as a person reads them. */
export const repNames = (ids: readonly number[], reps: readonly Rep[]): string =>
  reps
    .filter(({ id }) => ids.includes(id))
    .map((rep) => repLabel(rep, reps))
    .join(', ')
