import type { RepAssignment } from '../../api/pricingLocations'
import type { PricingLocation } from '../../domain/pricing'
import { type Rep, repTitle } from '../../domain/rep'
import type { Failure } from '../../ui/FailureList'
import { assignedReps, isAssigned } from '../records/repAssignments'
import type { RunItem } from '../writes/runStore'
import type { Step } from '../writes/steps/step'
import { locationName } from './openDialog'

/* The reps of a pricing plan: their labels, and the steps that assign them. */

/** A rep's name, with the e-mail when another rep has the same name. */
export function repLabel(rep: Rep, reps: readonly Rep[]): string {
  const isShared = reps.some(({ id, name }) => id !== rep.id && name === rep.name)
  return rep.name && isShared && rep.email ? `${rep.name} (${rep.email})` : repTitle(rep)
}

/** The assignments that failed: one line for each rep and reason. */
export function assignmentFailures(failed: readonly RunItem[], reps: readonly Rep[]): Failure[] {
  const places = new Map<string, string[]>()
  for (const { step, why = '' } of failed) {
    if (step.kind !== 'assignRep') continue
    const rep = reps.find(({ id }) => id === step.rep.id)
    const name = rep ? repLabel(rep, reps) : step.rep.name
    const key = `${name}, ${step.isAssigned ? 'not added to' : 'not removed from'}\n${why}`
    places.set(key, [...(places.get(key) ?? []), locationName(step.location)])
  }
  return [...places].map(([key, names]) => {
    const [what = '', why = ''] = key.split('\n')
    return { what: `${what} ${names.join(', ')}`, why }
  })
}

/** A pricing plan's rows with the reps who sell any of them. */
export const soldBy = (locations: readonly PricingLocation[], reps: readonly Rep[]) => ({
  locations,
  reps,
  repIds: assignedReps(locations, reps).map(({ id }) => id),
})

export type Sold = ReturnType<typeof soldBy>

/** The reps who sell any of the rows once these assignments are written. */
export function assignedAfter(
  written: readonly RepAssignment[],
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
  changes: readonly RepAssignment[],
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
