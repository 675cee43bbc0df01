import { useState } from 'react'
import type { Plan } from '../../domain/plan'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { forgetDraft } from '../../ui/form/drafts'
import type { TypedPlan } from './builder/usePlanChoice'
import { type PlansKind, planFormName } from './plansConfigs'

const NewPlanDialog = lazyDialog(() => import('./NewPlanDialog'), 'NewPlanDialog')
const PlanDetailsDialog = lazyDialog(() => import('./PlanDetailsDialog'), 'PlanDetailsDialog')
const PlanBuilderDialog = lazyDialog(
  () => import('./builder/PlanBuilderDialog'),
  'PlanBuilderDialog',
)

/**
 * A plan's dialogs, as one leads to the other: that of a new plan to the details of what it made, and
 * from both to the choice of games above them.
 */
export function PlanDialogs({
  kind,
  record,
  existing,
  isGone,
  isBuilt = false,
  onClose,
}: {
  kind: PlansKind
  /** Null for a new one. */
  record: Plan | null
  /** Plans that are there. */
  existing: Plan[]
  /** Is this plan on the server no longer? */
  isGone: (plan: Plan) => boolean
  /** Begins with the choice of its games. */
  isBuilt?: boolean
  onClose: () => void
}) {
  const [shown, setShown] = useState(record)
  const [isBuilding, setBuilding] = useState(isBuilt)
  const [typed, setTyped] = useState<TypedPlan>()
  /** A new one begins with the games of another: it has no dialog below that of its games. */
  const [isCopy, setCopy] = useState(false)
  const isMade = record === null || isCopy
  return (
    <>
      {shown ? (
        <PlanDetailsDialog
          key={shown.name}
          kind={kind}
          plan={shown}
          // One that was just made may stand in another list than this.
          isGone={!isMade && isGone(shown)}
          onChooseGames={() => setBuilding(true)}
          onDuplicate={(like) => {
            setTyped(like)
            setCopy(true)
            setShown(null)
            setBuilding(true)
          }}
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
