import { aPricingRow, aRepRow } from '../records'
import type { Database } from './database'

/**
 * For speed tests: `plans` pricing plans with `locations` rows each, and `reps` reps of whom three
 * sell every plan. They take the place of the sample ones.
 */
export function fillPricing(
  db: Database,
  { plans, locations, reps }: { plans: number; locations: number; reps: number },
): void {
  db.reps = range(reps).map((i) =>
    aRepRow({
      rep_id: i + 1,
      rep_name: `Rep ${i + 1} Example`,
      rep_email: `rep${i + 1}@example.com`,
      rep_phone: '617-555-0100',
    }),
  )
  db.pricing = range(plans).flatMap((plan) =>
    range(locations).map((place) =>
      aPricingRow({
        pricing_plan_id: plan * locations + place + 1,
        pricing_name: `Pricing Plan ${plan + 1}`,
        location: `Section ${place + 1}`,
        location_color: ['C8102E', 'F2A900', '0b6'][place % 3] ?? null,
        plan_holder_price_per_game: (60 + place).toFixed(2),
        plan_holder_total: (660 + 11 * place).toFixed(2),
        box_office_price_per_game: (72.5 + place).toFixed(2),
        box_office_plan_total: (797.5 + 11 * place).toFixed(2),
      }),
    ),
  )
  db.links = db.pricing.flatMap(({ pricing_plan_id }) => {
    const plan = Math.floor((pricing_plan_id - 1) / locations)
    return [0, 1, 2].map((i) => ({ rep_id: ((plan + i) % reps) + 1, pricing_plan_id }))
  })
}

const range = (length: number) => Array.from({ length }, (_, index) => index)
