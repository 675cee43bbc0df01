import { codeAndDate } from '../games/onceBy'
import { combinedPlanRules } from './combinedPlanRules'
import type { RecordKind } from './finding'
import { type Finding, findingsOf, severities } from './finding'
import { gameRules } from './gameRules'
import {
  placeOfCombinedPlan,
  placeOfGame,
  placeOfPlan,
  placeOfPricingLocation,
  placeOfRep,
} from './places'
import { planRules } from './planRules'
import { pricingRules } from './pricingRules'
import { repRules } from './repRules'
import type { Season, SeasonRecords } from './season'

/** A list of the API. */
export type ListName = keyof Omit<SeasonRecords, 'prices' | 'unreadPlans' | 'today'>

/** The lists that the rules of each kind of record read: without one of them they do not run. */
export const neededLists = {
  game: ['games', 'plans', 'combinedPlans'],
  plan: ['games', 'plans', 'combinedPlans'],
  'combined plan': ['games', 'plans', 'combinedPlans'],
  'pricing location': ['pricing', 'reps'],
  rep: ['reps', 'pricing'],
} as const satisfies Record<RecordKind, readonly ListName[]>

/** What is amiss with each record of a kind. */
const checks: { [Kind in RecordKind]: (season: Season) => Finding<Kind>[] } = {
  game: (season) =>
    season.games.flatMap((game) =>
      findingsOf('game', codeAndDate(game), game, {
        rules: gameRules,
        season,
        where: () => placeOfGame(season, game),
      }),
    ),
  plan: (season) =>
    season.plans.flatMap((plan) =>
      findingsOf('plan', plan.name, plan, {
        rules: planRules,
        season,
        where: () => placeOfPlan(season, plan),
      }),
    ),
  'combined plan': (season) =>
    season.combinedPlans.flatMap((plan) =>
      findingsOf('combined plan', plan.code, plan, {
        rules: combinedPlanRules,
        season,
        where: () => placeOfCombinedPlan(plan),
      }),
    ),
  'pricing location': (season) =>
    season.pricing.flatMap((row) =>
      findingsOf('pricing location', String(row.id), row, {
        rules: pricingRules,
        season,
        where: () => placeOfPricingLocation(season, row),
      }),
    ),
  rep: (season) =>
    season.reps.flatMap((rep) =>
      findingsOf('rep', String(rep.id), rep, {
        rules: repRules,
        season,
        where: () => placeOfRep(season, rep),
      }),
    ),
}

export const recordKinds = Object.keys(checks) as readonly RecordKind[]

/**
 * Every finding of a season, worst first: by severity, then by how many public pages show it.
 * @param kinds of records whose lists could be read: see {@link neededLists}.
 */
export function checkSeason(season: Season, kinds: readonly RecordKind[] = recordKinds): Finding[] {
  const found = kinds.flatMap((kind): Finding[] => checks[kind](season))
  const rank = ({ severity }: Finding) => severities.indexOf(severity)
  return found.sort((a, b) => rank(a) - rank(b) || b.where.pages.length - a.where.pages.length)
}
