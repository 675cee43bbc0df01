import { slug } from './slug'

/**
 * One row of a pricing plan: the prices of one location (specification 3 "Pricing plan row").
 * Money is whole cents; null where the server sent nothing readable.
 */
export interface PricingLocation {
  id: number
  planName: string
  location: string
  /** Hex without `#`, as sent; may be unusable. */
  color: string
  planHolderPerGame: number | null
  planHolderTotal: number | null
  boxOfficePerGame: number | null
  boxOfficeTotal: number | null
  repNames: string[]
}

/** A pricing plan as the screens show it: all rows of one name (specification 3). */
export interface PricingPlan {
  name: string
  /** Ids of its rows. */
  planIds: number[]
  locations: PricingLocation[]
  /** The reps of any of its rows, each once, in order. */
  repNames: string[]
}

/** Rows as plans, in the order their names first appear. */
export function groupPricing(rows: readonly PricingLocation[]): PricingPlan[] {
  // A Map: a plan called __proto__ must not get lost.
  const plans = new Map<string, PricingLocation[]>()
  for (const row of rows) {
    const group = plans.get(row.planName)
    if (group) group.push(row)
    else plans.set(row.planName, [row])
  }
  return [...plans].map(([name, locations]) => ({
    name,
    planIds: locations.map((row) => row.id),
    locations,
    repNames: [...new Set(locations.flatMap((row) => row.repNames))],
  }))
}

/** The plan whose name, as it stands in public links, is this text. */
export function findPricingPlan(
  plans: readonly PricingPlan[],
  planname: string,
): PricingPlan | undefined {
  const asked = slug(planname)
  return asked === '' ? undefined : plans.find((plan) => slug(plan.name) === asked)
}

/** Whether the plan names the rep among its associated reps (specification 2). */
export function isAssigned(plan: PricingPlan, repName: string): boolean {
  const asked = slug(repName)
  return plan.repNames.some((name) => slug(name) === asked)
}

/**
 * A row that only carries its plan's name, as a new plan starts: no location and no price. Staff
 * see it, customers do not.
 */
export function isBlankLocation(row: PricingLocation): boolean {
  return (
    row.location === '' &&
    !row.planHolderPerGame &&
    !row.planHolderTotal &&
    !row.boxOfficePerGame &&
    !row.boxOfficeTotal
  )
}

/** What stands where a colour is unusable. */
export const GREY = '#9e9e9e'

/**
 * A location's colour as CSS: 3 to 6 hex characters, otherwise grey (section 5). Five mean nothing
 * in CSS and are grey too.
 */
export function cssColor(color: string): string {
  const hex = color.trim()
  return /^(?:[0-9a-f]{3,4}|[0-9a-f]{6})$/i.test(hex) ? `#${hex}` : GREY
}

/** Total savings in cents: box office total minus plan holder total; null when one is unknown. */
export function totalSavings(
  row: Pick<PricingLocation, 'planHolderTotal' | 'boxOfficeTotal'>,
): number | null {
  // A total of 0 is an empty one (section 5 "prices 0 or empty show blank").
  if (!row.planHolderTotal || !row.boxOfficeTotal) return null
  return row.boxOfficeTotal - row.planHolderTotal
}

/** `$1,234.50` of cents, `.00` dropped; '' for null and 0 (section 5). */
export function moneyText(cents: number | null): string {
  if (!cents) return ''
  const sign = cents < 0 ? '−' : ''
  const [dollars = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign}$${grouped}${rest === '00' ? '' : `.${rest}`}`
}
