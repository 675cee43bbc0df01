import { valibotResolver } from '@hookform/resolvers/valibot'
import * as v from 'valibot'
import { isSamePlanName, type Plan } from '../../../domain/plan'
import { useDraftForm } from '../../../ui/form/useDraftForm'
import { typedPlanName } from '../newPlanFields'
import { builderFormName, type PlansKind } from '../plansConfigs'
import type { TypedPlan } from './usePlanChoice'

/** A new plan has a name of its own (docs/rules/words.md#validation). */
const newPlan = (existing: readonly Plan[]) =>
  v.object({
    name: v.pipe(
      typedPlanName,
      v.check(
        (name) => !existing.some((plan) => isSamePlanName(plan.name, name)),
        ({ input }) => `${input} exists already. Choose another name.`,
      ),
    ),
    eventNames: v.array(v.string()),
  })

/** What was chosen, kept as a draft until it is saved or discarded. */
export const useBuilderForm = (kind: PlansKind, plan: Plan | null, existing: readonly Plan[]) =>
  useDraftForm<TypedPlan, TypedPlan>({
    name: builderFormName(kind),
    record: plan?.name ?? '',
    // The name of a plan that is there is not asked for.
    resolver: plan ? undefined : valibotResolver(newPlan(existing)),
    defaultValues: { name: plan?.name ?? '', eventNames: [] },
  })

export type BuilderDraft = ReturnType<typeof useBuilderForm>
