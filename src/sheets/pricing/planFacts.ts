import { planGames, schedulePlans } from '../../content/season/current'
import { seasonYears } from '../../content/words/gameWords'
import { type PlanText, planTexts } from '../../content/words/planTexts'
import {
  type PricingPlanName,
  type SchedulePlanName,
  scheduleOfPricingPlan,
} from '../../domain/publicSheets'
import { todayEastern } from '../../domain/time/dates'
import { seasonStartYear } from '../../domain/time/seasons'

/** What a pricing sheet says beside its prices. */
export interface PlanFacts {
  text: PlanText
  /** Games in the plan. */
  games: number
  schedule: SchedulePlanName
  /**
   * `2025–26`: the season of the plan's games, which their codes name
   * (docs/rules/fields.md#season).
   */
  season: string
  /** The year it starts in. */
  start: number
}

/** The facts of a plan; `now` tells the season of a code that names none. */
export function planFacts(planname: PricingPlanName, now: Date): PlanFacts {
  const schedule = scheduleOfPricingPlan[planname]
  const start = seasonStartYear(schedulePlans[schedule][0], todayEastern(now))
  return {
    text: planTexts[planname],
    games: planGames[planname],
    schedule,
    season: seasonYears(start),
    start,
  }
}
