import { useState } from 'react'
import type { Plan } from '../../domain/plan'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { forgetDraft } from '../../ui/form/drafts'
import type { Steps } from '../../ui/form/useEditedRecord'
import type { TypedPlan } from './builder/usePlanChoice'
import { type PlansKind, planFormName } from './plansConfigs'

const NewPlanDialog = lazyDialog(() => import('./NewPlanDialog'), 'NewPlanDialog')
const PlanDetailsDialog = lazyDialog(() => import('./PlanDetailsDialog'), 'PlanDetailsDialog')
const RenamePlanDialog = lazyDialog(() => import('./RenamePlanDialog'), 'RenamePlanDialog')
const PlanBuilderDialog = lazyDialog(
  () => import('./builder/PlanBuilderDialog'),
  'PlanBuilderDialog',
)

/** A plan's dialogs: a new plan leads to its details, and both open the plan builder above them. */
export function PlanDialogs({
  kind,
  record,
  existing,
  isGone,
  isBuilt = false,
  steps,
  onClose,
}: {
  kind: PlansKind
  /** Null for a new one. */
  record: Plan | null
  /** All plans. */
  existing: Plan[]
  /** Is this plan on the server no longer? */
  isGone: (plan: Plan) => boolean
  /** Opens the plan builder at once. */
  isBuilt?: boolean
  /** To the plans before and after it in the list. */
  steps?: Steps<Plan> | undefined
  onClose: () => void
}) {
  const [shown, setShown] = useState(record)
  const [isRenaming, setRenaming] = useState(false)
  const [isBuilding, setBuilding] = useState(isBuilt)
  const [typed, setTyped] = useState<TypedPlan>()
  /** A copy of a plan has no dialog below the plan builder. */
  const [isCopy, setCopy] = useState(false)
  const isMade = record === null || isCopy
  if (shown && isRenaming) return <RenamePlanDialog kind={kind} plan={shown} onClose={onClose} />
  return (
    <>
      {shown ? (
        <PlanDetailsDialog
          key={shown.name}
          kind={kind}
          plan={shown}
          // A new plan may be in another list than this one.
          isGone={!isMade && isGone(shown)}
          onChooseGames={() => setBuilding(true)}
          onDuplicate={(like) => {
            setTyped(like)
            setCopy(true)
            setShown(null)
            setBuilding(true)
          }}
          onRename={() => setRenaming(true)}
          steps={shown === record ? steps : undefined}
          onClose={onClose}
        />
      ) : (
        !isCopy && (
          <NewPlanDialog
            kind={kind}
            existing={existing}
            onChooseGames={(plan) => {
              setTyped(plan)
              setBuilding(true)
            }}
            onMade={setShown}
            onClose={onClose}
          />
        )
      )}
      {isBuilding && (
        <PlanBuilderDialog
          kind={kind}
          plan={shown}
          existing={existing}
          start={shown ? undefined : typed}
          onDone={(plan) => {
            setBuilding(false)
            if (shown) return
            if (!isCopy) forgetDraft({ form: planFormName(kind), record: '' })
            setShown(plan)
          }}
          onClose={() => (shown || !isCopy ? setBuilding(false) : onClose())}
        />
      )}
    </>
  )
}
