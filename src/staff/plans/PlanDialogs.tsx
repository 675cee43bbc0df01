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
  /**
   * Whether this plan was deleted from the server. Omitted if `rows` does not follow the server.
   */
  isGone?: (plan: Plan) => boolean
  /** Whether the plan builder is initially open. */
  isBuilderOpen?: boolean
}

/** The open dialogs of a plan. */
interface OpenDialogs {
  /** Null for a new plan. */
  plan: Plan | null
  /**
   * The dialog below the plan builder: 'plan' is Plan Details or Add New Game Plan. A copy starts
   * in the builder, so there is none below.
   */
  below: 'plan' | 'rename' | 'none'
  /** The plan builder, with the values that a new plan starts with; null if it isn't open. */
  builder: { start?: TypedPlan } | null
}

/**
 * A plan's dialogs. Adding a new plan opens its details; both can open the plan builder above them.
 */
export function PlanDialogs(props: PlanDialogsProps) {
  const { kind, record, rows: existing, isGone, isBuilderOpen = false, pager, onClose } = props
  const [{ plan, below, builder }, setOpen] = useState<OpenDialogs>({
    plan: record,
    below: 'plan',
    builder: isBuilderOpen ? {} : null,
  })
  const change = (next: Partial<OpenDialogs>) => setOpen((open) => ({ ...open, ...next }))
  if (plan && below === 'rename') {
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
          onChooseGames={() => change({ builder: {} })}
          onDuplicate={(start) => change({ plan: null, below: 'none', builder: { start } })}
          onRename={() => change({ below: 'rename' })}
          pager={plan === record ? pager : undefined}
          onClose={onClose}
        />
      )}
      {!plan && below === 'plan' && (
        <NewPlanDialog
          kind={kind}
          existing={existing}
          onChooseGames={(start) => change({ builder: { start } })}
          onCreated={(created) => change({ plan: created })}
          onClose={onClose}
        />
      )}
      {builder && (
        <BuilderDialog
          kind={kind}
          plan={plan}
          existing={existing}
          start={builder.start}
          onDone={(saved) => {
            // The typed values of Add New Game Plan are saved now.
            if (!plan && below === 'plan') forgetDraft({ form: planFormName(kind), record: '' })
            change({ plan: plan ?? saved, below: 'plan', builder: null })
          }}
          onClose={() => (below === 'none' ? onClose() : change({ builder: null }))}
        />
      )}
    </>
  )
}
