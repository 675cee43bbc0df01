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
export const typeOf = (step: Step): StepType<Step> =>
  (stepTypes[step.kind] as StepType<Step> | undefined) ?? unknownType

/** The phase of a run in which the step is sent. */
export function phaseOf(step: Step) {
  const { phase } = typeOf(step)
  return typeof phase === 'function' ? phase(step) : phase
}

/** The name of the record that the step writes. */
export const nameOf = (step: Step): string => typeOf(step).nameOf(step)

/** The steps that undo these steps, last one first, and what they can't restore. */
export function inverseOf(steps: readonly Step[]) {
  const inverses = steps.toReversed().map((step) => ({ step, ...typeOf(step).inverse(step) }))
  return {
    steps: inverses.flatMap(({ steps = [] }) => steps),
    notes: inverses.flatMap(({ step, notes = [] }) =>
      notes.map((why) => ({ what: nameOf(step), why })),
    ),
  }
}
