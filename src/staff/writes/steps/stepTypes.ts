import { blocked } from './checkResult'
import { combinedPlanSteps } from './combinedPlanSteps'
import { gameSteps } from './gameSteps'
import { planSteps } from './planSteps'
import { pricingSteps } from './pricingSteps'
import { repSteps } from './repSteps'
import type { Step, StepKind, StepType, StepTypes } from './step'

const stepTypes: StepTypes<StepKind> = {
  ...gameSteps,
  ...planSteps,
  ...combinedPlanSteps,
  ...pricingSteps,
  ...repSteps,
}

/** The type of a step from another version of the app. */
const unknownType: StepType<Step> = {
  phase: 'change',
  nameOf: () => '',
  recordKeysOf: () => [],
  invalidates: () => [],
  inverse: () => ({}),
  check: async () => blocked('it was started in another version of this page, which can’t do it.'),
}

/** The type of a step. */
export const stepTypeOf = (step: Step): StepType<Step> =>
  (stepTypes[step.kind] as StepType<Step> | undefined) ?? unknownType

/** The phase of a run in which the step is sent. */
export function stepPhase(step: Step) {
  const { phase } = stepTypeOf(step)
  return typeof phase === 'function' ? phase(step) : phase
}

/** The name of the record that the step writes. */
export const stepName = (step: Step): string => stepTypeOf(step).nameOf(step)

/** The steps that undo these steps, last one first, and what they can't restore. */
export function inverseSteps(steps: readonly Step[]) {
  const inverses = steps.toReversed().map((step) => ({ step, ...stepTypeOf(step).inverse(step) }))
  return {
    steps: inverses.flatMap((inverse) => inverse.steps ?? []),
    notes: inverses.flatMap(({ step, notes = [] }) =>
      notes.map((why) => ({ what: stepName(step), why })),
    ),
  }
}
