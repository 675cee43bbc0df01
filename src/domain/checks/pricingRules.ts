import { colorProblem } from '../colors'
import { moneyText } from '../money'
import { gamesOfPricingPlan, unreadableText } from '../prices'
import { isBlankLocation, type PricingLocation, type PricingPlan } from '../pricing'
import { publicPlanName } from '../publicSheets'
import { grouped, nameKey } from '../recordKeys'
import { joined } from '../text'
import type { Rules } from './finding'
import { memoized } from './seasonOf'
import type { SeasonIndex } from './seasonRecords'

type PriceField = keyof typeof priceFields

const priceFields = {
  planHolderPerGame: 'the plan holder price per game',
  planHolderTotal: 'the plan holder total',
  boxOfficePerGame: 'the box office price per game',
  boxOfficeTotal: 'the box office total',
} as const
const fieldKeys = Object.keys(priceFields) as PriceField[]

/** `Plan A, Loge Center`. */
export const locationName = ({ pricingPlanName, location }: PricingLocation) =>
  `${pricingPlanName}, ${location || 'without a location'}`

const rowsOf = ({ pricingPlanName }: PricingLocation, { pricingPlans }: SeasonIndex) =>
  pricingPlans.get(pricingPlanName)?.locations ?? []

/** The rows of a plan that customers see, by what is compared: read once for all of its rows. */
const comparedOf = memoized(({ locations }: PricingPlan) => {
  const rows = locations.filter((row) => !isBlankLocation(row))
  const sorted = (key: PriceField) => rows.flatMap((row) => row[key] || []).sort((a, b) => a - b)
  return {
    count: rows.length,
    byLocation: grouped(rows, ({ location }) => nameKey(location) || undefined),
    byColor: grouped(rows, ({ color }) => nameKey(color) || undefined),
    prices: new Map(fieldKeys.map((key) => [key, sorted(key)])),
  }
})

const compared = ({ pricingPlanName }: PricingLocation, { pricingPlans }: SeasonIndex) => {
  const plan = pricingPlans.get(pricingPlanName)
  return plan && comparedOf(plan)
}

/** Of some prices the middle one without this one, which is one of them. */
function middleWithout(price: number, sorted: readonly number[]): number | undefined {
  const middle = Math.floor((sorted.length - 1) / 2)
  const found = sorted[middle]
  return found !== undefined && found < price ? found : sorted[middle + 1]
}

/** Said once for a plan, of its first row. */
const isFirst = (row: PricingLocation, season: SeasonIndex) => rowsOf(row, season)[0]?.id === row.id

/** What can be wrong with one location of a pricing plan. */
export const pricingRules: Rules<'pricing location'> = {
  total: {
    severity: 'wrong',
    many: 'have a total that isn’t price times games',
    check(row) {
      const games = gamesOfPricingPlan(row.pricingPlanName)
      if (games === null) return undefined
      const wrong = (
        [
          ['plan holder', row.planHolderPerGame, row.planHolderTotal],
          ['box office', row.boxOfficePerGame, row.boxOfficeTotal],
        ] as const
      ).flatMap(([who, price, total]) =>
        price && total && price * games !== total
          ? [
              `${games} × ${moneyText(price)} is ${moneyText(price * games)}, but the ${who} total is ${moneyText(total)}`,
            ]
          : [],
      )
      return wrong.length === 0 ? undefined : `${locationName(row)}: ${joined(wrong)}.`
    },
  },
  'missing-price': {
    severity: 'wrong',
    many: 'have a price missing',
    form: { fields: fieldKeys },
    check(row) {
      if (isBlankLocation(row)) return undefined
      const missing = fieldKeys.filter((key) => !row[key])
      if (missing.length === 0) return undefined
      const named = missing.map((key) => {
        const sent = unreadableText(row, key)
        return sent === undefined ? priceFields[key] : `${priceFields[key]} (“${sent}”)`
      })
      const is = missing.length === 1 ? 'is' : 'are'
      const what = row.unreadable ? `${is} missing or not a number` : `${is} missing`
      return `${locationName(row)}: ${joined(named)} ${what}.`
    },
  },
  'not-below-box-office': {
    severity: 'wrong',
    many: 'have a plan holder price that isn’t below the box office',
    form: { fields: fieldKeys },
    check(row) {
      const pairs = [
        ['per game', row.planHolderPerGame, row.boxOfficePerGame],
        ['in total', row.planHolderTotal, row.boxOfficeTotal],
      ] as const
      const found = pairs.find(([, holder, box]) => holder && box && holder >= box)
      if (!found) return undefined
      const [what, holder, box] = found
      return `${locationName(row)}: plan holders pay ${moneyText(holder)} ${what}, but the box office price is ${moneyText(box)}.`
    },
  },
  'location-twice': {
    severity: 'wrong',
    many: 'are listed twice in their plan',
    isMutual: true,
    form: { fields: ['location'], lists: ['pricing'] },
    check(row, season) {
      const alike = compared(row, season)?.byLocation.get(nameKey(row.location))
      return alike?.some(({ id }) => id !== row.id)
        ? `${locationName(row)} is listed twice in its plan.`
        : undefined
    },
  },
  'unknown-rep': {
    severity: 'wrong',
    many: 'have a rep who doesn’t exist',
    check(row, season) {
      if (!isFirst(row, season)) return undefined
      const names = [...new Set(rowsOf(row, season).flatMap(({ repNames }) => repNames))]
      const unknown = names.filter((name) => !season.repNames.has(name))
      if (unknown.length === 0) return undefined
      const who = unknown.length === 1 ? 'who isn’t a rep' : 'who aren’t reps'
      return `${row.pricingPlanName} lists ${joined(unknown.map((name) => `'${name}'`))}, ${who}.`
    },
  },
  'far-from-others': {
    severity: 'doubtful',
    many: 'have a price far from the other locations',
    form: { fields: fieldKeys, lists: ['pricing'] },
    check(row, season) {
      const plan = compared(row, season)
      if (!plan || plan.count < 3) return undefined
      const far = fieldKeys.find((key) => {
        const price = row[key]
        const usual = price && middleWithout(price, plan.prices.get(key) ?? [])
        return price && usual && (price >= usual * 10 || price * 10 <= usual)
      })
      if (far === undefined) return undefined
      return `${locationName(row)}: ${priceFields[far]}, ${moneyText(row[far])}, is at least 10 times higher or lower than at the other locations.`
    },
  },
  color: {
    severity: 'doubtful',
    many: 'have an invalid color',
    check: (row) =>
      colorProblem(row.color) &&
      `${locationName(row)}: '${row.color}' isn’t a color and shows as gray.`,
  },
  'color-twice': {
    severity: 'doubtful',
    many: 'have the same color as another location',
    isMutual: true,
    form: { fields: ['color'], lists: ['pricing'] },
    check(row, season) {
      const alike = compared(row, season)?.byColor.get(nameKey(row.color))
      const other = alike?.find(({ id }) => id !== row.id)
      return (
        other &&
        `${locationName(row)} has the same color as ${other.location}: #${row.color.trim()}.`
      )
    },
  },
  'no-rep': {
    severity: 'doubtful',
    many: 'have no rep',
    noun: 'pricing plan',
    check(row, season) {
      if (!isFirst(row, season)) return undefined
      if (rowsOf(row, season).some(({ repNames }) => repNames.length > 0)) return undefined
      return `${row.pricingPlanName} has no rep, so it’s on no pricing sheet.`
    },
  },
  'not-public': {
    severity: 'to know',
    many: 'aren’t on any public page',
    noun: 'pricing plan',
    form: { fields: ['pricingPlanName', 'name'], lists: ['pricing'] },
    check(row, season) {
      if (!isFirst(row, season) || publicPlanName(row.pricingPlanName) !== undefined)
        return undefined
      return `${row.pricingPlanName}: no public page shows a plan with this name.`
    },
  },
}
