import { NO_PRICES, type Prices, priceNames } from './prices'
import { groupBy } from './recordKeys'
import { slug } from './slug'
import type { Unreadable } from './unreadable'

/**
 * One row of a pricing plan: the prices of one location (docs/rules/fields.md#pricing-plan).
 */
export interface PricingLocation extends Prices {
  id: number
  pricingPlanName: string
  location: string
  /** Hex without `#`, as sent; may be unusable. */
  color: string
  /** The reps who sell its plan, as stored. */
  repNames: string[]
  /** Its values that cannot be read, with prices that are not amounts. */
  unreadable?: Unreadable | undefined
}

/** The names of a row: its own, and that of its plan. */
type LocationNames = Pick<PricingLocation, 'pricingPlanName' | 'location'>

/** A location by its own name; `blank` replaces a missing name, as that of a new plan's first row. */
export const locationName = ({ location }: Pick<LocationNames, 'location'>, blank = '—') =>
  location || blank

/** A location beside those of other plans: 'Loge of Plan A'. */
export const locationTitle = (row: LocationNames, blank?: string) =>
  `${locationName(row, blank)} of ${row.pricingPlanName}`

/** A location where its plan comes first: 'Plan A, Loge'. */
export const planAndLocation = (row: LocationNames, blank?: string) =>
  `${row.pricingPlanName}, ${locationName(row, blank)}`

/** A row in a list of rows or chips: 'Plan A – Loge', or 'Plan A' where it has no location. */
export const locationLabel = ({ pricingPlanName, location }: LocationNames) =>
  location === '' ? pricingPlanName : `${pricingPlanName} – ${location}`

/** A row with new prices, which also replace the unreadable ones of the same names. */
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
 * A pricing plan as the screens show it: all rows of one name (docs/rules/fields.md#pricing-plan).
 */
export interface PricingPlan {
  name: string
  /** Ids of its rows. */
  pricingLocationIds: number[]
  locations: PricingLocation[]
  /** The reps of any of its rows, each once, in order. */
  repNames: string[]
}

/** Rows as plans, in the order their names first appear. */
export const pricingPlansOf = (rows: readonly PricingLocation[]): PricingPlan[] =>
  [...groupBy(rows, (row) => row.pricingPlanName)].map(([name, locations]) => ({
    name,
    pricingLocationIds: locations.map((row) => row.id),
    locations,
    repNames: [...new Set(locations.flatMap((row) => row.repNames))],
  }))

/** How many plans, from the first, have at most `maxLocations` together; at least one. */
export function plansWithin(plans: readonly PricingPlan[], maxLocations: number): number {
  let locationCount = 0
  for (const [index, { locations }] of plans.entries()) {
    locationCount += locations.length
    if (locationCount > maxLocations) return Math.max(index, 1)
  }
  return plans.length
}

/**
 * The plans with this name in public links: one, unless staff made duplicates. Of several the one with a
 * row of this `id`, as text, if there is one.
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

/** The address of a plan's page, with an id where another plan has the same link name. */
export const addPlanId = (address: string, plan: PricingPlan, plans: readonly PricingPlan[]) =>
  findPricingPlans(plans, plan.name).length > 1
    ? `${address}${address.includes('?') ? '&' : '?'}plan=${plan.pricingLocationIds[0]}`
    : address

/**
 * Whether the plan names the rep among its associated reps (docs/rules/sheets.md#pricing-sheet). A name
 * that is exactly another rep's is that rep, although links write both alike.
 * @param reps all of them.
 */
export function listsRep(
  plan: PricingPlan,
  rep: { name: string },
  reps: readonly { name: string }[],
): boolean {
  const link = slug(rep.name)
  const isOtherRep = (repName: string) =>
    repName !== rep.name && reps.some(({ name }) => name === repName)
  return plan.repNames.some((repName) => slug(repName) === link && !isOtherRep(repName))
}

/**
 * Whether a row has only its plan's name, and no location or price. A new plan starts with such a row, which
 * staff see and customers do not.
 */
export const isBlankLocation = (row: PricingLocation): boolean =>
  row.location === '' && priceNames.every((name) => !row[name]) && row.unreadable === undefined

/** The row that a new plan starts with; its id is no stored row's. */
export const blankLocation = (pricingPlanName: string): PricingLocation => ({
  id: -1,
  pricingPlanName,
  location: '',
  color: '',
  ...NO_PRICES,
  repNames: [],
})

/**
 * Whether two rows are the same record. For a new record (`record` null) a row that is no longer blank is
 * another one: servers put a plan's first location into its blank row.
 */
export const isSamePricingLocation =
  (record: PricingLocation | null) =>
  (one: PricingLocation, other: PricingLocation): boolean =>
    one.id === other.id && (record !== null || isBlankLocation(one) === isBlankLocation(other))
