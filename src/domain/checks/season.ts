import { normaliseText } from '../../config/paths'
import type { EventPrice } from '../../content/season/2025/eventPrices'
import { type TeamKey, teamKeys } from '../../content/teams'
import type { CombinedPlan } from '../combinedPlan'
import type { Game } from '../games/game'
import { onceByCodeAndDate } from '../games/onceBy'
import { teamOfCode } from '../games/team'
import type { Plan } from '../plan'
import { groupByPricingPlan, type PricingLocation, type PricingPlan } from '../pricing'
import { publicPagesOfPlan } from '../publicPages'
import type { Rep } from '../rep'
import { slug } from '../slug'
import { seasonYearOf } from '../time/season'
import { type Day, readDay } from '../time/wallClock'
import { type CheckedText, textReader } from './checkedText'
import { nearestAmong } from './nearest'

/** Everything the API lists. */
export interface SeasonRecords {
  games: readonly Game[]
  plans: readonly Plan[]
  combinedPlans: readonly CombinedPlan[]
  pricing: readonly PricingLocation[]
  reps: readonly Rep[]
  /** Row A and Row B of each game (docs/rules/sheets.md#event-prices). */
  prices: readonly EventPrice[]
  /** Names of plans of which it is not known whether they exist: nothing is said of them. */
  unreadPlans: readonly string[]
  /** What plans' own records say of their number of games, by name in lower case; of those that were read. */
  planTotals?: ReadonlyMap<string, number>
  /** `YYYY-MM-DD` at the arena. */
  today: string
}

/** Records by a key that several may share. */
export type Groups<T, Key = string> = Pick<ReadonlyMap<Key, readonly T[]>, 'get'>

/** Records as the rules ask for them: every question is answered by one look into a map. */
export interface Season extends Omit<Required<SeasonRecords>, 'prices' | 'unreadPlans'> {
  /** Each game once, whatever lists it stands in. */
  games: readonly Game[]
  /** Each plan once, with the games of all lists. */
  plans: readonly Plan[]
  /** By code in capitals; several when a code is used twice. */
  gamesByCode: Groups<Game>
  /** The games of one day and team, by {@link GameFacts.evening}. */
  gamesByEvening: Groups<Game, number>
  /** What a game's code and text say: read once, every rule asks. */
  textOf: (game: Game) => CheckedText
  /** What is asked of the same game by one rule after the other. */
  factsOf: (game: Game) => GameFacts
  /** The codes of a plan's games in capitals, each once. */
  codesOf: (plan: Plan) => readonly string[]
  /** The years in which the seasons of a plan's known games start, each once, in order. */
  yearsOf: (plan: Plan) => readonly number[]
  /** By name in lower case. */
  plansByName: ReadonlyMap<string, Plan>
  /** The key in {@link plansByName} that a name which is none of them probably meant. */
  nearestPlan: (asked: string) => string | undefined
  /** Names of the plans that hold a game, by its code in capitals. */
  plansByGame: ReadonlyMap<string, readonly string[]>
  pricingPlans: Pick<ReadonlyMap<string, PricingPlan>, 'get'>
  /** Row A and Row B by code in capitals, in dollars as text. */
  prices: ReadonlyMap<string, { a: string; b: string }>
  /** Names in lower case. */
  unreadPlans: ReadonlySet<string>
  /** By link name. */
  repsByLink: Groups<Rep>
  /** Names of all reps, as they stand. */
  repNames: ReadonlySet<string>
  /** What a rep sells, by link name. */
  pricingByRepLink: ReadonlyMap<string, readonly PricingLocation[]>
  /** Names that pricing plans have for their reps, as they stand. */
  sellers: Pick<ReadonlySet<string>, 'has'>
  locationIds: ReadonlySet<number>
  /** By what their links carry of their codes. */
  combinedPlansByLink: Groups<CombinedPlan>
  /** Public pages of a plan by its name in lower case. */
  planPages: (name: string) => readonly string[]
}

/** What the rules ask of a game again and again. */
interface GameFacts {
  text: CheckedText
  /** In capitals. */
  code: string
  /** Null for what is no day. */
  day: Day | null
  /** Day and home team, where both are known: what two games of one evening share. */
  evening: number | undefined
}

/** A number, as ten thousand of these are made and looked up: no two days of a team have the same. */
const eveningOf = ({ year, month, day }: Day, team: TeamKey) =>
  ((year * 12 + month) * 32 + day) * teamKeys.length + teamKeys.indexOf(team)

/** A name as maps hold it. */
export const nameKey = (name: string) => name.trim().toLowerCase()
/** A code as maps hold it. */
export const codeKey = (code: string) => code.trim().toUpperCase()

/** Lists with the same key, in order; what has none is in no list. */
export function grouped<T, Key = string>(
  items: readonly T[],
  keyOf: (item: T) => Key | undefined,
): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Answers once for each thing that is asked about, as long as anybody has it. */
function kept<Asked extends object, Answer>(
  answer: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const known = new WeakMap<Asked, Answer>()
  return (asked) => {
    const given = known.get(asked) ?? answer(asked)
    known.set(asked, given)
    return given
  }
}

/** Answers once as long as the same is asked about: keeps nothing of ten thousand. */
function lastKept<Asked, Answer>(answer: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { asked: Asked; given: Answer } | undefined
  return (asked) => {
    if (last?.asked !== asked) last = { asked, given: answer(asked) }
    return last.given
  }
}

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

/** Builds the maps once for all rules. Works in time that grows with the records, not their square. */
export function seasonOf(records: SeasonRecords): Season {
  const games = onceByCodeAndDate(records.games)
  const plans = mergedPlans(records.plans)
  const textOf = textReader()
  const factsOf = lastKept((game: Game): GameFacts => {
    const [text, day] = [textOf(game), readDay(game.date)]
    const evening = day && text.team ? eveningOf(day, text.team) : undefined
    return { text, code: codeKey(game.eventName), day, evening }
  })
  const codesOf = kept(({ eventNames }: Plan) => [...new Set(eventNames.map(codeKey))])
  const gamesByCode = grouped(games, ({ eventName }) => codeKey(eventName))
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
  const combinedByPart = grouped(
    records.combinedPlans.flatMap((plan) =>
      [...new Set(plan.originalPlans.map(nameKey))].map((part) => ({ part, plan })),
    ),
    ({ part }) => part,
  )
  const pages = new Map<string, readonly string[]>()
  const plansByName = new Map(plans.map((plan) => [nameKey(plan.name), plan]))
  return {
    ...records,
    games,
    plans,
    gamesByCode,
    gamesByEvening: grouped(games, (game) => factsOf(game).evening),
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

/** Original plans that stand in no list and are of no team: a call of their own tells of each. */
export function unlistedPlans(
  combinedPlans: readonly CombinedPlan[],
  plans: readonly Plan[],
): string[] {
  const listed = new Set(plans.map(({ name }) => nameKey(name)))
  const parts = combinedPlans.flatMap(({ originalPlans }) => originalPlans)
  const unlisted = parts.filter((name) => !listed.has(nameKey(name)) && !teamOfCode(name))
  return [...new Map(unlisted.map((name) => [nameKey(name), name])).values()]
}
