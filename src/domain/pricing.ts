import { moneyInput, parseMoney } from './money'
import { slug } from './slug'

/**
 * One row of a pricing plan: the prices of one location (docs/rules/fields.md#pricing-plan). Money
 * is whole cents; null where the server sent nothing readable.
 */
export interface PricingLocation {
  id: number
  pricingPlanName: string
  location: string
  /** Hex without `#`, as sent; may be unusable. */
  color: string
  planHolderPerGame: number | null
  planHolderTotal: number | null
  boxOfficePerGame: number | null
  boxOfficeTotal: number | null
  repNames: string[]
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
  // A Map: a plan called __proto__ must not get lost.
  const plans = new Map<string, PricingLocation[]>()
  for (const row of rows) {
    const group = plans.get(row.pricingPlanName)
    if (group) group.push(row)
    else plans.set(row.pricingPlanName, [row])
  }
  return [...plans].map(([name, locations]) => ({
    name,
    pricingLocationIds: locations.map((row) => row.id),
    locations,
    repNames: [...new Set(locations.flatMap((row) => row.repNames))],
  }))
}

/** The plans whose name, as it stands in public links, is this text: one, unless staff erred. */
export function findPricingPlans(plans: readonly PricingPlan[], planname: string): PricingPlan[] {
  const asked = slug(planname)
  return asked === '' ? [] : plans.filter((plan) => slug(plan.name) === asked)
}

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
  const asked = slug(rep.name)
  const isAnothers = (listed: string) =>
    listed !== rep.name && reps.some(({ name }) => name === listed)
  return plan.repNames.some((listed) => slug(listed) === asked && !isAnothers(listed))
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

/**
 * Are two rows the same record? Where a new one is looked for (`record` null), a row that was blank
 * and is no more is a new one: servers put a plan's first location into its blank row.
 */
export const isSamePricingLocation =
  (record: PricingLocation | null) =>
  (one: PricingLocation, other: PricingLocation): boolean =>
    one.id === other.id && (record !== null || isBlankLocation(one) === isBlankLocation(other))

/** What stands where a colour is unusable. @forTests */
export const GREY = '#9e9e9e'

/**
 * A location's colour as CSS: 3 to 6 hex characters, otherwise grey
 * (docs/rules/fields.md#location-color). Five mean nothing in CSS and are grey too.
 */
export function cssColor(color: string): string {
  const hex = color.trim()
  return /^(?:[0-9a-f]{3,4}|[0-9a-f]{6})$/i.test(hex) ? `#${hex}` : GREY
}

/** What to know of a typed colour that will show as grey; undefined for one that shows as it is. */
export function colorProblem(color: string): string | undefined {
  const hex = color.trim()
  if (hex === '' || cssColor(hex) !== GREY || `#${hex.toLowerCase()}` === GREY) return undefined
  return /^[0-9a-f]{5}$/i.test(hex)
    ? 'Five hex characters show as grey, because screens know no such color: type 3, 4 or 6'
    : 'Not a color of 3, 4 or 6 hex characters: it will show as grey'
}

/** Total savings in cents: box office total minus plan holder total; null when one is unknown. */
export function totalSavings(
  row: Pick<PricingLocation, 'planHolderTotal' | 'boxOfficeTotal'>,
): number | null {
  // A total of 0 is an empty one (docs/rules/fields.md#prices).
  if (!row.planHolderTotal || !row.boxOfficeTotal) return null
  return row.boxOfficeTotal - row.planHolderTotal
}

/** `$1,234.50` of cents, `.00` dropped; '' for null and 0 (docs/rules/fields.md#prices). */
export function moneyText(cents: number | null): string {
  if (!cents) return ''
  const sign = cents < 0 ? '−' : ''
  const [dollars = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign}$${grouped}${rest === '00' ? '' : `.${rest}`}`
}

/** The prices of a row, in cents or as typed. */
interface Prices<Amount> {
  planHolderPerGame: Amount
  planHolderTotal: Amount
  boxOfficePerGame: Amount
  boxOfficeTotal: Amount
}

const PAIRS = [
  ['planHolderPerGame', 'planHolderTotal'],
  ['boxOfficePerGame', 'boxOfficeTotal'],
] as const

/**
 * For how many games a plan is sold: the first whole ratio of a total to its price per game among
 * these rows; null when there is none.
 */
export function gamesSold(rows: readonly Prices<number | null>[]): number | null {
  for (const row of rows) {
    for (const [perGame, total] of PAIRS) {
      const games = (row[total] ?? 0) / (row[perGame] || Number.NaN)
      if (Number.isInteger(games) && games > 0) return games
    }
  }
  return null
}

/** A total that would fit its price per game. */
export interface TotalOffer {
  field: (typeof PAIRS)[number][1]
  /** As it stands in a money field. */
  total: string
  words: string
  /** Another total stands there. */
  isContradiction: boolean
}

/** The totals that do not follow from the typed prices, each with the one that would. */
export function totalOffers(typed: Prices<string>, games: number | null): TotalOffer[] {
  return PAIRS.flatMap(([perGame, field]) => {
    const price = parseMoney(typed[perGame])
    const total = parseMoney(typed[field])
    if (games === null || !price || total === undefined || total === price * games) return []
    const right = moneyInput(price * games)
    const sum = `${games} ${games === 1 ? 'game' : 'games'} at $${moneyInput(price)} make $${right}`
    return [
      {
        field,
        total: right,
        words: total === null ? `${sum}.` : `${sum}, not $${moneyInput(total)}.`,
        isContradiction: total !== null,
      },
    ]
  })
}
