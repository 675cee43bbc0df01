import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { gamePlanQuery, useSaveGamePlan } from '../../api/gamePlans'
import { failureWords } from '../../api/reason'
import { useReread } from '../../api/useReread'
import { paths } from '../../config/paths'
import { type GamePlan, isSamePlan, planNameProblem } from '../../domain/plan'
import { DiscardDialog } from '../../ui/DiscardDialog'
import { useNotify } from '../../ui/Notifications'
import { RestoredNotice } from '../../ui/RestoredNotice'
import { type Fields, useConflict } from '../../ui/useConflict'
import { useDraftForm } from '../../ui/useDraftForm'
import { useLeaveGuard } from '../../ui/useLeaveGuard'
import { useOnce } from '../../ui/useOnce'
import { RenameNotice } from './RenameNotice'

/** Both are required (specification 2); a name that stays as it is was good enough before. */
function gamePlanForm(plan: GamePlan) {
  const problem = (name: string) => (name === plan.name ? undefined : planNameProblem(name))
  return v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Plan Event Name is required'),
      v.check(
        (name) => problem(name) === undefined,
        ({ input }) => problem(input) ?? '',
      ),
    ),
    totalEvents: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Plan Total Events is required'),
      v.regex(/^\d{1,9}$/, 'Plan Total Events must be a whole number'),
      v.transform(Number),
    ),
  })
}

/** A plan as the fields hold it. */
const typed = (plan: GamePlan) => ({ name: plan.name, totalEvents: String(plan.totalEvents) })

const planFields = (plan: GamePlan): Fields => ({
  'Plan Event Name': plan.name,
  'Plan Total Events': String(plan.totalEvents),
})

/** Name and total of a plan; both buttons lead to '/', Save Changes only once it is saved. */
export function GamePlanForm({ id, plan }: { id: string; plan: GamePlan }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const save = useSaveGamePlan(id)
  const [stopped, setStopped] = useState<string>()
  const form = useDraftForm({
    name: 'game-plan',
    record: id,
    resolver: valibotResolver(gamePlanForm(plan)),
    defaultValues: typed(plan),
  })
  const reread = useReread()
  const conflict = useConflict<GamePlan>({
    record: plan,
    reread: async () => (await reread(gamePlanQuery(id))) ?? undefined,
    describe: planFields,
    onTake: (theirs) => form.reset(typed(theirs)),
  })
  const { errors, isDirty } = form.formState
  const name = useWatch({ control: form.control, name: 'name' })
  const submit = useOnce(
    form.handleSubmit(async (values) => {
      try {
        const stop = await conflict.check(values)
        setStopped(stop)
        if (stop !== undefined) return
        await save.mutateAsync(values)
        form.draft.forget()
        notify('Game plan saved successfully!')
        navigate(paths.signIn)
      } catch (error) {
        notify(failureWords(error, 'Failed to update the game plan.'), 'error')
      }
    }),
  )
  const guard = useLeaveGuard(isDirty && !submit.isBusy)

  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit.run(event)
      }}
      sx={{ maxWidth: 560, p: { xs: 2, sm: 3 } }}
    >
      <Stack spacing={2.5}>
        {form.draft.isRestored && (
          <RestoredNotice isOutdated={form.draft.isOutdated} onStartOver={form.draft.startOver} />
        )}
        <TextField
          {...form.register('name')}
          label="Plan Event Name"
          error={errors.name !== undefined}
          helperText={errors.name?.message}
        />
        {name.trim() !== '' && !isSamePlan(name, plan.name) && <RenameNotice from={plan.name} />}
        <TextField
          {...form.register('totalEvents')}
          label="Plan Total Events"
          type="number"
          onWheel={(event) => (event.target as HTMLElement).blur()}
          slotProps={{ htmlInput: { inputMode: 'numeric', min: 0 } }}
          error={errors.totalEvents !== undefined}
          helperText={errors.totalEvents?.message}
        />
        {conflict.notice}
        {stopped && <Alert severity="error">{stopped}</Alert>}
        <Stack direction="row" spacing={1.5}>
          {!conflict.notice && (
            <Button type="submit" variant="contained" disabled={submit.isBusy}>
              <span>{submit.isBusy ? 'Saving...' : 'Save Changes'}</span>
            </Button>
          )}
          <Button onClick={() => navigate(paths.signIn)} disabled={submit.isBusy}>
            Cancel
          </Button>
        </Stack>
      </Stack>
      {guard.isBlocked && (
        <DiscardDialog
          onKeep={guard.stay}
          onDiscard={() => {
            form.draft.forget()
            guard.leave()
          }}
        />
      )}
    </Paper>
  )
}
