import { colorProblem } from '../colors'
import { moneyText } from '../money'
import {
  gameCountByName,
  type PriceName,
  priceNames,
  priceOfTotal,
  totalNames,
  unreadableText,
} from '../prices'
import { isBlankLocation, type PricingLocation, planAndLocation } from '../pricing'
import { nameKey } from '../recordKeys'
import { pricingSheetName } from '../sheetNames'
import { joined } from '../text'
import type { CheckRules } from './finding'
import type { SeasonIndex } from './seasonRecords'

/** The names of the prices in sentences. */
const priceTexts: Record<PriceName, string> = {
  planHolderPerGame: 'the plan holder price per game',
  planHolderTotal: 'the plan holder total',
  boxOfficePerGame: 'the box office price per game',
  boxOfficeTotal: 'the box office total',
}

/** The subject of a sentence about a location: `Plan A, Loge Center`. */
export const locationSubject = (row: PricingLocation) => planAndLocation(row, 'without a location')

/** A price is compared with the others of its plan if the plan has at least this many locations. */
const MIN_COMPARED = 3

/** The rules for a location of a pricing plan. */
export const pricingRules: CheckRules<'pricing location'> = {
  total: {
    severity: 'error',
    pluralPredicate: 'have a total that isn’t price times games',
    check(row) {
      const games = gameCountByName(row.pricingPlanName)
      if (games === null) return undefined
      const differences = totalNames.flatMap((name) => {
        const price = row[priceOfTotal[name]]
        const total = row[name]
        if (!price || !total || price * games === total) return []
        return `${games} × ${moneyText(price)} is ${moneyText(price * games)}, but ${priceTexts[name]} is ${moneyText(total)}`
      })
      if (differences.length === 0) return undefined
      return `${locationSubject(row)}: ${joined(differences)}.`
    },
  },
  'missing-price': {
    severity: 'error',
    pluralPredicate: 'have a price missing',
    form: { fields: priceNames },
    check(row) {
      if (isBlankLocation(row)) return undefined
      const missing = priceNames.filter((name) => !row[name])
      if (missing.length === 0) return undefined
      const texts = missing.map((name) => {
        const unreadable = unreadableText(row, name)
        return unreadable === undefined ? priceTexts[name] : `${priceTexts[name]} (“${unreadable}”)`
      })
      const verb = missing.length === 1 ? 'is' : 'are'
      const problem = row.unreadable ? 'missing or not a number' : 'missing'
      return `${locationSubject(row)}: ${joined(texts)} ${verb} ${problem}.`
    },
  },
  'not-below-box-office': {
    severity: 'error',
    pluralPredicate: 'have a plan holder price that isn’t below the box office',
    form: { fields: priceNames },
    check(row) {
      const pairs = [
        { unit: 'per game', holder: row.planHolderPerGame, box: row.boxOfficePerGame },
        { unit: 'in total', holder: row.planHolderTotal, box: row.boxOfficeTotal },
      ]
      const pair = pairs.find(({ holder, box }) => holder && box && holder >= box)
      if (!pair) return undefined
      return `${locationSubject(row)}: plan holders pay ${moneyText(pair.holder)} ${pair.unit}, but the box office price is ${moneyText(pair.box)}.`
    },
  },
  'location-twice': {
    severity: 'error',
    pluralPredicate: 'are listed twice in their plan',
    isMutual: true,
    form: { fields: ['location'], lists: ['pricing'] },
    check(row, season) {
      const rows = comparedWith(row, season)?.byLocation.get(nameKey(row.location))
      return otherOf(row, rows) && `${locationSubject(row)} is listed twice in its plan.`
    },
  },
  'unknown-rep': {
    severity: 'error',
    pluralPredicate: 'have a rep who doesn’t exist',
    check: checkOfPlan((row, season) => {
      const names = [...new Set(locationsOf(row, season).flatMap(({ repNames }) => repNames))]
      const unknown = names.filter((name) => !season.repNames.has(name))
      if (unknown.length === 0) return undefined
      const verbPhrase = unknown.length === 1 ? 'isn’t a rep' : 'aren’t reps'
      const quoted = unknown.map((name) => `'${name}'`)
      return `${row.pricingPlanName} lists ${joined(quoted)}, who ${verbPhrase}.`
    }),
  },
  'far-from-others': {
    severity: 'warning',
    pluralPredicate: 'have a price far from the other locations',
    form: { fields: priceNames, lists: ['pricing'] },
    check(row, season) {
      const others = comparedWith(row, season)
      if (!others || others.count < MIN_COMPARED) return undefined
      const outlier = priceNames.find((name) => {
        const price = row[name]
        const median = price && medianWithout(price, others.prices.get(name) ?? [])
        return price && median && (price >= median * 10 || price * 10 <= median)
      })
      if (outlier === undefined) return undefined
      return `${locationSubject(row)}: ${priceTexts[outlier]}, ${moneyText(row[outlier])}, is at least 10 times higher or lower than at the other locations.`
    },
  },
  color: {
    severity: 'warning',
    pluralPredicate: 'have an invalid color',
    field: 'color',
    check: (row) =>
      colorProblem(row.color) &&
      `${locationSubject(row)}: '${row.color}' isn’t a color and shows as gray.`,
  },
  'color-twice': {
    severity: 'warning',
    pluralPredicate: 'have the same color as another location',
    isMutual: true,
    form: { fields: ['color'], lists: ['pricing'] },
    check(row, season) {
      const other = otherOf(row, comparedWith(row, season)?.byColor.get(nameKey(row.color)))
      if (!other) return undefined
      return `${locationSubject(row)} has the same color as ${other.location}: #${row.color.trim()}.`
    },
  },
  'no-rep': {
    severity: 'warning',
    pluralPredicate: 'have no rep',
    isLeftByNextSeason: true,
    noun: 'pricing plan',
    check: checkOfPlan((row, season) =>
      locationsOf(row, season).every(({ repNames }) => repNames.length === 0)
        ? `${row.pricingPlanName} has no rep, so it’s on no pricing sheet.`
        : undefined,
    ),
  },
  'not-public': {
    severity: 'info',
    pluralPredicate: 'aren’t on any public page',
    noun: 'pricing plan',
    // The field of the plan's name is `name` in the dialogs of a plan.
    form: { fields: ['pricingPlanName', 'name'], lists: ['pricing'] },
    check: checkOfPlan(({ pricingPlanName }) =>
      pricingSheetName(pricingPlanName) === undefined
        ? `${pricingPlanName}: no public page shows a plan with this name.`
        : undefined,
    ),
  },
}

const locationsOf = ({ pricingPlanName }: PricingLocation, { pricingPlans }: SeasonIndex) =>
  pricingPlans.get(pricingPlanName)?.locations ?? []

type Check = CheckRules<'pricing location'>[string]['check']

/** A check of a whole plan. Its finding is reported only for the plan's first row. */
function checkOfPlan(check: Check): Check {
  return (row, season) =>
    locationsOf(row, season)[0]?.id === row.id ? check(row, season) : undefined
}

/** The locations of the row's plan, for comparison. */
function comparedWith({ pricingPlanName }: PricingLocation, season: SeasonIndex) {
  const plan = season.pricingPlans.get(pricingPlanName)
  return plan && season.comparedLocations(plan)
}

/** The first of these rows that is a different one. */
const otherOf = (row: PricingLocation, rows: readonly PricingLocation[] = []) =>
  rows.find(({ id }) => id !== row.id)

/**
 * The median of the other prices: of an even number, the upper of the two middle ones. The price
 * itself is left out because, among few prices, an outlier would move the median that it is
 * compared with.
 * @param price one of the sorted prices. Without a price above the middle one, that is the median;
 * without it or a price below it, the median is the next one.
 */
function medianWithout(price: number, sorted: readonly number[]): number | undefined {
  const middle = Math.floor((sorted.length - 1) / 2)
  const middlePrice = sorted[middle]
  return middlePrice !== undefined && middlePrice < price ? middlePrice : sorted[middle + 1]
}
