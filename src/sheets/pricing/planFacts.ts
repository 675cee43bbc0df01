import { schedulePlans } from '../../content/season/current'
import { type PlanText, planTexts } from '../../content/words/planTexts'
import {
  type PricingPlanName,
  type SchedulePlanName,
  scheduleOfPricingPlan,
} from '../../domain/publicSheets'
import { todayEastern } from '../../domain/time/eastern'
import { seasonStartYear } from '../../domain/time/season'

/** What a pricing sheet says beside its prices. */
export interface PlanFacts {
  text: PlanText
  schedule: SchedulePlanName
  /**
   * `2025–26`: the season of the plan's games, which their codes name
   * (docs/rules/fields.md#season).
   */
  season: string
}

export function planFacts(planname: PricingPlanName, now: Date): PlanFacts {
  const schedule = scheduleOfPricingPlan[planname]
  const start = seasonStartYear(schedulePlans[schedule][0], todayEastern(now))
  return {
    text: planTexts[planname],
    schedule,
    season: `${start}–${String((start + 1) % 100).padStart(2, '0')}`,
  }
}
