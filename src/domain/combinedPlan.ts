import { normalizeText } from '../config/paths'
import { isSamePlanName } from './plan'
import { stripAccents } from './slug'

/**
 * What a customer bought: one or more plans under one code (docs/rules/fields.md#combined-plan).
 */
export interface CombinedPlan {
  /** The key, for example `P26RAFB-P`. Never blank. */
  code: string
  title: string
  /** A URL or a bare file name; null when there is none. */
  pdf: string | null
  /** As the server wrote it: an instant (ISO) or Eastern wall clock (`YYYY-MM-DD HH:MM:SS`); '' when unknown. */
  lastUpdated: string
  originalPlans: string[]
}

/**
 * What a public link can carry of a code: blanks are left out, as public addresses do, accents too,
 * and any run of other signs is one hyphen. 'P26 Müller/Smith & Co' → 'P26Muller-Smith-Co'. Applying
 * it twice changes nothing.
 */
export function linkCode(typed: string): string {
  return stripAccents(typed)
    .replace(/\s+/g, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/-{2,}/g, '-')
}

/**
 * Whether the public pages of a code open. Hosts refuse a slash in a name, not every server finds an
 * accented capital by its small letter, and one of dots and hyphens alone is lost in a link.
 */
export const canCarry = (code: string) => !/[/\\]|[^\P{Lu}A-Z]/u.test(code) && /[^._-]/.test(code)

/**
 * Another plan whose public links are the same, because they carry neither case nor blanks:
 * 'P26 Suite B' and 'p26suiteb'. The same code in another case is the same plan.
 */
export function combinedPlanWithSameLinks(
  plans: readonly CombinedPlan[],
  code: string,
): CombinedPlan | undefined {
  const lowerCode = code.trim().toLowerCase()
  return plans.find(
    (plan) =>
      plan.code.toLowerCase() !== lowerCode &&
      normalizeText(plan.code) === normalizeText(lowerCode),
  )
}

/**
 * The combined plan with one of its original plans under another name, or without it where `to` is
 * null; everything else stays, in its order. Null when it does not name that plan. A name that
 * stands there already does not come twice.
 */
export function withPlanExchanged(
  plan: CombinedPlan,
  from: string,
  to: string | null,
): CombinedPlan | null {
  const isIt = (name: string) => isSamePlanName(name, from)
  const first = plan.originalPlans.findIndex(isIt)
  if (first < 0) return null
  const others = plan.originalPlans.filter((name) => !isIt(name))
  const isThere = to !== null && others.some((name) => isSamePlanName(name, to))
  const originalPlans = plan.originalPlans.flatMap((name, index) => {
    if (!isIt(name)) return [name]
    return to === null || isThere || index !== first ? [] : [to]
  })
  return { ...plan, originalPlans }
}
