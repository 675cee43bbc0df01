import { reason } from '../../api/writes/reason'
import type { BatchResult } from '../../api/writes/settleAll'
import type { PricingLocation } from '../../domain/pricing'
import { type Rep, repTitle } from '../../domain/rep'
import type { AssignmentChange } from '../records/repAssignments'
import type { Failure } from '../writes/FailureList'
import { locationName } from './currentPricingPlan'

/** A rep's name, with the e-mail when another rep has the same name. */
export function repLabel(rep: Rep, reps: readonly Rep[]): string {
  const isShared = reps.some(({ id, name }) => id !== rep.id && name === rep.name)
  return rep.name && isShared && rep.email ? `${rep.name} (${rep.email})` : repTitle(rep)
}

/** The failed links as they are told: one line for each rep. */
export function linkFailures(
  failed: BatchResult<AssignmentChange>['failed'],
  locations: readonly PricingLocation[],
  reps: readonly Rep[],
): Failure[] {
  const byRep = new Map<string, typeof failed>()
  for (const failure of failed) {
    const key = `${failure.item.repId} ${failure.item.isAssigned}`
    byRep.set(key, [...(byRep.get(key) ?? []), failure])
  }
  return [...byRep.values()].flatMap((links) => {
    const [first] = links
    const rep = reps.find(({ id }) => id === first?.item.repId)
    if (!first || !rep) return []
    const verb = first.item.isAssigned ? 'not added to' : 'not removed from'
    const places = links.map(({ item }) => {
      const row = locations.find(({ id }) => id === item.pricingLocationId)
      return row ? locationName(row) : '—'
    })
    return {
      what: `${repLabel(rep, reps)}, ${verb} ${places.join(', ')}`,
      why: reason(first.error),
    }
  })
}
