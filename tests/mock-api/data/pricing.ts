/** One location of a pricing plan, prices as decimal text. */
export interface SamplePricingRow {
  pricing_plan_id: number
  pricing_name: string
  location: string | null
  location_color: string | null
  plan_holder_price_per_game: string | null
  plan_holder_total: string | null
  box_office_price_per_game: string | null
  box_office_plan_total: string | null
  /** Ids of the reps who may sell it. */
  reps: readonly number[]
}

type Seat = readonly [location: string, color: string | null, holder: number, box: number]

const SEATS: readonly Seat[] = [
  ['Loge Center', 'C8102E', 182.5, 219],
  ['Loge End', 'F2A900', 151, 184.5],
  ['Balcony Center', '0b6', 96.5, 121],
  ['Balcony End', '2D68C4', 74, 92.5],
  ['Rafters', null, 51.5, 66],
]

/** Names whose letters and digits are the plan names of the public pricing sheets. */
const PLANS: readonly (readonly [name: string, games: number, reps: readonly number[]])[] = [
  ['5 Game Plan', 5, [1, 2, 5]],
  ['6 Game Plan', 6, [1, 3, 5]],
  ['Weekend Plan', 11, [1, 2, 3, 4]],
  ['Rival/Black/Home Plan', 11, [2, 5, 6]],
  ['Plan A', 22, [1, 2, 3, 4, 5, 6]],
  ['Plan B', 22, [1, 2, 5]],
]

const money = (amount: number) => amount.toFixed(2)

/** Every plan in every location, and one row of each kind of gap: a bad color, no prices. */
export const SAMPLE_PRICING: readonly SamplePricingRow[] = [
  ...PLANS.flatMap(([name, games, reps], plan) =>
    SEATS.slice(0, plan === 0 ? 3 : 5).map(([location, color, holder, box], seat) => ({
      pricing_plan_id: plan * 10 + seat + 1,
      pricing_name: name,
      location,
      location_color: color,
      plan_holder_price_per_game: money(holder),
      plan_holder_total: money(holder * games),
      box_office_price_per_game: money(box),
      box_office_plan_total: money(box * games),
      reps,
    })),
  ),
  {
    pricing_plan_id: 91,
    pricing_name: 'Standing Room',
    location: 'Standing Room, North & South',
    location_color: 'not-a-color',
    plan_holder_price_per_game: '39.00',
    plan_holder_total: '0.00',
    box_office_price_per_game: null,
    box_office_plan_total: '',
    reps: [],
  },
]
