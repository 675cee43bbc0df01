import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { WORDS } from '../../../api/writes/words'
import type { Plan } from '../../../domain/plan'
import { DialogHead } from '../../../ui/dialog/DialogHead'
import { DiscardDialog } from '../../../ui/dialog/DiscardDialog'
import { roomForMessages } from '../../../ui/dialog/roomForMessages'
import { useUnsavedWork } from '../../../ui/form/unsavedWork'
import { useNotify } from '../../../ui/Notifications'
import { RunProgress } from '../../writes/RunProgress'
import { useRun } from '../../writes/useRuns'
import { type PlansKind, plansConfigs } from '../plansConfigs'
import { BuilderForm } from './BuilderForm'
import { wantedOf } from './selection'
import { useBuilderForm } from './useBuilderForm'
import type { StartedJob } from './useBuilderSave'
import type { TypedPlan } from './usePlanChoice'

/**
 * The whole window to choose a plan's games in (docs/rules/plan-builder.md): then their job, until all
 * are as chosen. What is chosen and not saved is a draft, also when its page is left.
 */
export function PlanBuilderDialog({
  kind,
  plan,
  existing,
  start,
  onDone,
  onClose,
}: {
  kind: PlansKind
  /** Null for a new one. */
  plan: Plan | null
  /** Plans that are there: a new one has another name. */
  existing: readonly Plan[]
  /** What was typed of a new plan before its games were to be chosen. */
  start?: TypedPlan | undefined
  /** Every game is as it was chosen. */
  onDone: (plan: Plan) => void
  onClose: () => void
}) {
  const titleId = useId()
  const notify = useNotify()
  const form = useBuilderForm(kind, plan, existing)
  const begun = useMemo(() => [...wantedOf(start?.eventNames ?? []).keys()], [start])
  const [isAsking, setAsking] = useState(false)
  const [job, setJob] = useState<StartedJob>()
  const hasWork = form.formState.isDirty && job === undefined
  useUnsavedWork(hasWork)

  const { setValue, getValues } = form
  useEffect(() => {
    // After the form has looked for its draft, and it is no draft.
    const wait = setTimeout(() => {
      if (start?.name) setValue('name', start.name, { shouldDirty: true })
      if (start && start.eventNames.length > 0) {
        // A draft's stay.
        const all = new Set([...getValues('eventNames'), ...start.eventNames])
        setValue('eventNames', [...all], { shouldDirty: true })
      }
    })
    return () => clearTimeout(wait)
  }, [start, setValue, getValues])

  const close = () => (hasWork ? setAsking(true) : onClose())
  return (
    <Dialog open fullScreen onClose={close} aria-labelledby={titleId}>
      <DialogHead
        titleId={titleId}
        title={`Choose games: ${(job?.plan ?? plan)?.name ?? 'new plan'}`}
        where={[plansConfigs[kind].place]}
      />
      {job ? (
        <BuilderJob
          id={job.id}
          onDone={() => {
            notify(plan ? `${plan.name} is saved: ${job.words}.` : WORDS.plan.add.done)
            onDone(job.plan)
          }}
          onClose={onClose}
        />
      ) : (
        <BuilderForm
          kind={kind}
          plan={plan}
          begun={begun}
          form={form}
          onStarted={(started) => {
            // From here on the job keeps it.
            form.draft.forget()
            setJob(started)
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

/** The job of a choice: it closes by itself once every game is as chosen. */
function BuilderJob({
  id,
  onDone,
  onClose,
}: {
  id: string
  onDone: () => void
  onClose: () => void
}) {
  const job = useRun(id)
  const isDone =
    job?.state === 'ended' && job.items.every(({ state }) => ['done', 'unchanged'].includes(state))
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) done()
  }, [isDone])
  return (
    <>
      <DialogContent>
        <RunProgress id={id} />
      </DialogContent>
      <DialogActions ref={roomForMessages} sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} autoFocus>
          <span>{job?.state === 'ended' ? 'Close' : 'Close, and let it go on'}</span>
        </Button>
      </DialogActions>
    </>
  )
}
