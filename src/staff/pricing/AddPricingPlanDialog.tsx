import TextField from '@mui/material/TextField'
import { useWatch } from 'react-hook-form'
import { pricingLocationsQuery, useAddPricingPlan } from '../../api/pricingLocations'
import { MESSAGES } from '../../api/writes/messages'
import { useReadFresh } from '../../api/writes/useRefetchFresh'
import { blankLocation, type PricingLocation, pricingPlansOf } from '../../domain/pricing'
import { pricingNameProblem } from '../../domain/sheetNames'
import { FormDialog } from '../../ui/form/FormDialog'
import { textFieldProps } from '../../ui/form/textFieldProps'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { useFieldHints } from '../kit/checks/useFieldHints'
import { useRecordSave } from '../writes/useRecordSave'
import { dialogDraftKey, planNameSchema, pricingConfig } from './pricingDialogs'

interface AddPricingPlanDialogProps {
  /** All current rows. */
  rows: PricingLocation[]
  /** Called with the name of the new plan. */
  onAdded: (name: string) => void
  onClose: () => void
}

/** Add Pricing Plan: asks only for the name. The new plan's first row has no location yet. */
export function AddPricingPlanDialog({ rows, onAdded, onClose }: AddPricingPlanDialogProps) {
  const add = useAddPricingPlan()
  const nameProblem = (name: string) => newNameProblem(name, rows)
  const form = useDraftForm({
    name: pricingConfig.form,
    record: dialogDraftKey({ kind: 'add-plan' }),
    schema: planNameSchema('Please enter a pricing plan name', nameProblem),
    defaultValues: { name: '' },
  })
  const problem = nameProblem(useWatch({ control: form.control, name: 'name' }))

  const save = useRecordSave<PricingLocation, { name: string }, { name: string }>({
    form,
    fields: { name: 'Pricing Plan Name' },
    record: null,
    read: useReadFresh(pricingLocationsQuery()),
    isSame: (a, b) => a.id === b.id,
    toForm: ({ pricingPlanName }) => ({ name: pricingPlanName }),
    refuse: (stored, { name }) => newNameProblem(name, stored),
    write: ({ name }) => add.mutateAsync(name),
    after: ({ name }) => onAdded(name.trim()),
    name: ({ name }) => name,
    words: { ...MESSAGES.pricingPlan.add, busy: 'Adding...' },
  })
  const hints = useFieldHints(form, {
    kind: 'pricing location',
    stored: null,
    toRecord: ({ name }) => blankLocation(name.trim()),
    lists: { pricing: rows },
  })

  return (
    <FormDialog
      title="Add Pricing Plan"
      breadcrumb={[pricingConfig.breadcrumb]}
      {...save.dialog}
      onClose={onClose}
    >
      <TextField
        {...textFieldProps(form, hints)('name', { problem })}
        label="Pricing Plan Name"
        autoFocus
        autoComplete="off"
      />
    </FormDialog>
  )
}

/**
 * The reason why a new plan can't have this name: another plan has it, or the same public links.
 */
function newNameProblem(name: string, rows: readonly PricingLocation[]): string | undefined {
  const plans = pricingPlansOf(rows)
  const lowerName = name.trim().toLowerCase()
  const namesake = plans.find((plan) => plan.name.toLowerCase() === lowerName)
  return namesake ? `${namesake.name} already exists.` : pricingNameProblem(name, plans)
}
