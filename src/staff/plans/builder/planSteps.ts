import type { TeamKey } from '../../../content/teams'
import type { Step } from '../../writes/steps/step'
import type { Changes } from './selection'

/**
 * What makes a plan what was chosen: what is added first, so that a customer's page never has fewer
 * games than before and after.
 */
export function planSteps(team: TeamKey, plan: string, { added, removed }: Changes): Step[] {
  return [
    ...added.map(({ game }): Step => ({ kind: 'addToPlan', team, plan, game })),
    ...removed.map(({ game }): Step => ({ kind: 'removeFromPlan', team, plan, game })),
  ]
}
