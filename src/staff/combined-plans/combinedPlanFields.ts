import * as v from 'valibot'
import { type CombinedPlan, linkCode } from '../../domain/combinedPlan'
import { problemCheck } from '../../ui/form/problemCheck'
import type { FieldTexts } from '../writes/fieldTexts'

/**
 * The validation rules. A new code is converted to the form used in links; a stored code stays unchanged.
 * @param stored the code of the edited plan.
 */
export const combinedPlanSchema = (
  stored: string | undefined,
  codeProblem: (code: string) => string | undefined,
) =>
  v.object({
    code: v.pipe(
      v.string(),
      v.trim(),
      v.transform((code) => (code === stored ? code : linkCode(code))),
      v.nonEmpty('Combined Plan Event is required.'),
      v.regex(/[^._-]/, 'Combined Plan Event needs a letter or a digit.'),
      problemCheck(codeProblem),
    ),
    title: v.string(),
    pdf: v.string(),
    originalPlans: v.array(v.string()),
  })

/** The validated values that the form sends. */
export type CombinedPlanValues = v.InferOutput<ReturnType<typeof combinedPlanSchema>>

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
