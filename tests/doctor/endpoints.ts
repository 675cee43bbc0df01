import { teamKeys } from '../../src/content/teams'
import type { Fields } from './fields'

/** One call that only reads (docs/rules/calls.md), and what its answer must hold. */
export interface Endpoint {
  /** Below the base of the API. */
  path: string
  /** `list`: rows with these fields. `record`: one row. */
  shape: 'list' | 'record'
  fields: Fields
  /** Answered with a wildcard origin and without cookies. */
  isOpen?: boolean
}

const plan: Fields = { plan_event_name: 'key' }
/** Without the plan's own row, which has no game. */
const game: Fields = {
  event_name: 'text',
  event_id: 'list',
  plans: 'list',
  team: 'text',
  game_number: 'number',
  event_date: 'date',
  event_time: 'time',
}
const event: Fields = {
  event_name: 'text',
  team: 'text',
  event_date: 'date',
  event_time: 'time',
}
const combinedPlan: Fields = {
  combine_plan_event: 'key',
  plan_event_title: 'text',
  plan_event_pdf: 'text',
  last_updated: 'text',
  original_plans: 'list',
}
const rep: Fields = {
  rep_id: 'id',
  rep_name: 'text',
  rep_email: 'text',
  rep_phone: 'text',
  plans: 'list',
}
const location: Fields = {
  pricing_plan_id: 'id',
  pricing_name: 'key',
  location: 'text',
  location_color: 'text',
  plan_holder_price_per_game: 'money',
  plan_holder_total: 'money',
  box_office_price_per_game: 'money',
  box_office_plan_total: 'money',
}

const list = (path: string, fields: Fields): Endpoint => ({
  path: `game-plans/${path}`,
  shape: 'list',
  fields,
})

/** The calls that need nothing but the address. */
export const endpoints: readonly Endpoint[] = [
  { path: 'check-session/index.php', shape: 'record', fields: {} },
  {
    path: 'users/index.php',
    shape: 'list',
    fields: { id: 'id', name: 'text', email: 'text', role: 'text' },
  },
  list('combined/distinct', combinedPlan),
  ...teamKeys.flatMap((team) => [
    list(`${team}-games/distinct/games/`, game),
    list(`${team}-games/distinct/plans`, plan),
  ]),
  list('bruins-games/distinct/plans/pricing', plan),
  list('bruins/reps', rep),
  list('bruins/pricing/with-reps', { ...location, associated_reps: 'list' }),
  { ...list('pricing-plans', location), isOpen: true },
  { ...list('reps', rep), isOpen: true },
]

/** Calls about one record, with a name that a list gave. */
export const endpointsOfRecord = {
  combinedPlan: (code: string): Endpoint => ({
    path: `game-plans/combined/distinct/single/${encodeURIComponent(code)}`,
    shape: 'record',
    fields: { combine_plan_event: 'key', plan_event_pdf: 'text', original_plans: 'list' },
  }),
  planEvents: (plan: string): Endpoint =>
    list(`bruins-games/distinct/plans/${encodeURIComponent(plan)}`, event),
  pricedEvents: (plan: string): Endpoint =>
    list(`bruins-games/distinct/plans/pricing/${encodeURIComponent(plan)}`, event),
}
