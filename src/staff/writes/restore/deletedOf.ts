import type { PricingLocation } from '../../../domain/pricing'
import type { Rep } from '../../../domain/rep'
import { isAssigned } from '../../records/repAssignments'
import type { DeletedLocation, DeletedRep } from './deleted'
import { isSamePlace, isSameText } from './recognised'

/* What is kept of a record that is about to be deleted, kind by kind. */

/**
 * A rep with what he sells. Where the rows are not there, his own list of ids stands for them.
 * @param reps all of them, as just read. @param locations the rows of all plans, as far as known.
 */
export function deletedRep(
  rep: Rep,
  reps: readonly Rep[],
  locations: readonly PricingLocation[],
): DeletedRep {
  const sold = locations.filter((row) => isAssigned(rep, row, reps))
  const unknown = rep.pricingLocationIds.filter((id) => !sold.some((row) => row.id === id))
  return {
    kind: 'rep',
    rep,
    rows: [
      ...sold.map(({ id, pricingPlanName, location }) => ({ id, pricingPlanName, location })),
      ...unknown.map((id) => ({ id, pricingPlanName: `#${id}`, location: '' })),
    ],
    twins: reps.filter(({ id, name }) => id !== rep.id && isSameText(name, rep.name)).map(idOf),
  }
}

/**
 * A location with who sells it: by the names in the row, and by the reps' own lists of ids.
 * @param rows all of them, as just read. @param reps as far as known.
 */
export function deletedLocation(
  row: PricingLocation,
  rows: readonly PricingLocation[],
  reps: readonly Rep[],
): DeletedLocation {
  const known = reps
    .filter((rep) => isAssigned(rep, row, reps))
    .map(({ id, name }) => ({ id, name }))
  const unknown = row.repNames.filter((name) => !known.some((rep) => rep.name === name))
  const sellers = [...known, ...unknown.map((name) => ({ id: null, name }))]
  const twins = rows.filter((other) => other.id !== row.id && isSamePlace(other, row))
  return { kind: 'location', row, reps: sellers, twins: twins.map(idOf) }
}

const idOf = ({ id }: { id: number }) => id
