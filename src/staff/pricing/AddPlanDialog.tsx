import { valibotResolver } from '@hookform/resolvers/valibot'
import TextField from '@mui/material/TextField'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useAddPricingPlan } from '../../api/pricing'
import { failureWords } from '../../api/reason'
import { groupPricing, type PricingLocation, type PricingPlan } from '../../domain/pricing'
import { pricingNameProblem } from '../../domain/publicSheets'
import { FormDialog } from '../../ui/FormDialog'
import { useNotify } from '../../ui/Notifications'
import { noProblem } from '../../ui/noProblem'
import { useDraftForm } from '../../ui/useDraftForm'
import { draftKey, PRICING_FORM } from './openDialog'

const planForm = (nameProblem: (name: string) => string | undefined) =>
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Please enter a pricing plan name'),
      noProblem(nameProblem),
    ),
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
  const nameProblem = (name: string) => takenName(name, groupPricing(rows))
  const form = useDraftForm({
    name: PRICING_FORM,
    record: draftKey({ kind: 'add-plan' }),
    resolver: valibotResolver(planForm(nameProblem)),
    defaultValues: { name: '' },
  })
  const { errors } = form.formState
  const taken = nameProblem(useWatch({ control: form.control, name: 'name' }))

  async function save({ name }: v.InferOutput<ReturnType<typeof planForm>>) {
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
        error={errors.name !== undefined || taken !== undefined}
        helperText={errors.name?.message ?? taken}
      />
    </FormDialog>
  )
}

/** Why a new plan cannot have this name: another has it, or the same public links. */
function takenName(name: string, plans: PricingPlan[]): string | undefined {
  const asked = name.trim().toLowerCase()
  const same = plans.find((plan) => plan.name.toLowerCase() === asked)
  return same ? `${same.name} exists already.` : pricingNameProblem(name, plans)
}
