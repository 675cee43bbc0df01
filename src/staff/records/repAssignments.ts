import type { PricingLocation } from '../../domain/pricing'
import type { Rep } from '../../domain/rep'

/* The assignments of reps to locations, by name or id, and their changes in a save. */

/** Whether a rep sells a location: by his ids, or by his name where no other rep has the same name. */
export function isAssigned(rep: Rep, row: PricingLocation, reps: readonly Rep[]): boolean {
  if (rep.pricingLocationIds.includes(row.id)) return true
  return (
    row.repNames.includes(rep.name) &&
    reps.every(({ id, name }) => id === rep.id || name !== rep.name)
  )
}

/** The locations with the names of all reps who sell them, by a rep's ids or by the location's own list. */
export function withRepNames(rows: readonly PricingLocation[], reps: readonly Rep[]) {
  return rows.map((row) => {
    const sellers = reps.filter(({ pricingLocationIds }) => pricingLocationIds.includes(row.id))
    return { ...row, repNames: [...new Set([...row.repNames, ...sellers.map(({ name }) => name)])] }
  })
}

/** The reps who sell any of the rows. */
export const assignedReps = (rows: readonly PricingLocation[], reps: readonly Rep[]): Rep[] =>
  reps.filter((rep) => rows.some((row) => isAssigned(rep, row, reps)))

/** A rep who is assigned to a location, or removed from it. */
export interface AssignmentChange {
  rep: Rep
  location: PricingLocation
  isAssigned: boolean
}

interface AssignmentChangesOptions {
  rows: readonly PricingLocation[]
  reps: readonly Rep[]
  /** Ids of the reps before the edit. */
  before: readonly number[]
  /** Ids of the reps after it. */
  wanted: readonly number[]
}

/**
 * The changes after which the `wanted` reps sell every row, and the other reps of `before` none. Reps in
 * neither list stay, because somebody else may have added them meanwhile.
 */
export function assignmentChanges(options: AssignmentChangesOptions): AssignmentChange[] {
  const { rows, reps, before, wanted } = options
  return reps.flatMap((rep) => {
    const isWanted = wanted.includes(rep.id)
    if (!isWanted && !before.includes(rep.id)) return []
    return rows
      .filter((row) => isAssigned(rep, row, reps) !== isWanted)
      .map((location) => ({ rep, location, isAssigned: isWanted }))
  })
}

/** Reps who sell some of the rows but not all, and how many. */
export function partlyAssigned(
  rows: readonly PricingLocation[],
  reps: readonly Rep[],
): { rep: Rep; count: number }[] {
  return reps
    .map((rep) => ({ rep, count: rows.filter((row) => isAssigned(rep, row, reps)).length }))
    .filter(({ count }) => count > 0 && count < rows.length)
}
