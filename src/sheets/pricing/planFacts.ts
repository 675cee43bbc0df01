import { gamesPerPlan, schedulePlans } from '../../content/season/current'
import { venueWords } from '../../content/venue'
import { seasonYears } from '../../content/words/gameWords'
import { type PlanText, planTexts } from '../../content/words/planTexts'
import { type PricingSheetName, scheduleOfPricingSheet } from '../../domain/sheetNames'
import { seasonStartYear } from '../../domain/time/seasons'

/** What a pricing sheet says beside its prices. */
export function planFacts(planname: PricingSheetName) {
  const schedule = scheduleOfPricingSheet[planname]
  const start = seasonStartYear(schedulePlans[schedule][0], '')
  const text: PlanText = planTexts[planname]
  return {
    text,
    /** Games in the plan. */
    games: gamesPerPlan[planname],
    schedule,
    /** `2025–26`: the season of the plan's games, which their codes name. */
    season: seasonYears(start),
    /** The year it starts in. */
    start,
  }
}

/** The venue's own words under the prices, in one line; '' where it has none. */
export const venueTerms = [venueWords.doors, venueWords.delivery, venueWords.payment]
  .filter(Boolean)
  .join(' ')
