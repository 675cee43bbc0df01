import { useController } from 'react-hook-form'
import {
  combinedPlansQuery,
  useCreateCombinedPlan,
  useUpdateCombinedPlan,
} from '../../api/combinedPlans'
import { MESSAGES } from '../../api/writes/messages'
import { useReadFresh } from '../../api/writes/useRefetchFresh'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { isSameCode } from '../../domain/games/game'
import type { EditDialogProps } from '../../ui/form/editDialog'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { recordWords } from '../list/recordWords'
import { useRecordSave } from '../writes/useRecordSave'
import {
  codeNotice,
  codeProblem,
  combinedPlanFields,
  combinedPlanSchema,
  type TypedCombinedPlan,
  typedCombinedPlan,
} from './combinedPlanFields'

export interface CombinedPlanDialogProps extends EditDialogProps<CombinedPlan> {
  /** Opens a saved package's public links. If omitted, saving doesn't offer them. */
  onShare?: (plan: CombinedPlan) => void
}

/**
 * The form of a combined plan, and its save. The typed code decides which plan is saved: the opened
 * one, another one that has the code, or a new one.
 */
export function useCombinedPlanForm(props: CombinedPlanDialogProps) {
  const { record: opened, like, rows: existing, onShare } = props
  const create = useCreateCombinedPlan()
  const update = useUpdateCombinedPlan()
  const form = useDraftForm({
    name: recordWords.combinedPlan.form,
    record: opened?.code ?? '',
    schema: combinedPlanSchema(opened?.code, (typed) => codeProblem(opened, existing, typed)),
    defaultValues: typedCombinedPlan(opened ?? (like ? { ...like, code: '' } : null)),
    blank: opened ? undefined : typedCombinedPlan(null),
  })
  const { field: codeField } = useController({ control: form.control, name: 'code' })
  const code = codeField.value
  const keepsCode = opened !== null && isSameCode(opened.code, code)
  /** Another plan than the opened one, which saving replaces. The person has seen it in the list. */
  const replaced = keepsCode ? undefined : existing.find((plan) => isSameCode(plan.code, code))
  /** The plan that saving changes; null to add a new one. */
  const target = keepsCode ? opened : (replaced ?? null)
  const toRecord = (typed: TypedCombinedPlan): CombinedPlan => ({
    ...typed,
    code: typed.code.trim(),
    lastUpdated: target?.lastUpdated ?? '',
  })
  const save = useRecordSave({
    form,
    fields: combinedPlanFields,
    record: target,
    seen: replaced && typedCombinedPlan(replaced),
    read: useReadFresh(combinedPlansQuery()),
    isSame: (a, b) => isSameCode(a.code, b.code),
    toForm: typedCombinedPlan,
    refuse: (rows, typed) =>
      target === null && rows.some((row) => isSameCode(row.code, typed.code))
        ? `Someone else just added ${typed.code}. Save again to replace it.`
        : codeProblem(opened, rows, typed.code),
    write(values, stored) {
      const plan: CombinedPlan = { ...stored, ...values, lastUpdated: '' }
      return stored ? update.mutateAsync({ code: stored.code, plan }) : create.mutateAsync(plan)
    },
    offer: onShare && ((typed) => ({ name: 'Share', run: () => onShare(toRecord(typed)) })),
    name: (values) => values.code,
    words: { ...MESSAGES.combinedPlan.save, busy: 'Saving...' },
  })
  return {
    form,
    codeField,
    /** Why the typed code can't be saved. */
    problem: codeProblem(opened, existing, code),
    /** What saving does, if that is not what the dialog's title says. */
    notice: codeNotice(opened, replaced, code),
    target,
    /** Converts the typed values to a record. */
    toRecord,
    save,
  }
}
