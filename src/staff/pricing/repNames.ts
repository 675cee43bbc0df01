import { type Rep, repTitle } from '../../domain/rep'
import type { Failure, RunItem } from '../writes/runStore'
import { locationName } from './currentPricingPlan'

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
