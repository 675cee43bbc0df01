import { codeKey } from '../../domain/recordKeys'
import type { Step, StepOf } from '../writes/jobs/step'

type Change = StepOf<'changeGame'>

const key = (team: string, { eventName }: { eventName: string }) => `${team} ${codeKey(eventName)}`

/**
 * Steps in an order in which each game finds its new code free, for a server refuses one that another
 * game has: whoever has the code goes first. Of games that take each other's, one steps aside meanwhile,
 * under its old code with '-9' behind it.
 */
export function makeRoom(steps: readonly Step[]): Step[] {
  const holders = new Map<string, Change>()
  for (const step of steps) {
    if (step.kind === 'changeGame') holders.set(key(step.team, step.before), step)
  }
  const ordered: Step[] = []
  const begun = new Set<Step>()
  const aside = new Map<Step, Change['before']>()
  const ended = new Set<Step>()
  function take(step: Step): void {
    if (ended.has(step)) return
    if (step.kind === 'changeGame') {
      const { team, before } = step
      if (begun.has(step)) {
        const meanwhile = { ...before, eventName: `${before.eventName}-9` }
        aside.set(step, meanwhile)
        ordered.push({ ...step, after: meanwhile })
        return
      }
      begun.add(step)
      const holder = holders.get(key(team, step.after))
      if (holder && holder !== step) take(holder)
    }
    ended.add(step)
    const before = aside.get(step)
    ordered.push(before && step.kind === 'changeGame' ? { ...step, before } : step)
  }
  for (const step of steps) take(step)
  return ordered
}
