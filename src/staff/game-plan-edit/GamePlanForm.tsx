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
import { failureWords } from '../../api/writes/reason'
import { useReread } from '../../api/writes/useReread'
import { paths } from '../../config/paths'
import { type GamePlan, isSamePlanName, planNameProblem } from '../../domain/plan'
import { DiscardDialog } from '../../ui/dialog/DiscardDialog'
import { RestoredNotice } from '../../ui/form/RestoredNotice'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { useLeaveGuard } from '../../ui/form/useLeaveGuard'
import { useOnce } from '../../ui/form/useOnce'
import { useNotify } from '../../ui/Notifications'
import type { FieldTexts } from '../kit/save/fields'
import { CANNOT_TELL } from '../kit/save/unknown'
import { useIsHere } from '../kit/save/useIsHere'
import { GONE, useRecordSave } from '../kit/save/useRecordSave'
import { RenameNotice } from './RenameNotice'

/**
 * Both are required (docs/rules/screens.md#edit-game-plan); a name that stays as it is was good
 * enough before.
 */
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

type TypedPlan = ReturnType<typeof typed>

const planFields: FieldTexts<TypedPlan> = {
  name: 'Plan Event Name',
  totalEvents: ['Plan Total Events', (text) => String(Number(text))],
}

/**
 * What stays in the form; other failures are told below the page
 * (docs/rules/words.md#save-and-delete-failures).
 */
const STANDING = [CANNOT_TELL, GONE]

/** Name and total of a plan; both buttons lead to '/', Save Changes only once it is saved. */
export function GamePlanForm({ id, plan }: { id: string; plan: GamePlan }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const write = useSaveGamePlan(id)
  const isHere = useIsHere()
  const [stopped, setStopped] = useState<string>()
  const form = useDraftForm({
    name: 'game-plan',
    record: id,
    resolver: valibotResolver(gamePlanForm(plan)),
    defaultValues: typed(plan),
  })
  const reread = useReread()
  const readPlan = async (key: string) => {
    const now = await reread(gamePlanQuery(key))
    return now ? [now] : []
  }
  const save = useRecordSave<GamePlan, TypedPlan, GamePlan>({
    form,
    fields: planFields,
    record: plan,
    read: () => readPlan(id),
    // An address may hold the name; under a new one it leads nowhere.
    readAfter: ({ name }) => readPlan(isSamePlanName(id, plan.name) ? name : id),
    isSame: () => true,
    toForm: typed,
    write: (values) => write.mutateAsync(values),
    name: ({ name }) => name,
    words: {
      saved: 'Game plan saved successfully!',
      failed: (error) => failureWords(error, 'Failed to update the game plan.'),
      save: 'Save Changes',
      busy: 'Saving...',
    },
  })
  const { name: saveName, busy } = save.dialog.save
  const { errors, isDirty } = form.formState
  const name = useWatch({ control: form.control, name: 'name' })
  const submit = useOnce(
    form.handleSubmit(async (values) => {
      setStopped(undefined)
      const words = await save.dialog.onSave(values)
      if (words === undefined) form.draft.forget()
      // Whoever has gone on in the meantime is told where he is, and stays there.
      if (!isHere.current) return
      if (words === undefined) navigate(paths.signIn)
      else if (STANDING.includes(words)) setStopped(words)
      else if (words !== '') notify(words, 'error')
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
          <RestoredNotice
            isOutdated={form.draft.isOutdated}
            wasBeingSaved={save.dialog.wasBeingSaved}
            onStartOver={form.draft.startOver}
          />
        )}
        <TextField
          {...form.register('name')}
          label="Plan Event Name"
          error={errors.name !== undefined}
          helperText={errors.name?.message}
        />
        {name.trim() !== '' && !isSamePlanName(name, plan.name) && (
          <RenameNotice from={plan.name} />
        )}
        <TextField
          {...form.register('totalEvents')}
          label="Plan Total Events"
          type="number"
          onWheel={(event) => (event.target as HTMLElement).blur()}
          slotProps={{ htmlInput: { inputMode: 'numeric', min: 0 } }}
          error={errors.totalEvents !== undefined}
          helperText={errors.totalEvents?.message}
        />
        {save.dialog.choice}
        {stopped && <Alert severity="error">{stopped}</Alert>}
        {/* Before it has words, so that they are announced. */}
        <div role="status">
          {save.dialog.note && (
            <Alert severity="info" role="none">
              {save.dialog.note}
            </Alert>
          )}
        </div>
        <Stack direction="row" spacing={1.5}>
          {!save.dialog.choice && (
            <Button type="submit" variant="contained" disabled={submit.isBusy}>
              <span>{submit.isBusy ? busy : saveName}</span>
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
