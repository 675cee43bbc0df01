import { grouped } from './recordKeys'
import { slug } from './slug'

/* Pricing plans: rows of locations grouped by plan, blank rows, what a customer saves. */

/** The prices of a location in whole cents; null where the server sent nothing, or nothing readable. */
interface Prices {
  planHolderPerGame: number | null
  planHolderTotal: number | null
  boxOfficePerGame: number | null
  boxOfficeTotal: number | null
}

/** A row without prices. */
export const NO_PRICES: Prices = {
  planHolderPerGame: null,
  planHolderTotal: null,
  boxOfficePerGame: null,
  boxOfficeTotal: null,
}
const priceNames = Object.keys(NO_PRICES) as readonly (keyof Prices)[]

/** Values of prices that are no amounts, as the server sent them. */
export type UnreadablePrices = { readonly [Name in keyof Prices]?: unknown }

/**
 * One row of a pricing plan: the prices of one location (docs/rules/fields.md#pricing-plan).
 */
export interface PricingLocation extends Prices {
  id: number
  pricingPlanName: string
  location: string
  /** Hex without `#`, as sent; may be unusable. */
  color: string
  /** Prices that are no amounts, as the server sent them: they go back unchanged with every write. */
  unreadable?: UnreadablePrices | undefined
  repNames: string[]
}

/** The names of a row: its own, and that of its plan. */
type LocationNames = Pick<PricingLocation, 'pricingPlanName' | 'location'>

/** A location by its own name; `blank` stands for a row without one, as a new plan's first row is. */
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

/** A row with other prices: what could not be read of them is gone. */
export function withPrices(
  { unreadable, ...row }: PricingLocation,
  prices: Partial<Prices>,
): PricingLocation {
  const kept = Object.entries(unreadable ?? {}).filter(([name]) => !(name in prices))
  return {
    ...row,
    ...prices,
    ...(kept.length > 0 && { unreadable: Object.fromEntries(kept) }),
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
export function groupByPricingPlan(rows: readonly PricingLocation[]): PricingPlan[] {
  return [...grouped(rows, (row) => row.pricingPlanName)].map(([name, locations]) => ({
    name,
    pricingLocationIds: locations.map((row) => row.id),
    locations,
    repNames: [...new Set(locations.flatMap((row) => row.repNames))],
  }))
}

/** How many plans, from the first, have at most so many locations together; at least one. */
export function plansWithin(plans: readonly PricingPlan[], most: number): number {
  let sum = 0
  const end = plans.findIndex(({ locations }) => {
    sum += locations.length
    return sum > most
  })
  return end < 0 ? plans.length : Math.max(end, 1)
}

/**
 * The plans whose name, as it stands in public links, is this text: one, unless staff erred. Of several
 * the one that has a row of this `id`, as text, where there is one.
 */
export function findPricingPlans(
  plans: readonly PricingPlan[],
  planname: string,
  id: string | null = null,
): PricingPlan[] {
  const linkName = slug(planname)
  const alike = linkName === '' ? [] : plans.filter((plan) => slug(plan.name) === linkName)
  const named = alike.filter(({ pricingLocationIds }) =>
    pricingLocationIds.map(String).includes(id ?? ''),
  )
  return named.length > 0 ? named : alike
}

/** An address of a plan's page; where another plan has the same link name it says which by an id. */
export const withPlan = (
  address: string,
  plan: PricingPlan,
  plans: readonly PricingPlan[],
): string =>
  findPricingPlans(plans, plan.name).length > 1
    ? `${address}${address.includes('?') ? '&' : '?'}plan=${plan.pricingLocationIds[0]}`
    : address

/**
 * Whether the plan names the rep among its associated reps (docs/rules/sheets.md#pricing-sheet). A
 * name that is spelled as another rep's is that rep, although both are one in a link.
 * @param reps all there are.
 */
export function listsRep(
  plan: PricingPlan,
  rep: { name: string },
  reps: readonly { name: string }[],
): boolean {
  const linkName = slug(rep.name)
  const isAnothers = (listed: string) =>
    listed !== rep.name && reps.some(({ name }) => name === listed)
  return plan.repNames.some((listed) => slug(listed) === linkName && !isAnothers(listed))
}

/**
 * A row that only carries its plan's name, as a new plan starts: no location and no price. Staff
 * see it, customers do not.
 */
export function isBlankLocation(row: PricingLocation): boolean {
  return (
    row.location === '' && priceNames.every((name) => !row[name]) && row.unreadable === undefined
  )
}

/** The row that carries a new plan's name; its number is nobody's. */
export const blankLocation = (pricingPlanName: string): PricingLocation => ({
  id: -1,
  pricingPlanName,
  location: '',
  color: '',
  ...NO_PRICES,
  repNames: [],
})

/**
 * Are two rows the same record? Where a new one is looked for (`record` null), a row that was blank
 * and is no more is a new one: servers put a plan's first location into its blank row.
 */
export const isSamePricingLocation =
  (record: PricingLocation | null) =>
  (one: PricingLocation, other: PricingLocation): boolean =>
    one.id === other.id && (record !== null || isBlankLocation(one) === isBlankLocation(other))

/**
 * Total savings in cents: box office total minus plan holder total; null when one is unknown.
 * @forTests
 */
export function totalSavings(
  row: Pick<PricingLocation, 'planHolderTotal' | 'boxOfficeTotal'>,
): number | null {
  // A total of 0 is an empty one (docs/rules/fields.md#prices).
  if (!row.planHolderTotal || !row.boxOfficeTotal) return null
  return row.boxOfficeTotal - row.planHolderTotal
}

/**
 * The saving that a customer reads, in cents: nothing is saved, and nothing printed, where a total is
 * unknown or below zero or the plan costs more than the box office.
 */
export function printedSaving(
  row: Pick<PricingLocation, 'planHolderTotal' | 'boxOfficeTotal'>,
): number {
  const isKnown = (cents: number | null) => cents !== null && cents > 0
  if (!isKnown(row.planHolderTotal) || !isKnown(row.boxOfficeTotal)) return 0
  return Math.max(0, totalSavings(row) ?? 0)
}
