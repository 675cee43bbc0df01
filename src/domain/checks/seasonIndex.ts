import { normalizeLinkText } from '../../config/linkText'
import { eventPrices } from '../../content/season/current'
import { type TeamKey, teamKeys } from '../../content/teams'
import { memoizeByObject } from '../../lib/memoizeByObject'
import type { CombinedPlan } from '../combinedPlan'
import { type Game, teamOfCode } from '../games/game'
import { uniqueByCodeAndDate } from '../games/uniqueGames'
import type { Plan } from '../plan'
import { type PriceName, priceNames } from '../prices'
import { isBlankLocation, type PricingLocation, pricingPlansOf } from '../pricing'
import { publicPagesOfPlan } from '../publicPages'
import { codeKey, groupBy, groupByEach, nameKey } from '../recordKeys'
import type { Rep } from '../rep'
import { slug } from '../slug'
import { type Day, readDay } from '../time/dates'
import { seasonStartYearOfDate } from '../time/seasons'
import { readableNames } from '../unreadable'
import { createTextReader } from './checkedText'
import { createNameMatcher } from './nearestName'
import type { GameFacts, ListName, LoadedLists, SeasonIndex, SeasonRecords } from './seasonRecords'

/** Every list of the API. */
export const listNames: readonly ListName[] = ['games', 'plans', 'combinedPlans', 'pricing', 'reps']

/** Builds the index that all rules share. */
export const indexSeason = (records: SeasonRecords): SeasonIndex => runToEnd(indexInParts(records))

/**
 * Indexes only these lists; the others are empty.
 * @param today `YYYY-MM-DD` at the arena.
 */
export function indexLists(
  { games = [], plans = [], combinedPlans = [], pricing = [], reps = [] }: LoadedLists,
  today: string,
): SeasonIndex {
  const lists = { games, plans, combinedPlans, pricing, reps }
  return indexSeason({ ...lists, prices: eventPrices, unreadPlans: [], today })
}

/** Runs a generator to its end without pausing, and returns its result. */
export function runToEnd<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Like {@link indexSeason}, with pauses between the parts of the work. */
export function* indexInParts(records: SeasonRecords): Generator<undefined, SeasonIndex> {
  const games = indexGames(records.games)
  yield
  const plans = indexPlans(records.plans, games.gamesByCode)
  const combinedPlans = indexCombinedPlans(records.combinedPlans)
  yield
  return {
    ...records,
    ...games,
    ...plans,
    ...combinedPlans,
    ...indexPricing(records.pricing),
    ...indexReps(records.reps),
    prices: new Map(records.prices.map(([code, , a, b]) => [codeKey(code), { a, b }])),
    unreadPlans: new Set(records.unreadPlans.map(nameKey)),
  }
}

function indexGames(listed: readonly Game[]) {
  const games = uniqueByCodeAndDate(listed)
  const textOf = createTextReader()
  const factsOf = memoizeByObject((game: Game): GameFacts => {
    const text = textOf(game)
    const day = readDay(game.date)
    const dayAndTeam = day && text.team ? dayAndTeamKey(day, text.team) : undefined
    return { text, code: codeKey(game.eventName), day, dayAndTeam }
  })
  return {
    games,
    factsOf,
    gamesByCode: groupBy(games, ({ eventName }) => codeKey(eventName)),
    gamesByDayAndTeam: groupBy(games, (game) => factsOf(game).dayAndTeam),
  }
}

/** A day and team as one number, because ten thousand of these are computed and looked up. */
export const dayAndTeamKey = ({ year, month, day }: Day, team: TeamKey) =>
  ((year * 12 + month) * 32 + day) * teamKeys.length + teamKeys.indexOf(team)

function indexPlans(listed: readonly Plan[], gamesByCode: ReadonlyMap<string, readonly Game[]>) {
  const plans = mergedPlans(listed)
  const plansByName = new Map(plans.map((plan) => [nameKey(plan.name), plan]))
  const codesOf = memoizeByObject(({ eventNames }: Plan) => [...new Set(eventNames.map(codeKey))])
  return {
    plans,
    plansByName,
    nearestPlan: createNameMatcher([...plansByName.keys()]),
    codesOf,
    yearsOf: memoizeByObject((plan: Plan) => {
      const planGames = codesOf(plan).flatMap((code) => gamesByCode.get(code) ?? [])
      const years = planGames.flatMap(({ date }) => seasonStartYearOfDate(date) ?? [])
      return [...new Set(years)].sort((a, b) => a - b)
    }),
    plansByGame: groupByEach(plans, codesOf),
  }
}

/**
 * Merges the entries of each plan. A plan with games of both teams is in each team's list, with
 * that team's games.
 */
function mergedPlans(plans: readonly Plan[]): Plan[] {
  const merged = new Map<string, Plan>()
  for (const plan of plans) {
    const key = nameKey(plan.name)
    const { name, eventNames } = merged.get(key) ?? { name: plan.name, eventNames: [] }
    merged.set(key, { name, eventNames: [...eventNames, ...plan.eventNames] })
  }
  return [...merged.values()]
}

function indexCombinedPlans(combinedPlans: readonly CombinedPlan[]) {
  const combinedByPart = groupByEach(
    combinedPlans,
    ({ originalPlans }) => new Set(originalPlans.map(nameKey)),
  )
  const pages = new Map<string, readonly string[]>()
  return {
    combinedPlansByLink: groupBy(combinedPlans, ({ code }) => normalizeLinkText(code)),
    planPages(name: string) {
      const key = nameKey(name)
      const planPages = pages.get(key) ?? publicPagesOfPlan(key, combinedByPart.get(key) ?? [])
      pages.set(key, planPages)
      return planPages
    },
  }
}

const comparedLocations: SeasonIndex['comparedLocations'] = memoizeByObject(({ locations }) => {
  const rows = locations.filter((row) => !isBlankLocation(row))
  const sorted = (name: PriceName) => rows.flatMap((row) => row[name] || []).sort((a, b) => a - b)
  return {
    count: rows.length,
    byLocation: groupBy(rows, ({ location }) => nameKey(location) || undefined),
    byColor: groupBy(rows, ({ color }) => nameKey(color) || undefined),
    prices: new Map(priceNames.map((name) => [name, sorted(name)])),
  }
})

function indexPricing(rows: readonly PricingLocation[]) {
  const plans = pricingPlansOf(rows)
  return {
    pricingPlans: new Map(plans.map((plan) => [plan.name, plan])),
    pricingPlansByLink: groupBy(plans, ({ name }) => slug(name)),
    comparedLocations,
    pricingByRepLink: groupByEach(
      rows,
      ({ repNames }) => new Set(repNames.map(slug).filter(Boolean)),
    ),
    repNamesInPlans: new Set(rows.flatMap(({ repNames }) => repNames)),
    locationIds: new Set(rows.map(({ id }) => id)),
  }
}

const indexReps = (reps: readonly Rep[]) => ({
  repsByLink: groupBy(reps, ({ name }) => slug(name) || undefined),
  repNames: new Set(reps.map(({ name }) => name)),
})

/**
 * Original plans that are not in a list and do not belong to a team. Each needs a separate call.
 */
export function unlistedPlans(combinedPlans: readonly CombinedPlan[], plans: readonly Plan[]) {
  const listed = new Set(plans.map(({ name }) => nameKey(name)))
  const parts = combinedPlans.flatMap(({ originalPlans }) => readableNames(originalPlans))
  const unlisted = parts.filter((name) => !listed.has(nameKey(name)) && !teamOfCode(name))
  return [...new Map(unlisted.map((name) => [nameKey(name), name])).values()]
}
