import { combinedPlanHref, gameHref, planHref, pricingPlanHref } from '../../records/recordLinks'
import type { Step } from './step'

/** Where what a step wrote stands now: its screen, searched for it; undefined for what is gone. */
export function stepHref(step: Step): string | undefined {
  switch (step.kind) {
    case 'addGame':
      return gameHref(step.team, step.game.eventName)
    case 'changeGame':
      return gameHref(step.team, step.after.eventName)
    case 'addPlan':
    case 'addToPlan':
    case 'takeOutOfPlan':
      return planHref(step.plan, step.team)
    case 'createCombinedPlan':
    case 'markCombinedPlan':
      return combinedPlanHref(step.plan.code)
    case 'changeCombinedPlan':
      return combinedPlanHref(step.after.code)
    case 'addPricingPlan':
      return pricingPlanHref(step.name)
    case 'addLocation':
      return pricingPlanHref(step.location.pricingPlanName)
    case 'changeLocation':
      return pricingPlanHref(step.after.pricingPlanName)
    default:
      return undefined
  }
}
