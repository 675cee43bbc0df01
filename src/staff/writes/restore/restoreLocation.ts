import { isBlankLocation, type PricingLocation } from '../../../domain/pricing'
import { isAssigned } from '../../records/repAssignments'
import type { Restoring } from './calls'
import { type DeletedLocation, locationTitle } from './deleted'
import { madeAgain } from './make'
import { back, goneWords, type Outcome, partly, there, unlisted } from './outcome'
import { isSamePlace, isSameText, recognised } from './recognised'
import { settled } from './settled'

/** Makes a location again, and links its reps to it again: it has a new id. */
export async function restoreLocation(
  { row, reps: sellers, twins }: DeletedLocation,
  { calls, sent }: Restoring,
): Promise<Outcome> {
  const name = locationTitle(row)
  const find = (rows: readonly PricingLocation[]) =>
    rows.find((one) => isSamePlace(one, row) && !twins.includes(one.id))
  const again = await madeAgain({
    key: 'location',
    sent,
    find: async () => find(await calls.locations()),
    write: () =>
      isBlankLocation(row) ? calls.addPricingPlan(row.pricingPlanName) : calls.addLocation(row),
  })
  if (again === 'there') return there(name)
  if (again === 'unlisted') return unlisted(name)
  let gone: string[] = []
  const left = await settled({
    async missing() {
      const [rows, reps] = await Promise.all([calls.locations(), calls.reps()])
      const found = sellers.map((rep) => recognised(reps, rep, isSameRep))
      gone = sellers.filter((_, index) => found[index] === undefined).map(({ name }) => name)
      const now = find(rows) ?? again
      return found.flatMap((rep) => (rep && !isAssigned(rep, now, reps) ? [rep] : []))
    },
    write: (reps) =>
      calls.assign(reps.map(({ id }) => ({ repId: id, pricingLocationId: again.id }))),
  })
  if (left.items.length > 0) {
    return partly(name, `with ${left.items.map((rep) => rep.name).join(', ')}`, left.error)
  }
  return back(name, { lost: goneWords('these reps', gone) })
}

const isSameRep = (one: { name: string }, other: { name: string }) =>
  isSameText(one.name, other.name)
