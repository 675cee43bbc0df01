import { type Rep, repTitle } from '../../../domain/rep'
import { isAssigned } from '../../records/repAssignments'
import type { Restoring } from './calls'
import { type DeletedRep, locationTitle } from './deleted'
import { madeAgain } from './make'
import { back, goneWords, type Outcome, partly, there, unlisted } from './outcome'
import { isSamePlace, isSameText, recognised } from './recognised'
import { settled } from './settled'

/** Makes a rep again, and links him again to the pricing rows that he sold: he has a new id. */
export async function restoreRep(
  { rep, rows: sold, twins }: DeletedRep,
  { calls, sent }: Restoring,
): Promise<Outcome> {
  const name = repTitle(rep)
  const find = (reps: readonly Rep[]) =>
    reps.find(({ id, name }) => isSameText(name, rep.name) && !twins.includes(id))
  const again = await madeAgain({
    key: 'rep',
    sent,
    find: async () => find(await calls.reps()),
    write: () => calls.addRep(rep),
  })
  if (again === 'there') return there(name)
  if (again === 'unlisted') return unlisted(name)
  let gone: string[] = []
  async function missing() {
    const [reps, now] = await Promise.all([calls.reps(), calls.locations()])
    const found = sold.map((row) => recognised(now, row, isSamePlace))
    gone = sold.filter((_, index) => found[index] === undefined).map(locationTitle)
    const him = find(reps)
    return found.flatMap((row) => (row && !(him && isAssigned(him, row, reps)) ? [row] : []))
  }
  const left = await settled({
    missing,
    write: (rows) =>
      calls.assign(rows.map((row) => ({ repId: again.id, pricingLocationId: row.id }))),
  })
  if (left.items.length > 0) {
    return partly(name, `with ${left.items.map(locationTitle).join(', ')}`, left.error)
  }
  return back(name, { lost: goneWords('these locations', gone) })
}
