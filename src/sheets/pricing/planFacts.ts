import { gamesPerPlan, schedulePlans } from '../../content/season/current'
import { venueWords } from '../../content/venue'
import { seasonYears } from '../../content/words/gameWords'
import { type PlanText, planTexts } from '../../content/words/planTexts'
import { type PricingSheetName, scheduleOfPricingSheet } from '../../domain/sheetNames'
import { startYearOf } from '../kit/gameList'

/** The facts of a pricing sheet besides its prices. */
export function planFacts(planname: PricingSheetName) {
  const scheduleName = scheduleOfPricingSheet[planname]
  const start = startYearOf(schedulePlans[scheduleName][0])
  const text: PlanText = planTexts[planname]
  return {
    text,
    /** How many games the plan has. */
    games: gamesPerPlan[planname],
    /** The schedule that has the plan's games. */
    scheduleName,
    /** The season of the plan's games by their codes, such as `2025–26`. */
    season: seasonYears(start),
    /** The year the season starts in. */
    start,
  }
}

/** The venue's own terms below the prices, in one line, or ''. */
export const venueTerms = [venueWords.doors, venueWords.delivery, venueWords.payment]
  .filter(Boolean)
  .join(' ')
