import { missingText } from '../kit/missingText'
import type { PricingOnPaper } from './LoadedPricing'
import { planFacts } from './planFacts'
import { priceRows } from './priceRows'

/** What the sheet and the price chart print of a plan, and the warning where prices are missing. */
export function planOnPaper({ planname, plan, rep, unread }: PricingOnPaper) {
  return {
    facts: planFacts(planname, new Date()),
    title: plan.name,
    rows: priceRows(plan),
    rep,
    warning: missingText([], [{ of: plan.name, count: unread }], 'location'),
  }
}
