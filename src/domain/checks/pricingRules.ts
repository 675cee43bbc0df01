import { colorProblem } from '../colors'
import { moneyText } from '../money'
import { gamesOfPricingPlan, unreadableText } from '../prices'
import { isBlankLocation, type PricingLocation } from '../pricing'
import { publicPlanName } from '../publicSheets'
import { nameKey } from '../recordKeys'
import { joined, type Rules } from './finding'
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

/** The other rows of a row's plan that customers see. */
const othersOf = (row: PricingLocation, season: SeasonIndex) =>
  rowsOf(row, season).filter((other) => other.id !== row.id && !isBlankLocation(other))

/** Of some prices the middle one. */
function middle(prices: readonly number[]): number | null {
  const sorted = [...prices].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

const isSameColor = (a: string, b: string) => a.trim() !== '' && nameKey(a) === nameKey(b)

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
    form: { fields: ['location'], lists: ['pricing'] },
    check(row, season) {
      const duplicate = othersOf(row, season).find(
        ({ location }) => nameKey(location) === nameKey(row.location) && location.trim() !== '',
      )
      return duplicate && `${locationName(row)} is listed twice in its plan.`
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
      const others = othersOf(row, season)
      if (others.length < 2) return undefined
      const far = fieldKeys.find((key) => {
        const price = row[key]
        const usual = middle(others.flatMap((other) => other[key] || []))
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
    form: { fields: ['color'], lists: ['pricing'] },
    check(row, season) {
      const other = othersOf(row, season).find(({ color }) => isSameColor(color, row.color))
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
      const reps = rowsOf(row, season).flatMap(({ repNames }) => repNames)
      if (!isFirst(row, season) || reps.length > 0) return undefined
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
