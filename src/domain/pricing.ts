import { NO_PRICES, type Prices, priceNames } from './prices'
import { groupBy } from './recordKeys'
import { slug } from './slug'
import type { Unreadable } from './unreadable'

/* Locations, each a row of a pricing plan, and the plans that they belong to. */

/**
 * One row of a pricing plan: the prices of one location (docs/rules/fields.md#pricing-plan).
 */
export interface PricingLocation extends Prices {
  id: number
  pricingPlanName: string
  location: string
  /** Hex without `#`, as the server sent it. It may be invalid. */
  color: string
  /** The reps who sell its plan, as stored. */
  repNames: string[]
  /** Its unreadable values, including prices that aren't amounts. */
  unreadable?: Unreadable | undefined
}

/** The names of a row and of its plan. */
type LocationNames = Pick<PricingLocation, 'pricingPlanName' | 'location'>

/** A location's name. `blank` replaces a missing name, for example of a new plan's first row. */
export const locationName = ({ location }: Pick<LocationNames, 'location'>, blank = '—') =>
  location || blank

/** A location's name in a list with other plans: 'Loge of Plan A'. */
export const locationOfPlan = (row: LocationNames, blank?: string) =>
  `${locationName(row, blank)} of ${row.pricingPlanName}`

/** A location's name after its plan's: 'Plan A, Loge'. */
export const planAndLocation = (row: LocationNames, blank?: string) =>
  `${row.pricingPlanName}, ${locationName(row, blank)}`

/** A row's label in lists and chips: 'Plan A – Loge', or 'Plan A' if it has no location. */
export const planDashLocation = ({ pricingPlanName, location }: LocationNames) =>
  location === '' ? pricingPlanName : `${pricingPlanName} – ${location}`

/**
 * Whether a row has only its plan's name, without a location or prices. A new plan starts with such
 * a row. Staff see it; customers do not.
 */
export const isBlankLocation = (row: PricingLocation): boolean =>
  row.location === '' && priceNames.every((name) => !row[name]) && row.unreadable === undefined

/** The row that a new plan starts with. Its id isn't the id of a stored row. */
export const blankLocation = (pricingPlanName: string): PricingLocation => ({
  id: -1,
  pricingPlanName,
  location: '',
  color: '',
  ...NO_PRICES,
  repNames: [],
})

/**
 * Whether two rows are the same record. For a new record (`record` is null), a row that is no
 * longer blank is a different one, because servers put a plan's first location into its blank row.
 */
export const isSamePricingLocation = (
  record: PricingLocation | null,
  a: PricingLocation,
  b: PricingLocation,
): boolean => a.id === b.id && (record !== null || isBlankLocation(a) === isBlankLocation(b))

/** Replaces some prices of a row, and removes their unreadable values. */
export function withPrices(
  { unreadable, ...row }: PricingLocation,
  prices: Partial<Prices>,
): PricingLocation {
  const remaining = Object.entries(unreadable ?? {}).filter(([name]) => !(name in prices))
  return {
    ...row,
    ...prices,
    ...(remaining.length > 0 && { unreadable: Object.fromEntries(remaining) }),
  }
}

/**
 * A pricing plan as screens show it: all rows with the same plan name
 * (docs/rules/fields.md#pricing-plan).
 */
export interface PricingPlan {
  name: string
  /** Ids of its rows. */
  pricingLocationIds: number[]
  locations: PricingLocation[]
  /** The reps of all its rows, in order and without duplicates. */
  repNames: string[]
}

/** Groups rows into plans, in the order in which their names first appear. */
export const pricingPlansOf = (rows: readonly PricingLocation[]): PricingPlan[] =>
  [...groupBy(rows, (row) => row.pricingPlanName)].map(([name, locations]) => ({
    name,
    pricingLocationIds: locations.map((row) => row.id),
    locations,
    repNames: [...new Set(locations.flatMap((row) => row.repNames))],
  }))

/** How many of the first plans have at most `maxLocations` in total; at least one. */
export function countPlansWithin(plans: readonly PricingPlan[], maxLocations: number): number {
  let locationCount = 0
  for (const [index, { locations }] of plans.entries()) {
    locationCount += locations.length
    if (locationCount > maxLocations) return Math.max(index, 1)
  }
  return plans.length
}

/**
 * The plans with this name in public links: one, unless staff made duplicates. If there are
 * several, returns only the plan that has a row with this `id` (as text), if any.
 */
export function findPricingPlans(
  plans: readonly PricingPlan[],
  planname: string,
  id?: string | null,
): PricingPlan[] {
  const link = slug(planname)
  const matches = link === '' ? [] : plans.filter((plan) => slug(plan.name) === link)
  const withId = matches.filter(({ pricingLocationIds }) =>
    pricingLocationIds.map(String).includes(id ?? ''),
  )
  return withId.length > 0 ? withId : matches
}

/** Adds an id to the address of a plan's page if another plan has the same link name. */
export const addPlanId = (address: string, plan: PricingPlan, plans: readonly PricingPlan[]) =>
  findPricingPlans(plans, plan.name).length > 1
    ? `${address}${address.includes('?') ? '&' : '?'}plan=${plan.pricingLocationIds[0]}`
    : address

/**
 * Whether the rep is one of the plan's associated reps (docs/rules/sheets.md#pricing-sheet). A name
 * that is exactly another rep's means that rep, even if both have the same link name.
 * @param reps all reps.
 */
export function isSoldBy(
  plan: PricingPlan,
  rep: { name: string },
  reps: readonly { name: string }[],
): boolean {
  const link = slug(rep.name)
  const isOtherRep = (repName: string) =>
    repName !== rep.name && reps.some(({ name }) => name === repName)
  return plan.repNames.some((repName) => slug(repName) === link && !isOtherRep(repName))
}
