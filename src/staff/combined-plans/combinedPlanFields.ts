import * as v from 'valibot'
import { type CombinedPlan, linkCode } from '../../domain/combinedPlan'
import { problemCheck } from '../../ui/form/problemCheck'
import type { FieldTexts } from '../writes/fieldTexts'

/**
 * The rules of the fields. The code becomes what a link can have; a stored code stays as it is.
 * @param stored the code of the plan that is edited.
 */
export const combinedPlanForm = (
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

/** What the form sends. */
export type CombinedPlanValues = v.InferOutput<ReturnType<typeof combinedPlanForm>>

/** A combined plan as the fields hold it. */
export const typedCombinedPlan = (plan: CombinedPlan | null) => ({
  code: plan?.code ?? '',
  title: plan?.title ?? '',
  pdf: plan?.pdf ?? '',
  originalPlans: plan?.originalPlans ?? [],
})

export type TypedCombinedPlan = ReturnType<typeof typedCombinedPlan>

/** The labels and texts of its fields. */
export const combinedPlanFields: FieldTexts<TypedCombinedPlan> = {
  // The same plan in any letter case.
  code: ['Combined Plan Event', (code) => code.toUpperCase()],
  title: 'Plan Event Title',
  pdf: 'Plan Event PDF',
  originalPlans: 'Original Plans',
}
