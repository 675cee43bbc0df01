import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useAddPricingPlan } from '../../api/pricing'
import { failureWords } from '../../api/reason'
import { groupPricing, type PricingLocation } from '../../domain/pricing'
import { publicTwin } from '../../domain/publicSheets'
import { FormDialog } from '../../ui/FormDialog'
import { useNotify } from '../../ui/Notifications'
import { useDraftForm } from '../../ui/useDraftForm'
import { draftKey, PRICING_FORM } from './openDialog'

const planForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a pricing plan name')),
})

/** Add Pricing Plan: the name alone; its first row has no location yet. */
export function AddPlanDialog({
  rows,
  onAdded,
  onClose,
}: {
  rows: PricingLocation[]
  onAdded: (name: string) => void
  onClose: () => void
}) {
  const notify = useNotify()
  const add = useAddPricingPlan()
  const form = useDraftForm({
    name: PRICING_FORM,
    record: draftKey({ kind: 'add-plan' }),
    resolver: valibotResolver(planForm),
    defaultValues: { name: '' },
  })
  const { errors } = form.formState

  async function save({ name }: v.InferOutput<typeof planForm>) {
    try {
      await add.mutateAsync(name)
      notify('Pricing plan added successfully')
      onAdded(name)
    } catch (error) {
      return failureWords(error, 'Error adding pricing plan')
    }
  }

  return (
    <FormDialog
      title="Add Pricing Plan"
      form={form}
      save={{ name: 'Save', busy: 'Adding...' }}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        {...form.register('name')}
        label="Pricing Plan Name"
        autoFocus
        autoComplete="off"
        error={errors.name !== undefined}
        helperText={errors.name?.message}
      />
      <NameNotice name={useWatch({ control: form.control, name: 'name' })} rows={rows} />
    </FormDialog>
  )
}

/** Warns of a name that another plan has, or that its public links would confuse with another's. */
function NameNotice({ name, rows }: { name: string; rows: PricingLocation[] }) {
  const asked = name.trim().toLowerCase()
  if (asked === '') return null
  const plans = groupPricing(rows)
  const same = plans.find((plan) => plan.name.toLowerCase() === asked)
  if (same) return <Alert severity="warning">{`${same.name} exists already.`}</Alert>
  const twin = publicTwin(name, plans)
  if (!twin) return null
  return <Alert severity="warning">{`Public links cannot tell this name from ${twin.name}.`}</Alert>
}
