import { normalizeLinkText } from '../config/linkText'
import { isSamePlanName } from './plan'
import { stripAccents } from './slug'
import type { Unreadable } from './unreadable'

/**
 * What a customer bought: one or more plans under one code (docs/rules/fields.md#combined-plan).
 */
export interface CombinedPlan {
  /** The key, for example `P26RAFB-P`. Never blank. */
  code: string
  title: string
  /** A URL or a file name; null if there is none. */
  pdf: string | null
  /**
   * As the server sent it: an ISO instant, or Eastern wall-clock time as `YYYY-MM-DD HH:MM:SS`; ''
   * if unknown.
   */
  lastUpdated: string
  originalPlans: string[]
  unreadable?: Unreadable | undefined
}

/**
 * A code as it is written in public links: without spaces and accents, and with one hyphen for each
 * run of other characters. 'P26 Müller/Smith & Co' → 'P26Muller-Smith-Co'. Idempotent.
 */
export const linkCode = (typed: string): string =>
  stripAccents(typed)
    .replace(/\s+/g, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/-{2,}/g, '-')

/**
 * Whether the public pages of a code can be opened. The first pattern matches a slash, which hosts
 * refuse in a name, or an accented capital, which not every server finds by its small letter. The
 * second requires more than dots and hyphens, which would be lost in a link.
 */
export const worksInLinks = (code: string) =>
  !/[/\\]|[^\P{Lu}A-Z]/u.test(code) && /[^._-]/.test(code)

/**
 * Another plan with the same public links, because links have neither case nor spaces: 'P26 Suite
 * B' and 'p26suiteb'. The same code in another case is the same plan.
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
 * Replaces one of a combined plan's original plans by `to`, or removes it if `to` is null. Returns
 * null if the combined plan does not contain it. A name that is already in the plan is not added
 * twice.
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
