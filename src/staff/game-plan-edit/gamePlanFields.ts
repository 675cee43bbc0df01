import * as v from 'valibot'
import { type GamePlan, planNameProblem } from '../../domain/plan'
import { problemCheck } from '../../ui/form/problemCheck'
import type { FieldTexts } from '../writes/fieldTexts'

/** The validation rules (docs/rules/screens.md#edit-game-plan). An unchanged name isn't checked. */
export function gamePlanSchema(plan: GamePlan) {
  const problem = (name: string) => (name === plan.name ? undefined : planNameProblem(name))
  return v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Plan Event Name is required'),
      problemCheck(problem),
    ),
    totalEvents: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Plan Total Events is required'),
      v.regex(/^\d{1,9}$/, 'Plan Total Events must be a whole number'),
      v.transform(Number),
    ),
  })
}

/** A plan as field values. */
export const typedGamePlan = (plan: GamePlan) => ({
  name: plan.name,
  totalEvents: Number.isNaN(plan.totalEvents) ? '' : String(plan.totalEvents),
})

export type TypedGamePlan = ReturnType<typeof typedGamePlan>

/** The labels of the fields, and their values as text. */
export const gamePlanFields: FieldTexts<TypedGamePlan> = {
  name: 'Plan Event Name',
  totalEvents: ['Plan Total Events', (text) => String(Number(text))],
}
