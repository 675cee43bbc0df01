import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { Controller, useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useCreateCombinedPlan, useUpdateCombinedPlan } from '../../api/combinedPlans'
import { ApiError } from '../../api/errors'
import { usePlans } from '../../api/plans'
import { reason } from '../../api/reason'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { ChipsField } from '../../ui/ChipsField'
import { FormDialog } from '../../ui/FormDialog'
import { useNotify } from '../../ui/Notifications'

const combinedPlanForm = v.object({
  code: v.pipe(v.string(), v.trim(), v.nonEmpty('Combined Plan Event is required.')),
  title: v.string(),
  pdf: v.string(),
  originalPlans: v.array(v.string()),
})

const sameCode = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * Add New Plan and Edit Plan. Saving under a code that exists updates that plan, under any other
 * creates one (section 4), whichever way the dialog was opened; it says so before saving.
 */
export function CombinedPlanDialog({
  plan,
  existing,
  onClose,
}: {
  plan: CombinedPlan | null
  existing: CombinedPlan[]
  onClose: () => void
}) {
  const notify = useNotify()
  const create = useCreateCombinedPlan()
  const update = useUpdateCombinedPlan()
  const suggestions = usePlanSuggestions()
  const form = useForm({
    resolver: valibotResolver(combinedPlanForm),
    defaultValues: {
      code: plan?.code ?? '',
      title: plan?.title ?? '',
      pdf: plan?.pdf ?? '',
      originalPlans: plan?.originalPlans ?? [],
    },
  })
  const { errors } = form.formState
  const code = useWatch({ control: form.control, name: 'code' })
  const target = existing.find((other) => sameCode(other.code, code))

  async function save(values: v.InferOutput<typeof combinedPlanForm>) {
    const saved: CombinedPlan = { ...values, lastUpdated: '' }
    try {
      if (target) await update.mutateAsync({ code: target.code, plan: saved })
      else await create.mutateAsync(saved)
      notify('Game plan saved successfully!')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.kind === 'refused' ? `Error: ${reason(error)}` : 'Failed to save game plan.'
    }
  }

  return (
    <FormDialog
      title={plan ? 'Edit Plan' : 'Add New Plan'}
      form={form}
      save={{ name: 'Save', busy: 'Saving...' }}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        {...form.register('code')}
        label="Combined Plan Event"
        autoFocus
        error={errors.code !== undefined}
      />
      {errors.code && <Alert severity="error">{errors.code.message}</Alert>}
      <CodeNotice plan={plan} target={target} code={code} />
      <TextField {...form.register('title')} label="Plan Event Title" />
      <TextField {...form.register('pdf')} label="Plan Event PDF (URL or Filename)" />
      <Controller
        control={form.control}
        name="originalPlans"
        render={({ field }) => (
          <ChipsField
            label="Original Plans"
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            options={suggestions}
            isFree
            hint="Choose plans, or type a name and press Enter"
          />
        )}
      />
    </FormDialog>
  )
}

/** Says what saving will do when it is not what the dialog's title promises. */
function CodeNotice({
  plan,
  target,
  code,
}: {
  plan: CombinedPlan | null
  target: CombinedPlan | undefined
  code: string
}) {
  if (target && (plan === null || !sameCode(target.code, plan.code))) {
    return (
      <Alert severity="warning">
        {target.code} exists already. Saving replaces it with what stands here.
      </Alert>
    )
  }
  if (plan && !target && code.trim() !== '') {
    return (
      <Alert severity="warning">
        Saving under a new code creates a second plan; {plan.code} stays as it is.
      </Alert>
    )
  }
  return null
}

/** Names of both teams' plans; when they cannot be loaded, names can still be typed. */
function usePlanSuggestions(): string[] {
  const bruins = usePlans('bruins')
  const celtics = usePlans('celtics')
  const names = [...(bruins.data ?? []), ...(celtics.data ?? [])].map((plan) => plan.name)
  return [...new Set(names)]
}
