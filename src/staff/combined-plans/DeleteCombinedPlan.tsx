import { combinedPlansQuery, useDeleteCombinedPlan } from '../../api/combinedPlans'
import { MESSAGES } from '../../api/writes/messages'
import { useReadFresh } from '../../api/writes/useRefetchFresh'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import type { RowDialogProps } from '../../ui/form/editDialog'
import { ImpactNote } from '../links/ImpactNote'
import { recordWords } from '../list/recordWords'
import { useRecordDelete } from '../writes/useRecordDelete'

/** Asks before deleting a combined plan, and names the public pages that its customers lose. */
export function DeleteCombinedPlan({ record: plan, onClose }: RowDialogProps<CombinedPlan>) {
  const deletePlan = useDeleteCombinedPlan()
  const recordDelete = useRecordDelete<
    CombinedPlan,
    Pick<CombinedPlan, 'code' | 'title' | 'originalPlans'>
  >({
    records: [plan],
    read: useReadFresh(combinedPlansQuery()),
    findTargets: (rows) => rows.filter(({ code }) => code === plan.code),
    fields: { code: 'Combined Plan Event', title: 'Plan Event Title', originalPlans: 'Plans' },
    sendDelete: ({ code }) => deletePlan.mutateAsync(code),
    step: ([deleted = plan]) => ({ kind: 'deleteCombinedPlan', plan: deleted }),
    name: plan.code,
    words: MESSAGES.combinedPlan.delete,
  })
  const [stored = plan] = recordDelete.records
  return (
    <ConfirmDialog
      question="Are you sure you want to delete this game plan?"
      breadcrumb={[recordWords.combinedPlan.screen, plan.code]}
      {...recordDelete.dialog}
      onClose={onClose}
    >
      <strong>{stored.code}</strong>
      {stored.title && <div>{stored.title}</div>}
      {stored.originalPlans.length > 0 && <div>{stored.originalPlans.join(', ')}</div>}
      <div>Its public pages will stop working.</div>
      <ImpactNote kind="combined plan" records={[stored]} />
    </ConfirmDialog>
  )
}
