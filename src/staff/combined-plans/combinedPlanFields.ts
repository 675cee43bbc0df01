import * as v from 'valibot'
import {
  type CombinedPlan,
  linkCode,
  planWithSameLinks,
  worksInLinks,
} from '../../domain/combinedPlan'
import { isSameCode } from '../../domain/games/game'
import { problemCheck } from '../../ui/form/problemCheck'
import type { FieldTexts } from '../writes/fieldTexts'

/**
 * The validation rules. A new code is converted to the form used in links; a stored code stays
 * unchanged.
 * @param stored the code of the edited plan.
 */
export const combinedPlanSchema = (
  stored: string | undefined,
  problemOf: (code: string) => string | undefined,
) =>
  v.object({
    code: v.pipe(
      v.string(),
      v.trim(),
      v.transform((code) => (code === stored ? code : linkCode(code))),
      v.nonEmpty('Combined Plan Event is required.'),
      v.regex(/[^._-]/, 'Combined Plan Event needs a letter or a digit.'),
      problemCheck(problemOf),
    ),
    title: v.string(),
    pdf: v.string(),
    originalPlans: v.array(v.string()),
  })

/** A combined plan as field values. */
export const typedCombinedPlan = (plan: CombinedPlan | null) => ({
  code: plan?.code ?? '',
  title: plan?.title ?? '',
  pdf: plan?.pdf ?? '',
  originalPlans: plan?.originalPlans ?? [],
})

export type TypedCombinedPlan = ReturnType<typeof typedCombinedPlan>

/** The labels of the fields, and their values as text. */
export const combinedPlanFields: FieldTexts<TypedCombinedPlan> = {
  // Codes are the same in any letter case.
  code: ['Combined Plan Event', (code) => code.toUpperCase()],
  title: 'Plan Event Title',
  pdf: 'Plan Event PDF',
  originalPlans: 'Original Plans',
}

/**
 * The message for a code that gives the same links as another package.
 * @param plan the opened plan; null for a new one.
 */
export function codeProblem(
  plan: CombinedPlan | null,
  existing: readonly CombinedPlan[],
  code: string,
): string | undefined {
  // A plan can keep its own code, also in the form used in links.
  if (code === plan?.code) return undefined
  const duplicate = planWithSameLinks(existing, code)
  if (!duplicate || duplicate.code === plan?.code) return undefined
  return `${duplicate.code} has the same public links. Choose another code.`
}

/**
 * The message shown when saving does something else than the dialog's title says.
 * @param plan the opened plan; null for a new one.
 * @param replaced another plan with the typed code, if any.
 */
export function codeNotice(
  plan: CombinedPlan | null,
  replaced: CombinedPlan | undefined,
  code: string,
): string | undefined {
  if (replaced) {
    return `${replaced.code} already exists. Saving replaces it with what’s entered here.`
  }
  if (plan && code === plan.code && !worksInLinks(code)) {
    return `The public links of ${plan.code} don’t work, because links can’t have a slash or an accented capital. Save the package as ${linkCode(code)}, then delete this one.`
  }
  if (plan && !isSameCode(plan.code, code) && code.trim() !== '') {
    return `A new code creates a second package. ${plan.code} isn’t changed.`
  }
  return undefined
}
