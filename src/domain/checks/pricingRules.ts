import { colorProblem } from '../colors'
import { moneyText } from '../money'
import { gamesOfPricingPlan, unreadableText } from '../prices'
import { isBlankLocation, type PricingLocation } from '../pricing'
import { publicPlanName } from '../publicSheets'
import { nameKey } from '../recordKeys'
import { joined, type Rule } from './finding'
import type { Season } from './seasonRecords'

type PricingRule = Rule<'pricing location'>
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

const rowsOf = ({ pricingPlanName }: PricingLocation, { pricingPlans }: Season) =>
  pricingPlans.get(pricingPlanName)?.locations ?? []

/** The other rows of a row's plan that customers see. */
const othersOf = (row: PricingLocation, season: Season) =>
  rowsOf(row, season).filter((other) => other.id !== row.id && !isBlankLocation(other))

const wrongTotal: PricingRule = {
  name: 'total',
  severity: 'wrong',
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
}

const notBelow: PricingRule = {
  name: 'not-below-box-office',
  severity: 'wrong',
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
}

const missingPrice: PricingRule = {
  name: 'missing-price',
  severity: 'wrong',
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
}

/** Of some prices the middle one. */
function middle(prices: readonly number[]): number | null {
  const sorted = [...prices].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

const farFromOthers: PricingRule = {
  name: 'far-from-others',
  severity: 'doubtful',
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
}

const invalidColor: PricingRule = {
  name: 'color',
  severity: 'doubtful',
  check: (row) =>
    colorProblem(row.color) &&
    `${locationName(row)}: '${row.color}' isn’t a color and shows as gray.`,
}

const isSameColor = (a: string, b: string) => a.trim() !== '' && nameKey(a) === nameKey(b)

const colorTwice: PricingRule = {
  name: 'color-twice',
  severity: 'doubtful',
  check(row, season) {
    const other = othersOf(row, season).find(({ color }) => isSameColor(color, row.color))
    return (
      other && `${locationName(row)} has the same color as ${other.location}: #${row.color.trim()}.`
    )
  },
}

const locationTwice: PricingRule = {
  name: 'location-twice',
  severity: 'wrong',
  check(row, season) {
    const duplicate = othersOf(row, season).find(
      ({ location }) => nameKey(location) === nameKey(row.location) && location.trim() !== '',
    )
    return duplicate && `${locationName(row)} is listed twice in its plan.`
  },
}

/** Said once for a plan, of its first row. */
const isFirst = (row: PricingLocation, season: Season) => rowsOf(row, season)[0]?.id === row.id

const notPublic: PricingRule = {
  name: 'not-public',
  severity: 'to know',
  check(row, season) {
    if (!isFirst(row, season) || publicPlanName(row.pricingPlanName) !== undefined) return undefined
    return `${row.pricingPlanName}: no public page shows a plan with this name.`
  },
}

const noRep: PricingRule = {
  name: 'no-rep',
  severity: 'doubtful',
  check(row, season) {
    const reps = rowsOf(row, season).flatMap(({ repNames }) => repNames)
    if (!isFirst(row, season) || reps.length > 0) return undefined
    return `${row.pricingPlanName} has no rep, so it’s on no pricing sheet.`
  },
}

const unknownRep: PricingRule = {
  name: 'unknown-rep',
  severity: 'wrong',
  check(row, season) {
    if (!isFirst(row, season)) return undefined
    const names = [...new Set(rowsOf(row, season).flatMap(({ repNames }) => repNames))]
    const unknown = names.filter((name) => !season.repNames.has(name))
    if (unknown.length === 0) return undefined
    const who = unknown.length === 1 ? 'who isn’t a rep' : 'who aren’t reps'
    return `${row.pricingPlanName} lists ${joined(unknown.map((name) => `'${name}'`))}, ${who}.`
  },
}

/** What can be amiss with one location of a pricing plan. */
export const pricingRules: readonly PricingRule[] = [
  wrongTotal,
  missingPrice,
  notBelow,
  locationTwice,
  unknownRep,
  farFromOthers,
  invalidColor,
  colorTwice,
  noRep,
  notPublic,
]
