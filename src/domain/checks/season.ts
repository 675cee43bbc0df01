import { normaliseText } from '../../config/paths'
import type { EventPrice } from '../../content/season/2025/eventPrices'
import type { CombinedPlan } from '../combinedPlan'
import type { Game } from '../games/game'
import { type GameText, readGameText } from '../games/gameText'
import { onceByCodeAndDate } from '../games/onceBy'
import { teamOfCode } from '../games/team'
import type { Plan } from '../plan'
import { groupByPricingPlan, type PricingLocation, type PricingPlan } from '../pricing'
import { publicPagesOfPlan } from '../publicPages'
import type { Rep } from '../rep'
import { slug } from '../slug'
import { dayKey, readDay } from '../time/wallClock'

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
  /** `YYYY-MM-DD` at the arena. */
  today: string
}

/** Records by a key that several may share. */
export type Groups<T> = Pick<ReadonlyMap<string, readonly T[]>, 'get'>

/** Records as the rules ask for them: every question is answered by one look into a map. */
export interface Season extends Omit<SeasonRecords, 'prices' | 'unreadPlans'> {
  /** Each game once, whatever lists it stands in. */
  games: readonly Game[]
  /** Each plan once, with the games of all lists. */
  plans: readonly Plan[]
  /** By code in capitals; several when a code is used twice. */
  gamesByCode: Groups<Game>
  /** The games of one day and team, by {@link eveningOf}. */
  gamesByEvening: Groups<Game>
  /** What a game's code and text say: read once, every rule asks. */
  textOf: (game: Game) => GameText
  /** By name in lower case. */
  plansByName: ReadonlyMap<string, Plan>
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

/** A name as maps hold it. */
export const nameKey = (name: string) => name.trim().toLowerCase()
/** A code as maps hold it. */
export const codeKey = (code: string) => code.trim().toUpperCase()

/** The day and home team of a game, where both are known: what two games of one evening share. */
export function eveningOf({ date }: Game, { team }: GameText): string | undefined {
  const day = readDay(date)
  return day && team ? `${dayKey(day)} ${team}` : undefined
}

/** Lists with the same key, in order; what has none is in no list. */
export function grouped<T>(
  items: readonly T[],
  keyOf: (item: T) => string | undefined,
): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
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

/** Builds the maps once for all rules. Works in time that grows with the records, not their square. */
export function seasonOf(records: SeasonRecords): Season {
  const games = onceByCodeAndDate(records.games)
  const plans = mergedPlans(records.plans)
  const texts = new Map<Game, GameText>()
  /** Also of a game that is not stored yet. */
  function textOf(game: Game): GameText {
    const text = texts.get(game) ?? readGameText(game)
    texts.set(game, text)
    return text
  }
  const plansByGame = new Map<string, string[]>()
  for (const { name, eventNames } of plans) {
    for (const code of new Set(eventNames.map(codeKey))) {
      const plans = plansByGame.get(code)
      if (plans) plans.push(name)
      else plansByGame.set(code, [name])
    }
  }
  const combinedByPart = grouped(
    records.combinedPlans.flatMap((plan) =>
      [...new Set(plan.originalPlans.map(nameKey))].map((part) => ({ part, plan })),
    ),
    ({ part }) => part,
  )
  const pages = new Map<string, readonly string[]>()
  return {
    ...records,
    games,
    plans,
    gamesByCode: grouped(games, ({ eventName }) => codeKey(eventName)),
    gamesByEvening: grouped(games, (game) => eveningOf(game, textOf(game))),
    textOf,
    plansByName: new Map(plans.map((plan) => [nameKey(plan.name), plan])),
    plansByGame,
    pricingPlans: new Map(groupByPricingPlan(records.pricing).map((plan) => [plan.name, plan])),
    prices: new Map(records.prices.map(([code, , a, b]) => [codeKey(code), { a, b }])),
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

/** The games of a plan that are known, each once. */
export const gamesOfPlan = ({ gamesByCode }: Season, plan: Plan): Game[] =>
  [...new Set(plan.eventNames.map(codeKey))].flatMap((code) => gamesByCode.get(code) ?? [])
