import { useState } from 'react'
import { MESSAGES } from '../../api/writes/messages'
import { type CombinedPlan, replaceOriginalPlan } from '../../domain/combinedPlan'
import { counted } from '../../domain/text'
import { SelectField } from '../../ui/SelectField'
import { QueryState } from '../kit/QueryState'
import { recentPlansFirst } from '../kit/recentPlans'
import { ImpactNote } from '../links/ImpactNote'
import { BulkDialog, NamedList } from '../list/bulk/BulkDialog'
import { recordWords } from '../list/recordWords'
import { originalPlansStep } from '../writes/steps/combinedPlanSteps'
import { includesPlan } from '../writes/steps/gameSteps'
import { usePlanSuggestions } from './useOriginalPlans'

interface PlanChangeDialogProps {
  action: 'Add plan' | 'Remove plan'
  plans: CombinedPlan[]
  onClose: () => void
}

/** Adds an original plan to several combined plans, or removes one from them. */
export function PlanChangeDialog({ action, plans, onClose }: PlanChangeDialogProps) {
  const isAddition = action === 'Add plan'
  const [name, setName] = useState('')
  const { suggestions, failed } = usePlanSuggestions()
  const offered = isAddition
    ? suggestions
    : [...new Set(plans.flatMap(({ originalPlans }) => originalPlans))]
  const chosen = name === '' ? [] : plans
  const { changes, unchanged, wouldBeEmpty } = planChanges(chosen, name, isAddition)
  const preposition = isAddition ? 'to' : 'from'
  const change = `${name} ${preposition} ${counted(changes.length, 'package')}`
  return (
    <BulkDialog
      breadcrumb={recordWords.combinedPlan.screen}
      title={`${isAddition ? 'Add' : 'Remove'} a plan ${preposition} ${counted(plans.length, 'package')}`}
      action={action}
      order={{
        doing: `${isAddition ? 'Adding' : 'Removing'} ${change}`,
        done: `${isAddition ? 'Added' : 'Removed'} ${change}`,
        steps: changes.map(({ before, after }) => originalPlansStep(before, after)),
      }}
      onClose={onClose}
    >
      <SelectField
        autoFocus
        none="Choose one"
        label="Plan"
        value={name}
        options={recentPlansFirst(offered.toSorted()).map((plan) => [plan, plan])}
        onChange={setName}
      />
      {isAddition && failed[0] && (
        <QueryState
          failed={MESSAGES.plan.load}
          query={{ ...failed[0], refetch: () => Promise.all(failed.map((list) => list.refetch())) }}
        />
      )}
      <NamedList
        label={isAddition ? 'These already have it:' : 'These don’t have it:'}
        lines={unchanged}
      />
      <NamedList label="Not changed, because it’s their only plan:" lines={wouldBeEmpty} />
      {changes.length > 0 && (
        <ImpactNote kind="combined plan" records={changes.map(({ after }) => after)} />
      )}
    </BulkDialog>
  )
}

/** The combined plan with one more original plan; null if it already has it. */
const withPlan = (plan: CombinedPlan, name: string): CombinedPlan | null =>
  includesPlan(plan.originalPlans, name)
    ? null
    : { ...plan, originalPlans: [...plan.originalPlans, name] }

/**
 * The changes when a plan is added to combined plans or removed from them, and the codes of those
 * left unchanged.
 */
function planChanges(plans: readonly CombinedPlan[], name: string, isAddition: boolean) {
  const changes: { before: CombinedPlan; after: CombinedPlan }[] = []
  const unchanged: string[] = []
  const wouldBeEmpty: string[] = []
  for (const before of plans) {
    const after = isAddition ? withPlan(before, name) : replaceOriginalPlan(before, name, null)
    if (after === null) unchanged.push(before.code)
    else if (after.originalPlans.length === 0) wouldBeEmpty.push(before.code)
    else changes.push({ before, after })
  }
  return { changes, unchanged, wouldBeEmpty }
}
