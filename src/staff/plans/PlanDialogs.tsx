import { useState } from 'react'
import type { Plan } from '../../domain/plan'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { forgetDraft } from '../../ui/form/drafts'
import type { EditDialogProps } from '../../ui/form/editDialog'
import type { TypedPlan } from './builder/usePlanChoice'
import { type PlansKind, planFormName } from './plansConfigs'

const NewPlanDialog = lazyDialog(() => import('./NewPlanDialog'), 'NewPlanDialog')
const PlanDetailsDialog = lazyDialog(() => import('./PlanDetailsDialog'), 'PlanDetailsDialog')
const RenamePlanDialog = lazyDialog(() => import('./RenamePlanDialog'), 'RenamePlanDialog')
const BuilderDialog = lazyDialog(() => import('./builder/PlanBuilderDialog'), 'PlanBuilderDialog')

interface PlanDialogsProps extends Omit<EditDialogProps<Plan>, 'onDuplicate'> {
  kind: PlansKind
  /** Whether this plan was deleted from the server. Omitted if `rows` does not follow the server. */
  isGone?: (plan: Plan) => boolean
  /** Whether the plan builder is initially open. */
  isBuilderOpen?: boolean
}

/** A plan's dialogs. Adding a new plan opens its details; both can open the plan builder above them. */
export function PlanDialogs(props: PlanDialogsProps) {
  const { kind, record, rows: existing, isGone, isBuilderOpen = false, pager, onClose } = props
  /** The shown plan; null for a new one. */
  const [plan, setPlan] = useState(record)
  /** The dialog below the plan builder. A copy starts in the builder, so there is none below. */
  const [view, setView] = useState<'plan' | 'rename' | 'copy'>('plan')
  const [isBuilding, setBuilding] = useState(isBuilderOpen)
  /** The values that the plan builder starts with for a new plan. */
  const [newPlan, setNewPlan] = useState<TypedPlan>()
  if (plan && view === 'rename') {
    return <RenamePlanDialog kind={kind} plan={plan} onClose={onClose} />
  }
  return (
    <>
      {plan && (
        <PlanDetailsDialog
          key={plan.name}
          kind={kind}
          plan={plan}
          // A new plan may be in another list than this one, so only the opened plan is looked for.
          isGone={plan === record && isGone?.(plan) === true}
          onChooseGames={() => setBuilding(true)}
          onDuplicate={(copy) => {
            setNewPlan(copy)
            setView('copy')
            setPlan(null)
            setBuilding(true)
          }}
          onRename={() => setView('rename')}
          pager={plan === record ? pager : undefined}
          onClose={onClose}
        />
      )}
      {!plan && view === 'plan' && (
        <NewPlanDialog
          kind={kind}
          existing={existing}
          onChooseGames={(typed) => {
            setNewPlan(typed)
            setBuilding(true)
          }}
          onCreated={setPlan}
          onClose={onClose}
        />
      )}
      {isBuilding && (
        <BuilderDialog
          kind={kind}
          plan={plan}
          existing={existing}
          start={plan ? undefined : newPlan}
          onDone={(saved) => {
            setBuilding(false)
            if (plan) return
            if (view === 'plan') forgetDraft({ form: planFormName(kind), record: '' })
            setView('plan')
            setPlan(saved)
          }}
          onClose={() => (view === 'copy' ? onClose() : setBuilding(false))}
        />
      )}
    </>
  )
}
