import { colorProblem } from '../colors'
import { moneyText } from '../money'
import {
  gamesOfPricingPlan,
  type PriceName,
  priceNames,
  priceOfTotal,
  totalNames,
  unreadableText,
} from '../prices'
import {
  isBlankLocation,
  type PricingLocation,
  type PricingPlan,
  planAndLocation,
} from '../pricing'
import { publicPlanName } from '../publicSheets'
import { grouped, nameKey } from '../recordKeys'
import { joined } from '../text'
import type { Rules } from './finding'
import { memoized } from './seasonIndex'
import type { SeasonIndex } from './seasonRecords'

/** The prices as sentences name them. */
const priceFields: Record<PriceName, string> = {
  planHolderPerGame: 'the plan holder price per game',
  planHolderTotal: 'the plan holder total',
  boxOfficePerGame: 'the box office price per game',
  boxOfficeTotal: 'the box office total',
}

/** What a sentence about a location begins with: `Plan A, Loge Center`. */
export const locationSubject = (row: PricingLocation) => planAndLocation(row, 'without a location')

const rowsOf = ({ pricingPlanName }: PricingLocation, { pricingPlans }: SeasonIndex) =>
  pricingPlans.get(pricingPlanName)?.locations ?? []

/** The rows of a plan that customers see, by what is compared: read once for all of its rows. */
const comparedOf = memoized(({ locations }: PricingPlan) => {
  const rows = locations.filter((row) => !isBlankLocation(row))
  const sorted = (key: PriceName) => rows.flatMap((row) => row[key] || []).sort((a, b) => a - b)
  return {
    count: rows.length,
    byLocation: grouped(rows, ({ location }) => nameKey(location) || undefined),
    byColor: grouped(rows, ({ color }) => nameKey(color) || undefined),
    prices: new Map(priceNames.map((key) => [key, sorted(key)])),
  }
})

const compared = ({ pricingPlanName }: PricingLocation, { pricingPlans }: SeasonIndex) => {
  const plan = pricingPlans.get(pricingPlanName)
  return plan && comparedOf(plan)
}

/** The middle one of sorted prices when this one, which is among them, is left out. */
function middleWithout(price: number, sorted: readonly number[]): number | undefined {
  const middle = Math.floor((sorted.length - 1) / 2)
  const candidate = sorted[middle]
  return candidate !== undefined && candidate < price ? candidate : sorted[middle + 1]
}

/** The first of some rows that is not this one. */
const otherOf = (row: PricingLocation, rows: readonly PricingLocation[] = []) =>
  rows.find(({ id }) => id !== row.id)

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
      const wrong = totalNames.flatMap((total) => {
        const [price, sum] = [row[priceOfTotal[total]], row[total]]
        return price && sum && price * games !== sum
          ? `${games} × ${moneyText(price)} is ${moneyText(price * games)}, but ${priceFields[total]} is ${moneyText(sum)}`
          : []
      })
      return wrong.length === 0 ? undefined : `${locationSubject(row)}: ${joined(wrong)}.`
    },
  },
  'missing-price': {
    severity: 'wrong',
    many: 'have a price missing',
    form: { fields: priceNames },
    check(row) {
      if (isBlankLocation(row)) return undefined
      const missing = priceNames.filter((key) => !row[key])
      if (missing.length === 0) return undefined
      const named = missing.map((key) => {
        const sent = unreadableText(row, key)
        return sent === undefined ? priceFields[key] : `${priceFields[key]} (“${sent}”)`
      })
      const verb = missing.length === 1 ? 'is' : 'are'
      const problem = row.unreadable ? 'missing or not a number' : 'missing'
      return `${locationSubject(row)}: ${joined(named)} ${verb} ${problem}.`
    },
  },
  'not-below-box-office': {
    severity: 'wrong',
    many: 'have a plan holder price that isn’t below the box office',
    form: { fields: priceNames },
    check(row) {
      const pairs = [
        ['per game', row.planHolderPerGame, row.boxOfficePerGame],
        ['in total', row.planHolderTotal, row.boxOfficeTotal],
      ] as const
      const wrong = pairs.find(([, holder, box]) => holder && box && holder >= box)
      if (!wrong) return undefined
      const [unit, holder, box] = wrong
      return `${locationSubject(row)}: plan holders pay ${moneyText(holder)} ${unit}, but the box office price is ${moneyText(box)}.`
    },
  },
  'location-twice': {
    severity: 'wrong',
    many: 'are listed twice in their plan',
    isMutual: true,
    form: { fields: ['location'], lists: ['pricing'] },
    check(row, season) {
      const alike = compared(row, season)?.byLocation.get(nameKey(row.location))
      return otherOf(row, alike) && `${locationSubject(row)} is listed twice in its plan.`
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
    form: { fields: priceNames, lists: ['pricing'] },
    check(row, season) {
      const plan = compared(row, season)
      if (!plan || plan.count < 3) return undefined
      const far = priceNames.find((key) => {
        const price = row[key]
        const usual = price && middleWithout(price, plan.prices.get(key) ?? [])
        return price && usual && (price >= usual * 10 || price * 10 <= usual)
      })
      if (far === undefined) return undefined
      return `${locationSubject(row)}: ${priceFields[far]}, ${moneyText(row[far])}, is at least 10 times higher or lower than at the other locations.`
    },
  },
  color: {
    severity: 'doubtful',
    many: 'have an invalid color',
    check: (row) =>
      colorProblem(row.color) &&
      `${locationSubject(row)}: '${row.color}' isn’t a color and shows as gray.`,
  },
  'color-twice': {
    severity: 'doubtful',
    many: 'have the same color as another location',
    isMutual: true,
    form: { fields: ['color'], lists: ['pricing'] },
    check(row, season) {
      const other = otherOf(row, compared(row, season)?.byColor.get(nameKey(row.color)))
      return (
        other &&
        `${locationSubject(row)} has the same color as ${other.location}: #${row.color.trim()}.`
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
