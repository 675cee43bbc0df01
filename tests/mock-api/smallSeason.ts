import { teamKeys } from '../../src/content/teams'
import type { Database } from './database'

/** Leaves a few plans, games and prices: the whole season's make every page slow to draw. */
export function smallSeason(db: Database): void {
  const plans = /^(.26SUITE5|B26NINE|C26TWELVE|X26CLASSICS|BP265PLAN.|B26YOUTH)$/
  const prices = [3, 41, 42]
  for (const team of teamKeys) {
    db.games[team] = db.games[team].filter((row) => plans.test(row.plan_event_name ?? ''))
  }
  db.combinedPlans = db.combinedPlans.filter((row) =>
    /SUITE10|NINE|TWELVE|CLASSICS/.test(row.combine_plan_event),
  )
  db.pricing = db.pricing.filter((row) => prices.includes(row.pricing_plan_id))
  db.links = db.links.filter((link) => [41, 42].includes(link.pricing_plan_id))
}
