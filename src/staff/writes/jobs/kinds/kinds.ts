import type { Step, StepKind } from '../step'
import { combinedPlanKinds } from './combinedPlanKinds'
import { gameKinds } from './gameKinds'
import type { Kind, Kinds } from './kind'
import { planKinds } from './planKinds'
import { pricingKinds } from './pricingKinds'
import { repKinds } from './repKinds'

const kinds: Kinds<StepKind> = {
  ...gameKinds,
  ...planKinds,
  ...combinedPlanKinds,
  ...pricingKinds,
  ...repKinds,
}

/** What a job knows of a step's kind; undefined for one that an older page kept and none knows now. */
export const kindOf = (step: Step): Kind<Step> | undefined =>
  kinds[step.kind] as Kind<Step> | undefined
