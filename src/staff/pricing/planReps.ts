import { locationName, type PricingLocation } from '../../domain/pricing'
import { groupBy } from '../../domain/recordKeys'
import { type Rep, repTitle } from '../../domain/rep'
import type { Failure } from '../../ui/FailureList'
import { type AssignmentChange, assignedReps, isAssigned } from '../records/repAssignments'
import type { RunItem } from '../writes/runStore'
import { locationRef } from '../writes/steps/recordRefs'
import type { Step } from '../writes/steps/step'

/* The reps of a pricing plan: their labels, and the steps that assign them. */

/** A rep's name, followed by the email if another rep has the same name. */
export function repLabel(rep: Rep, reps: readonly Rep[]): string {
  const isShared = reps.some(({ id, name }) => id !== rep.id && name === rep.name)
  return rep.name && isShared && rep.email ? `${rep.name} (${rep.email})` : repTitle(rep)
}

/** The failed assignments, one line for each rep and reason. */
export function assignmentFailures(failed: readonly RunItem[], reps: readonly Rep[]): Failure[] {
  const failures = failed.flatMap(({ step, why = '' }) => {
    if (step.kind !== 'assignRep') return []
    const rep = reps.find(({ id }) => id === step.rep.id)
    const repName = rep ? repLabel(rep, reps) : step.rep.name
    const what = `${repName}, ${step.isAssigned ? 'not added to' : 'not removed from'}`
    return [{ what, why, location: locationName(step.location) }]
  })
  const ofRepAndReason = groupBy(failures, ({ what, why }) => `${what}\n${why}`)
  return [...ofRepAndReason.values()].map((alike) => {
    const { what = '', why = '' } = alike[0] ?? {}
    return { what: `${what} ${alike.map(({ location }) => location).join(', ')}`, why }
  })
}

/** A pricing plan's rows, all reps, and the ids of the reps who sell any of the rows. */
export const readPlanReps = (locations: readonly PricingLocation[], reps: readonly Rep[]) => ({
  locations,
  reps,
  repIds: assignedReps(locations, reps).map(({ id }) => id),
})

export type PlanReps = ReturnType<typeof readPlanReps>

/** The ids of the reps who sell any of the rows after these changes are written. */
export function repIdsAfter(
  written: readonly AssignmentChange[],
  locations: readonly PricingLocation[],
  reps: readonly Rep[],
): number[] {
  function sells(rep: Rep, row: PricingLocation): boolean {
    const change = written.find((made) => made.rep.id === rep.id && made.location.id === row.id)
    return change ? change.isAssigned : isAssigned(rep, row, reps)
  }
  return reps.filter((rep) => locations.some((row) => sells(rep, row))).map(({ id }) => id)
}

/** The step that makes an assignment change. */
export const assignmentStep = (change: AssignmentChange): Step => ({
  kind: 'assignRep',
  rep: { id: change.rep.id, name: change.rep.name },
  location: locationRef(change.location),
  isAssigned: change.isAssigned,
})
