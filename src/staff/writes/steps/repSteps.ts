import { invalidatedByPricing } from '../../../api/pricingLocations'
import { invalidatedByReps } from '../../../api/reps'
import { locationOfPlan, type PricingLocation } from '../../../domain/pricing'
import { nameKey } from '../../../domain/recordKeys'
import { type Rep, repTitle } from '../../../domain/rep'
import { isAssigned } from '../../records/repAssignments'
import type { FieldTexts } from '../fieldTexts'
import { blocked, checkUnchanged, DONE, ready } from './checkResult'
import { findByRef, isSameLocation, isSameText, locationRef, type RepRef } from './recordRefs'
import type { ServerCalls } from './serverCalls'
import { assignStep, type Step, type StepOf, type StepTypes } from './step'

/** The fields that a rep's dialog and steps compare. A new field of `Rep` must be added here. */
export const repFields: FieldTexts<Omit<Rep, 'id' | 'pricingLocationIds' | 'unreadable'>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
}

const isSameRep = (a: { name: string }, b: { name: string }) => isSameText(a.name, b.name)

/** A reference that also finds a restored rep, who has a new id. */
const refOf = ({ id, name }: Rep, others: readonly number[]): RepRef => ({ id, name, others })

/**
 * Creates the step that deletes a rep. Includes the rep's locations, or the rep's list of ids if
 * they aren't known.
 * @param reps all reps.
 * @param locations all known pricing locations.
 */
export function deleteRepStep(
  rep: Rep,
  reps: readonly Rep[],
  locations: readonly PricingLocation[],
): StepOf<'deleteRep'> {
  const listed = locations
    .filter((row) => isAssigned(rep, row, reps))
    .map((row) => locationRef(row))
  const unlisted = rep.pricingLocationIds
    .filter((id) => !listed.some((row) => row.id === id))
    .map((id) => ({ id: Number(id) || null, pricingPlanName: `#${id}`, location: '' }))
  const others = reps.filter((other) => other.id !== rep.id && isSameRep(other, rep))
  const sold = [...listed, ...unlisted]
  return { kind: 'deleteRep', rep, sold, others: others.map(({ id }) => id) }
}

/**
 * Creates the steps that assign a rep's locations to a colleague and then delete the rep, for a
 * strict run.
 * @param reps all reps.
 * @param locations the pricing locations of all plans.
 */
export function handOverSteps(
  rep: Rep,
  colleague: Rep,
  reps: readonly Rep[],
  locations: readonly PricingLocation[],
): Step[] {
  const to = refOf(colleague, [rep.id])
  const added = locations
    .filter((row) => isAssigned(rep, row, reps) && !isAssigned(colleague, row, reps))
    .map((row) => assignStep(to, locationRef(row)))
  return [...added, { ...deleteRepStep(rep, reps, locations), to }]
}

/** The first location that one rep sells and the other does not. */
async function firstUnassigned(calls: ServerCalls, rep: Rep, to: RepRef) {
  const [reps, rows] = await Promise.all([calls.reps(), calls.locations()])
  const other = findByRef(reps, to, isSameRep)
  return rows.find((row) => isAssigned(rep, row, reps) && !(other && isAssigned(other, row, reps)))
}

/** The steps for reps and their assignments to locations. */
export const repSteps: StepTypes<'addRep' | 'deleteRep' | 'assignRep'> = {
  addRep: {
    phase: 'create',
    nameOf: ({ rep }) => repTitle(rep),
    recordKeysOf: ({ rep }) => [`rep ${nameKey(rep.name)}`],
    invalidates: () => invalidatedByReps,
    async check({ rep, others }, calls) {
      const reps = await calls.reps()
      const exists = reps.some((stored) => isSameRep(stored, rep) && !others.includes(stored.id))
      return exists ? DONE : ready(() => calls.addRep(rep))
    },
    inverse: ({ rep, others }) => ({ steps: [{ kind: 'deleteRep', rep, sold: [], others }] }),
  },
  deleteRep: {
    phase: 'delete',
    nameOf: ({ rep }) => repTitle(rep),
    recordKeysOf: ({ rep }) => [`rep ${rep.id}`],
    invalidates: () => invalidatedByReps,
    async check({ rep, to }, calls) {
      const reps = await calls.reps()
      const stored = reps.find(({ id }) => id === rep.id)
      const unassigned = stored && to && (await firstUnassigned(calls, rep, to))
      if (unassigned) return blocked(`${to.name} doesn’t sell ${locationOfPlan(unassigned)} yet.`)
      return checkUnchanged(repFields, { stored, before: rep }, () => calls.deleteRep(rep.id))
    },
    inverse: ({ rep, sold, others }) => ({
      steps: [
        { kind: 'addRep', rep, others },
        ...sold.map((location) => assignStep(refOf(rep, others), location)),
      ],
    }),
  },
  assignRep: {
    // Reps are assigned before others are unassigned, so that a location is never without a rep.
    phase: (step) => (step.isAssigned ? 'assign' : 'unassign'),
    nameOf: ({ rep, location }) => `${rep.name} for ${locationOfPlan(location)}`,
    recordKeysOf: ({ rep, location }) => [
      `assignment ${rep.id ?? rep.name} ${location.id ?? locationOfPlan(location)}`,
    ],
    invalidates: () => invalidatedByPricing,
    async check({ rep, location, isAssigned: wanted }, calls) {
      const [reps, rows] = await Promise.all([calls.reps(), calls.locations()])
      const storedRep = findByRef(reps, rep, isSameRep)
      const row = findByRef(rows, location, isSameLocation)
      if (storedRep === undefined) return blocked(`${rep.name} doesn’t exist.`)
      if (row === undefined) return blocked(`${locationOfPlan(location)} doesn’t exist.`)
      if (isAssigned(storedRep, row, reps) === wanted) return DONE
      return ready(() =>
        calls.changeRepAssignment({
          repId: storedRep.id,
          pricingLocationId: row.id,
          isAssigned: wanted,
        }),
      )
    },
    inverse: (step) => ({ steps: [{ ...step, isAssigned: !step.isAssigned }] }),
  },
}
