import type { PricingLocation } from '../../domain/pricing'
import type { Rep } from '../../domain/rep'

/* The assignments of reps to locations, by name or id, and their changes. */

/** Whether a rep sells a location, by the rep's list of ids, or by name if no other rep has the same name. */
export function isAssigned(rep: Rep, row: PricingLocation, reps: readonly Rep[]): boolean {
  if (rep.pricingLocationIds.includes(row.id)) return true
  return (
    row.repNames.includes(rep.name) &&
    reps.every(({ id, name }) => id === rep.id || name !== rep.name)
  )
}

/** The locations with the names of all their reps, from the reps' lists of ids and the locations' own lists. */
export function withRepNames(rows: readonly PricingLocation[], reps: readonly Rep[]) {
  return rows.map((row) => {
    const sellers = reps.filter(({ pricingLocationIds }) => pricingLocationIds.includes(row.id))
    return { ...row, repNames: [...new Set([...row.repNames, ...sellers.map(({ name }) => name)])] }
  })
}

/** The reps who sell any of the rows. */
export const assignedReps = (rows: readonly PricingLocation[], reps: readonly Rep[]): Rep[] =>
  reps.filter((rep) => rows.some((row) => isAssigned(rep, row, reps)))

/** The assignment of a rep to a location, or its removal. */
export interface AssignmentChange {
  rep: Rep
  location: PricingLocation
  isAssigned: boolean
}

interface AssignmentChangesOptions {
  rows: readonly PricingLocation[]
  reps: readonly Rep[]
  /** The ids of the reps before the edit. */
  before: readonly number[]
  /** The ids of the reps after the edit. */
  wanted: readonly number[]
}

/**
 * The changes after which the `wanted` reps sell every row, and the other reps in `before` sell none. Reps in
 * neither list are unchanged, because somebody else may have added them in the meantime.
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

/** The reps who sell some but not all of the rows, and how many rows they sell. */
export function partlyAssigned(rows: readonly PricingLocation[], reps: readonly Rep[]) {
  return reps
    .map((rep) => ({ rep, count: rows.filter((row) => isAssigned(rep, row, reps)).length }))
    .filter(({ count }) => count > 0 && count < rows.length)
}
