import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { MESSAGES } from '../../../api/writes/messages'
import type { Plan } from '../../../domain/plan'
import { DialogHeader } from '../../../ui/dialog/DialogHeader'
import { keepMessagesOffButtons } from '../../../ui/dialog/messagePosition'
import { DiscardDialog } from '../../../ui/dialog/QuestionDialog'
import { useUnsavedWork } from '../../../ui/form/unsavedWork'
import { useNotify } from '../../../ui/Notifications'
import { RunProgress } from '../../writes/RunProgress'
import { isDone } from '../../writes/runStore'
import { awaitSavedRow } from '../../writes/savedRows'
import { useRun } from '../../writes/useRuns'
import { type PlansKind, plansConfigs } from '../plansConfigs'
import { BuilderForm, type StartedRun } from './BuilderForm'
import { type TypedPlan, useBuilderForm } from './usePlanChoice'
import { readWanted } from './wantedGames'

interface PlanBuilderDialogProps {
  kind: PlansKind
  /** Null for a new plan. */
  plan: Plan | null
  /** The existing plans, whose names a new plan can't have. */
  existing: readonly Plan[]
  /** The values of a new plan that were typed in the previous dialog. */
  start?: TypedPlan | undefined
  /** Called once every chosen game is saved. */
  onDone: (plan: Plan) => void
  onClose: () => void
}

/**
 * Chooses a plan's games in a full-screen dialog (docs/rules/plan-builder.md), then shows the run
 * that saves them. An unsaved choice is a draft, which survives leaving the page.
 */
export function PlanBuilderDialog(props: PlanBuilderDialogProps) {
  const { kind, plan, existing, start, onDone, onClose } = props
  const titleId = useId()
  const notify = useNotify()
  const form = useBuilderForm(kind, plan, existing)
  const initialKeys = useMemo(() => [...readWanted(start?.eventNames ?? []).keys()], [start])
  const [isAsking, setAsking] = useState(false)
  const [run, setRun] = useState<StartedRun>()
  const hasWork = form.formState.isDirty && run === undefined
  useUnsavedWork(hasWork)

  const { setValue, getValues } = form
  // Runs after the effect of the form that restores a draft, whose games are kept.
  useEffect(() => {
    if (start?.name) setValue('name', start.name, { shouldDirty: true })
    if (start && start.eventNames.length > 0) {
      const eventNames = new Set([...getValues('eventNames'), ...start.eventNames])
      setValue('eventNames', [...eventNames], { shouldDirty: true })
    }
  }, [start, setValue, getValues])

  const close = () => (hasWork ? setAsking(true) : onClose())
  return (
    <Dialog open fullScreen onClose={close} aria-labelledby={titleId}>
      <DialogHeader
        titleId={titleId}
        title={`Choose games: ${(run?.plan ?? plan)?.name ?? 'new plan'}`}
        breadcrumb={[plansConfigs[kind].breadcrumb]}
      />
      {run ? (
        <BuilderRun
          id={run.id}
          onDone={() => {
            notify(plan ? `${plan.name} is saved: ${run.changes}.` : MESSAGES.plan.add.done)
            onDone(run.plan)
          }}
          onClose={onClose}
        />
      ) : (
        <BuilderForm
          kind={kind}
          plan={plan}
          initialKeys={initialKeys}
          form={form}
          onStarted={(started) => {
            // From here on, the run stores the choice.
            form.draft.forget()
            awaitSavedRow()
            setRun(started)
          }}
          onClose={close}
        />
      )}
      {isAsking && (
        <DiscardDialog
          onClose={() => setAsking(false)}
          onDiscard={() => {
            form.draft.forget()
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

interface BuilderRunProps {
  id: string
  onDone: () => void
  onClose: () => void
}

/** The progress of a save. Closes itself once every chosen game is saved. */
function BuilderRun({ id, onDone, onClose }: BuilderRunProps) {
  const run = useRun(id)
  const isWholeDone = run?.state === 'ended' && run.items.every(isDone)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (isWholeDone) done()
  }, [isWholeDone])
  return (
    <>
      <DialogContent>
        <RunProgress id={id} />
      </DialogContent>
      <DialogActions ref={keepMessagesOffButtons} sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} autoFocus>
          <span>{run?.state === 'ended' ? 'Close' : 'Close and keep saving'}</span>
        </Button>
      </DialogActions>
    </>
  )
}
