import type { CombinedPlan } from '../combinedPlan'
import { nameKey } from '../recordKeys'
import { slug } from '../slug'
import { counted, joined } from '../text'
import type { CheckedRecord, RecordKind } from './finding'
import * as places from './places'
import type { ListName, SeasonIndex } from './seasonRecords'

/** What a change to a record affects: names, codes and addresses below the base path, each once. */
export interface Impact {
  plans: readonly string[]
  /** Codes of the combined plans that customers see as packages. */
  packages: readonly string[]
  pricingPlans: readonly string[]
  pages: readonly string[]
}

/** The lists that an impact is read from: without one of them its part is unknown. */
export const impactLists = {
  game: ['plans', 'combinedPlans'],
  plan: ['combinedPlans'],
  'combined plan': [],
  'pricing location': ['pricing'],
  rep: ['pricing'],
} as const satisfies Record<RecordKind, readonly ListName[]>

/** Codes of the combined plans made of any of these plans. */
function packagesOf(plans: readonly string[], combinedPlans: readonly CombinedPlan[]): string[] {
  const names = new Set(plans.map(nameKey))
  return combinedPlans
    .filter(({ originalPlans }) => originalPlans.some((name) => names.has(nameKey(name))))
    .map(({ code }) => code)
}

const affectedBy: {
  [Kind in RecordKind]: (season: SeasonIndex, record: CheckedRecord[Kind]) => Partial<Impact>
} = {
  game(season, game) {
    const { plans, pages } = places.placeOfGame(season, game)
    return { plans, packages: packagesOf(plans, season.combinedPlans), pages }
  },
  plan: (season, plan) => ({
    packages: packagesOf([plan.name], season.combinedPlans),
    pages: places.placeOfPlan(season, plan).pages,
  }),
  'combined plan': (_season, plan) => ({ pages: places.placeOfCombinedPlan(plan).pages }),
  'pricing location': (season, row) => ({
    pages: places.placeOfPricingLocation(season, row).pages,
  }),
  rep(season, rep) {
    const rows = season.pricingByRepLink.get(slug(rep.name)) ?? []
    return {
      pricingPlans: rows.map(({ pricingPlanName }) => pricingPlanName),
      pages: places.placeOfRep(season, rep).pages,
    }
  },
}

/**
 * The plans, packages and public pages that use these records, as stored or as typed. A page that every
 * rep has counts once.
 */
export function impactOf<Kind extends RecordKind>(
  kind: Kind,
  records: readonly CheckedRecord[Kind][],
  season: SeasonIndex,
): Impact {
  const impacts = records.map((record) => affectedBy[kind](season, record))
  const once = (part: keyof Impact) => [...new Set(impacts.flatMap((impact) => impact[part] ?? []))]
  return {
    plans: once('plans'),
    packages: once('packages'),
    pricingPlans: once('pricingPlans'),
    pages: once('pages'),
  }
}

/** 'Used in 4 plans, 2 packages and 8 public pages', or 'Not used anywhere else'. */
export function impactWords({ plans, packages, pricingPlans, pages }: Impact): string {
  const parts = [
    plans.length > 0 && counted(plans.length, 'plan'),
    pricingPlans.length > 0 && counted(pricingPlans.length, 'pricing plan'),
    packages.length > 0 && counted(packages.length, 'package'),
    pages.length > 0 && counted(pages.length, 'public page'),
  ].filter((part) => part !== false)
  return parts.length > 0 ? `Used in ${joined(parts)}` : 'Not used anywhere else'
}
