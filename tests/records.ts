import type { CombinedPlan } from '../src/domain/combinedPlan'
import { type Game, NO_GAME } from '../src/domain/games/game'
import { blankLocation, type PricingLocation, type PricingPlan } from '../src/domain/pricing'
import type { Rep } from '../src/domain/rep'
import type { CombinedPlanRow, GameRow, PricingRow, RepRow } from './mock-api/database'

/*
 * The one place where tests make a record: a new field is a line here. Each is as bare as a record
 * of which only the key is known; a test says what matters to it.
 */

export const aGame = (fields: Partial<Game> = {}): Game => ({
  ...NO_GAME,
  eventName: 'B251009',
  ...fields,
})

/** A game at seven in the evening, as calendars and packages take it. */
export const anEveningGame = (
  eventName: string,
  team: string,
  date: string,
  time = '19:00:00',
): Game => aGame({ eventName, team, date, time })

export const aCombinedPlan = (fields: Partial<CombinedPlan> = {}): CombinedPlan => ({
  code: 'P26ALL',
  title: '',
  pdf: null,
  lastUpdated: '',
  originalPlans: [],
  ...fields,
})

export const aRep = (fields: Partial<Rep> = {}): Rep => ({
  id: 1,
  name: '',
  email: '',
  phone: '',
  pricingLocationIds: [],
  ...fields,
})

export const aLocation = (fields: Partial<PricingLocation> = {}): PricingLocation => ({
  ...blankLocation('Plan A'),
  id: 1,
  ...fields,
})

export const aPricingPlan = (fields: Partial<PricingPlan> = {}): PricingPlan => ({
  name: 'Plan A',
  pricingLocationIds: [],
  locations: [],
  repNames: [],
  ...fields,
})

/** A row of the server's table of games: a game in a plan. */
export const aGameRow = (fields: Partial<GameRow> = {}): GameRow => ({
  event_id: 1,
  event_name: 'B260101',
  plan_event_name: null,
  team: 'Bruins vs. Utah',
  game_number: 3,
  event_date: '2026-01-01',
  event_time: '19:00:00',
  ...fields,
})

/** A row of the server's table of combined plans. */
export const aCombinedPlanRow = (fields: Partial<CombinedPlanRow> = {}): CombinedPlanRow => ({
  combine_plan_event: 'P26ALL',
  plan_event_title: null,
  plan_event_pdf: null,
  last_updated: '2025-10-01 00:00:00',
  original_plans: '',
  ...fields,
})

/** A row of the server's table of reps. */
export const aRepRow = (fields: Partial<RepRow> = {}): RepRow => ({
  rep_id: 1,
  rep_name: '',
  rep_email: '',
  rep_phone: null,
  ...fields,
})

/** A row of the server's table of pricing locations. */
export const aPricingRow = (fields: Partial<PricingRow> = {}): PricingRow => ({
  pricing_plan_id: 1,
  pricing_name: 'Plan A',
  location: 'Loge',
  location_color: 'C8102E',
  plan_holder_price_per_game: '61.50',
  plan_holder_total: '1353.00',
  box_office_price_per_game: '67.50',
  box_office_plan_total: '1485.50',
  ...fields,
})
