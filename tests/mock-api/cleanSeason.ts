import type { Database } from './database'

/** What the checks say of {@link cleanSeason}: four pages of 15 packages, 80 of its six reps. */
export const NOTHING_AMISS = 'All 78 public pages are complete.'

/** Mends everything that the checks find in the sample season: nothing is amiss then. */
export function cleanSeason(db: Database): void {
  for (const rows of Object.values(db.games)) {
    // A plan without games.
    rows.splice(0, rows.length, ...rows.filter((row) => row.event_name !== null))
  }
  db.combinedPlans = db.combinedPlans
    .filter(({ combine_plan_event }) => combine_plan_event !== 'P26ALL')
    .map((plan) => ({
      ...plan,
      plan_event_title: plan.plan_event_title ?? 'Twelve Celtics Nights',
    }))
  db.pricing = db.pricing.filter(({ pricing_name }) => pricing_name !== 'Standing Room')
  db.reps = db.reps
    .filter(({ rep_name }) => rep_name !== 'New Starter')
    .map((rep) => ({ ...rep, rep_phone: rep.rep_phone || '617-555-0100' }))
}
