import type { CombinedPlan } from '../combinedPlan'
import { nameKey } from '../recordKeys'
import { slug } from '../slug'
import { counted, joined } from '../text'
import type { FindingPlace, RecordByKind, RecordKind } from './finding'
import { placeOf } from './places'
import type { ListName, SeasonIndex } from './seasonRecords'

/**
 * What a change to a record affects, without duplicates. Pages are addresses below the base path.
 */
export interface Impact {
  plans: readonly string[]
  /** Codes of the combined plans that customers see as packages. */
  packages: readonly string[]
  pricingPlans: readonly string[]
  pages: readonly string[]
}

/**
 * The lists that an impact is computed from. Without one of them, its part of the impact is
 * unknown.
 */
export const listsForImpact = {
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

/** What a change to a record affects besides its pages. Missing kinds affect only pages. */
const affectedRecordsOf: {
  [Kind in RecordKind]?: (
    season: SeasonIndex,
    record: RecordByKind[Kind],
    place: FindingPlace,
  ) => Omit<Partial<Impact>, 'pages'>
} = {
  game: ({ combinedPlans }, _game, { plans }) => ({
    plans,
    packages: packagesOf(plans, combinedPlans),
  }),
  plan: ({ combinedPlans }, { name }) => ({ packages: packagesOf([name], combinedPlans) }),
  rep({ pricingByRepLink }, { name }) {
    const rows = pricingByRepLink.get(slug(name)) ?? []
    return { pricingPlans: rows.map(({ pricingPlanName }) => pricingPlanName) }
  },
}

/**
 * The plans, packages and public pages that use these records, as stored or as typed. A page that
 * exists for every rep counts once.
 */
export function impactOf<Kind extends RecordKind>(
  kind: Kind,
  records: readonly RecordByKind[Kind][],
  season: SeasonIndex,
): Impact {
  const impacts = records.map((record): Partial<Impact> => {
    const place = placeOf[kind](season, record)
    return { ...affectedRecordsOf[kind]?.(season, record, place), pages: place.pages }
  })
  const unionOf = (part: keyof Impact) => [
    ...new Set(impacts.flatMap((impact) => impact[part] ?? [])),
  ]
  return {
    plans: unionOf('plans'),
    packages: unionOf('packages'),
    pricingPlans: unionOf('pricingPlans'),
    pages: unionOf('pages'),
  }
}

/** 'Used in 4 plans, 2 packages and 8 public pages', or 'Not used anywhere else'. */
export function impactText({ plans, packages, pricingPlans, pages }: Impact): string {
  const parts = [
    plans.length > 0 && counted(plans.length, 'plan'),
    pricingPlans.length > 0 && counted(pricingPlans.length, 'pricing plan'),
    packages.length > 0 && counted(packages.length, 'package'),
    pages.length > 0 && counted(pages.length, 'public page'),
  ].filter((part) => part !== false)
  return parts.length > 0 ? `Used in ${joined(parts)}` : 'Not used anywhere else'
}
