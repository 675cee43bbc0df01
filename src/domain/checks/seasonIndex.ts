import { normalizeLinkText } from '../../config/linkText'
import { eventPrices } from '../../content/season/current'
import { type TeamKey, teamKeys } from '../../content/teams'
import { memoizeByObject } from '../../lib/memoizeByObject'
import type { CombinedPlan } from '../combinedPlan'
import { type Game, teamOfCode } from '../games/game'
import { uniqueByCodeAndDate } from '../games/uniqueGames'
import type { Plan } from '../plan'
import { groupByPricingPlan, type PricingLocation } from '../pricing'
import { publicPagesOfPlan } from '../publicPages'
import { codeKey, groupBy, groupPairs, nameKey } from '../recordKeys'
import { slug } from '../slug'
import { type Day, readDay } from '../time/dates'
import { seasonStartYearOfDate } from '../time/seasons'
import { readableNames } from '../unreadable'
import { createTextReader } from './checkedText'
import { createNameMatcher } from './nearestName'
import type { GameFacts, ListName, LoadedLists, SeasonIndex, SeasonRecords } from './seasonRecords'

/** A day and team as one number: ten thousand of these are computed and looked up. */
export const dayAndTeamKey = ({ year, month, day }: Day, team: TeamKey) =>
  ((year * 12 + month) * 32 + day) * teamKeys.length + teamKeys.indexOf(team)

/** Joins the entries of each plan: one with games of both teams is in each team's list, with that team's games. */
function mergedPlans(plans: readonly Plan[]): Plan[] {
  const merged = new Map<string, Plan>()
  for (const plan of plans) {
    const key = nameKey(plan.name)
    const { name, eventNames } = merged.get(key) ?? { name: plan.name, eventNames: [] }
    merged.set(key, { name, eventNames: [...eventNames, ...plan.eventNames] })
  }
  return [...merged.values()]
}

/** The rows of each rep by link name: a row is in as many groups as it has reps. */
const rowsByRepLink = (pricing: readonly PricingLocation[]) =>
  groupPairs(
    pricing.flatMap((row) => {
      const links = new Set(row.repNames.map(slug))
      links.delete('')
      return [...links].map((link) => [link, row] as const)
    }),
  )

/** Indexes the records once for all rules. */
export const indexSeason = (records: SeasonRecords): SeasonIndex => runToEnd(indexInParts(records))

/** Every list of the API. */
export const listNames: readonly ListName[] = ['games', 'plans', 'combinedPlans', 'pricing', 'reps']

/**
 * Builds the maps for some lists; the others are empty.
 * @param today `YYYY-MM-DD` at the arena.
 */
export function indexLists(
  { games = [], plans = [], combinedPlans = [], pricing = [], reps = [] }: LoadedLists,
  today: string,
): SeasonIndex {
  const lists = { games, plans, combinedPlans, pricing, reps }
  return indexSeason({ ...lists, prices: eventPrices, unreadPlans: [], today })
}

/** The result of a generator that pauses after each part of its work, without the pauses. */
export function runToEnd<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Indexes records as {@link indexSeason} does, with a pause after each part of the work. */
export function* indexInParts(records: SeasonRecords): Generator<undefined, SeasonIndex> {
  const games = uniqueByCodeAndDate(records.games)
  const plans = mergedPlans(records.plans)
  const textOf = createTextReader()
  const factsOf = memoizeByObject((game: Game): GameFacts => {
    const [text, day] = [textOf(game), readDay(game.date)]
    const dayAndTeam = day && text.team ? dayAndTeamKey(day, text.team) : undefined
    return { text, code: codeKey(game.eventName), day, dayAndTeam }
  })
  const codesOf = memoizeByObject(({ eventNames }: Plan) => [...new Set(eventNames.map(codeKey))])
  const prices = new Map<string, { a: string; b: string }>()
  for (const [code, , a, b] of records.prices) prices.set(codeKey(code), { a, b })
  const plansByGame = groupPairs(
    plans.flatMap((plan) => codesOf(plan).map((code) => [code, plan.name] as const)),
  )
  const gamesByCode = groupBy(games, ({ eventName }) => codeKey(eventName))
  yield
  const combinedByPart = groupPairs(
    records.combinedPlans.flatMap((plan) =>
      [...new Set(plan.originalPlans.map(nameKey))].map((part) => [part, plan] as const),
    ),
  )
  const pages = new Map<string, readonly string[]>()
  const plansByName = new Map(plans.map((plan) => [nameKey(plan.name), plan]))
  const gamesByDayAndTeam = groupBy(games, (game) => factsOf(game).dayAndTeam)
  const pricingPlans = groupByPricingPlan(records.pricing)
  yield
  return {
    ...records,
    games,
    plans,
    gamesByCode,
    gamesByDayAndTeam,
    factsOf,
    codesOf,
    yearsOf: memoizeByObject((plan: Plan) => {
      const planGames = codesOf(plan).flatMap((code) => gamesByCode.get(code) ?? [])
      const years = planGames.flatMap(({ date }) => seasonStartYearOfDate(date) ?? [])
      return [...new Set(years)].sort((a, b) => a - b)
    }),
    plansByName,
    nearestPlan: createNameMatcher([...plansByName.keys()]),
    plansByGame,
    pricingPlans: new Map(pricingPlans.map((plan) => [plan.name, plan])),
    pricingPlansByLink: groupBy(pricingPlans, ({ name }) => slug(name)),
    prices,
    unreadPlans: new Set(records.unreadPlans.map(nameKey)),
    repsByLink: groupBy(records.reps, ({ name }) => slug(name) || undefined),
    repNames: new Set(records.reps.map(({ name }) => name)),
    pricingByRepLink: rowsByRepLink(records.pricing),
    repNamesInPlans: new Set(records.pricing.flatMap(({ repNames }) => repNames)),
    locationIds: new Set(records.pricing.map(({ id }) => id)),
    combinedPlansByLink: groupBy(records.combinedPlans, ({ code }) => normalizeLinkText(code)),
    planPages(name) {
      const key = nameKey(name)
      const planPages = pages.get(key) ?? publicPagesOfPlan(key, combinedByPart.get(key) ?? [])
      pages.set(key, planPages)
      return planPages
    },
  }
}

/** Original plans that are in no list and of no team: each is read by a call of its own. */
export function unlistedPlans(
  combinedPlans: readonly CombinedPlan[],
  plans: readonly Plan[],
): string[] {
  const listed = new Set(plans.map(({ name }) => nameKey(name)))
  const parts = combinedPlans.flatMap(({ originalPlans }) => readableNames(originalPlans))
  const unlisted = parts.filter((name) => !listed.has(nameKey(name)) && !teamOfCode(name))
  return [...new Map(unlisted.map((name) => [nameKey(name), name])).values()]
}
