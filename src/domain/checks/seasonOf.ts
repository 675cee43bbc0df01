import { normaliseText } from '../../config/paths'
import { type TeamKey, teamKeys } from '../../content/teams'
import type { Game } from '../games/game'
import { onceByCodeAndDate } from '../games/onceBy'
import { grouped } from '../grouped'
import type { Plan } from '../plan'
import { groupByPricingPlan, type PricingLocation } from '../pricing'
import { publicPagesOfPlan } from '../publicPages'
import { codeKey, nameKey } from '../recordKeys'
import { slug } from '../slug'
import { type Day, readDay } from '../time/dates'
import { seasonYearOf } from '../time/season'
import { textReader } from './checkedText'
import { finished } from './inParts'
import { kept, lastKept } from './kept'
import { nearestAmong } from './nearest'
import type { GameFacts, Season, SeasonRecords } from './season'

/** A number, as ten thousand of these are made and looked up: no two days of a team have the same. */
const eveningOf = ({ year, month, day }: Day, team: TeamKey) =>
  ((year * 12 + month) * 32 + day) * teamKeys.length + teamKeys.indexOf(team)

/** A plan with games of both teams stands in each team's list, with that team's games. */
function mergedPlans(plans: readonly Plan[]): Plan[] {
  const merged = new Map<string, Plan>()
  for (const plan of plans) {
    const key = nameKey(plan.name)
    const known = merged.get(key)
    const eventNames = [...(known?.eventNames ?? []), ...plan.eventNames]
    merged.set(key, { name: known?.name ?? plan.name, eventNames })
  }
  return [...merged.values()]
}

/** The rows of each rep: a row is in as many lists as it has reps. */
function rowsByRepLink(pricing: readonly PricingLocation[]) {
  const links = pricing.flatMap((row) =>
    [...new Set(row.repNames.map(slug))].map((link) => ({ link, row })),
  )
  const groups = grouped(links, ({ link }) => link || undefined)
  return new Map([...groups].map(([link, rows]) => [link, rows.map(({ row }) => row)]))
}

/** The years in which the seasons of games start, each once, in order; a summer's games have none. */
function yearsOfGames(groups: readonly (readonly Game[] | undefined)[]): number[] {
  const years = new Set<number>()
  for (const games of groups) {
    for (const { date } of games ?? []) {
      const day = readDay(date)
      const year = day && seasonYearOf(day)
      if (year !== null) years.add(year)
    }
  }
  return [...years].sort((a, b) => a - b)
}

const codeOfGame = ({ eventName }: Game) => codeKey(eventName)

/** Builds the maps once for all rules. Works in time that grows with the records, not their square. */
export const seasonOf = (records: SeasonRecords): Season => finished(seasonInParts(records))

/** The same, with a pause after each part of the work for whoever must not hold up a page. */
export function* seasonInParts(records: SeasonRecords): Generator<undefined, Season> {
  const listed = grouped(records.games, codeOfGame)
  // Where every code stands once, so does every game: no key of code and day has to be made.
  const isOnce = listed.size === records.games.length
  const games = isOnce ? records.games : onceByCodeAndDate(records.games)
  const gamesByCode = isOnce ? listed : grouped(games, codeOfGame)
  const plans = mergedPlans(records.plans)
  const textOf = textReader()
  const factsOf = lastKept((game: Game): GameFacts => {
    const [text, day] = [textOf(game), readDay(game.date)]
    const evening = day && text.team ? eveningOf(day, text.team) : undefined
    return { text, code: codeKey(game.eventName), day, evening }
  })
  const codesOf = kept(({ eventNames }: Plan) => [...new Set(eventNames.map(codeKey))])
  const prices = new Map<string, { a: string; b: string }>()
  for (const [code, , a, b] of records.prices) prices.set(codeKey(code), { a, b })
  const plansByGame = new Map<string, string[]>()
  for (const plan of plans) {
    for (const code of codesOf(plan)) {
      const plans = plansByGame.get(code)
      if (plans) plans.push(plan.name)
      else plansByGame.set(code, [plan.name])
    }
  }
  yield
  const combinedByPart = grouped(
    records.combinedPlans.flatMap((plan) =>
      [...new Set(plan.originalPlans.map(nameKey))].map((part) => ({ part, plan })),
    ),
    ({ part }) => part,
  )
  const pages = new Map<string, readonly string[]>()
  const plansByName = new Map(plans.map((plan) => [nameKey(plan.name), plan]))
  const gamesByEvening = grouped(games, (game) => factsOf(game).evening)
  yield
  return {
    ...records,
    games,
    plans,
    gamesByCode,
    gamesByEvening,
    textOf,
    factsOf,
    codesOf,
    yearsOf: kept((plan: Plan) => yearsOfGames(codesOf(plan).map((code) => gamesByCode.get(code)))),
    plansByName,
    nearestPlan: nearestAmong([...plansByName.keys()]),
    plansByGame,
    pricingPlans: new Map(groupByPricingPlan(records.pricing).map((plan) => [plan.name, plan])),
    prices,
    planTotals: records.planTotals ?? new Map(),
    unreadPlans: new Set(records.unreadPlans.map(nameKey)),
    repsByLink: grouped(records.reps, ({ name }) => slug(name) || undefined),
    repNames: new Set(records.reps.map(({ name }) => name)),
    pricingByRepLink: rowsByRepLink(records.pricing),
    sellers: new Set(records.pricing.flatMap(({ repNames }) => repNames)),
    locationIds: new Set(records.pricing.map(({ id }) => id)),
    combinedPlansByLink: grouped(records.combinedPlans, ({ code }) => normaliseText(code)),
    planPages(name) {
      const key = nameKey(name)
      const known =
        pages.get(key) ??
        publicPagesOfPlan(
          key,
          (combinedByPart.get(key) ?? []).map(({ plan }) => plan),
        )
      pages.set(key, known)
      return known
    },
  }
}
