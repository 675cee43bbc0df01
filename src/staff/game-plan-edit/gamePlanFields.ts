import * as v from 'valibot'
import { type GamePlan, planNameProblem } from '../../domain/plan'
import { noProblem } from '../../ui/form/noProblem'
import type { FieldTexts } from '../writes/fields'

/**
 * Both are required (docs/rules/screens.md#edit-game-plan); a name that stays as it is was good
 * enough before.
 */
export function gamePlanForm(plan: GamePlan) {
  const problem = (name: string) => (name === plan.name ? undefined : planNameProblem(name))
  return v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Plan Event Name is required'),
      noProblem(problem),
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

/** A game plan as the fields hold it. */
export const typedGamePlan = (plan: GamePlan) => ({
  name: plan.name,
  totalEvents: String(plan.totalEvents),
})

export type TypedGamePlan = ReturnType<typeof typedGamePlan>

/** How its fields read. */
export const gamePlanFields: FieldTexts<TypedGamePlan> = {
  name: 'Plan Event Name',
  totalEvents: ['Plan Total Events', (text) => String(Number(text))],
}
