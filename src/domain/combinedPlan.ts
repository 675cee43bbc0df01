import { normalizeLinkText } from '../config/linkText'
import { isSamePlanName } from './plan'
import { stripAccents } from './slug'
import type { Unreadable } from './unreadable'

/** What a customer bought: one or more plans under one code (docs/rules/fields.md#combined-plan). */
export interface CombinedPlan {
  /** The key, for example `P26RAFB-P`. Never blank. */
  code: string
  title: string
  /** A URL or a bare file name; null when there is none. */
  pdf: string | null
  /** As the server wrote it: an instant (ISO) or Eastern wall clock (`YYYY-MM-DD HH:MM:SS`); '' when unknown. */
  lastUpdated: string
  originalPlans: string[]
  unreadable?: Unreadable | undefined
}

/**
 * A code as public links write it: without blanks and accents, and with one hyphen for any run of other
 * characters. 'P26 Müller/Smith & Co' → 'P26Muller-Smith-Co'. Applying
 * it twice changes nothing.
 */
export const linkCode = (typed: string): string =>
  stripAccents(typed)
    .replace(/\s+/g, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/-{2,}/g, '-')

/**
 * Whether the public pages of a code open. Hosts refuse a slash in a name, not every server finds an
 * accented capital by its small letter, and one of dots and hyphens alone is lost in a link.
 */
export const worksInLinks = (code: string) =>
  !/[/\\]|[^\P{Lu}A-Z]/u.test(code) && /[^._-]/.test(code)

/**
 * Another plan whose public links are the same, because links have neither case nor blanks:
 * 'P26 Suite B' and 'p26suiteb'. The same code in another case is the same plan.
 */
export function planWithSameLinks(
  plans: readonly CombinedPlan[],
  code: string,
): CombinedPlan | undefined {
  const ownCode = code.trim().toLowerCase()
  const link = normalizeLinkText(code)
  return plans.find(
    (plan) => plan.code.toLowerCase() !== ownCode && normalizeLinkText(plan.code) === link,
  )
}

/**
 * The combined plan with one of its original plans replaced by `to`, or removed where `to` is null. Null
 * when it does not have that plan. A name that it has already is not added twice.
 */
export function replaceOriginalPlan(
  plan: CombinedPlan,
  from: string,
  to: string | null,
): CombinedPlan | null {
  const index = plan.originalPlans.findIndex((name) => isSamePlanName(name, from))
  if (index < 0) return null
  const others = plan.originalPlans.filter((name) => !isSamePlanName(name, from))
  const isAdded = to !== null && !others.some((name) => isSamePlanName(name, to))
  return { ...plan, originalPlans: isAdded ? others.toSpliced(index, 0, to) : others }
}
