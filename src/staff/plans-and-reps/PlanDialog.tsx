import { valibotResolver } from '@hookform/resolvers/valibot'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { adminPlansQuery, useAddAdminPlan, useEditAdminPlan } from '../../api/plansAndReps'
import { failureWords } from '../../api/reason'
import { useReread } from '../../api/useReread'
import { moneyInput, typedMoney } from '../../domain/money'
import {
  gamesSold,
  groupPricing,
  moneyText,
  type PricingLocation,
  totalOffers,
} from '../../domain/pricing'
import { lostPricingSheets, pricingNameProblem } from '../../domain/publicSheets'
import { AffectedPages } from '../../ui/AffectedPages'
import { FormDialog } from '../../ui/FormDialog'
import { MoneyField } from '../../ui/MoneyField'
import { useNotify } from '../../ui/Notifications'
import { noProblem } from '../../ui/noProblem'
import { OfferAlert } from '../../ui/OfferAlert'
import { type Fields, useConflict } from '../../ui/useConflict'
import { useDraftForm } from '../../ui/useDraftForm'
import { ColorField } from './ColorField'

const planForm = (noName: string, nameProblem: (name: string) => string | undefined) =>
  v.object({
    planName: v.pipe(v.string(), v.trim(), v.nonEmpty(noName), noProblem(nameProblem)),
    location: v.pipe(v.string(), v.trim()),
    color: v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => text.replace(/^#/, '')),
    ),
    planHolderPerGame: typedMoney,
    planHolderTotal: typedMoney,
    boxOfficePerGame: typedMoney,
    boxOfficeTotal: typedMoney,
  })

/** Names the dialog's drafts. */
export const ADMIN_PLAN_FORM = 'admin-plan'

/** A row as the fields hold it. */
const typed = (plan: PricingLocation | null) => ({
  planName: plan?.planName ?? '',
  location: plan?.location ?? '',
  color: plan?.color ?? '',
  planHolderPerGame: moneyInput(plan?.planHolderPerGame ?? null),
  planHolderTotal: moneyInput(plan?.planHolderTotal ?? null),
  boxOfficePerGame: moneyInput(plan?.boxOfficePerGame ?? null),
  boxOfficeTotal: moneyInput(plan?.boxOfficeTotal ?? null),
})

const planFields = (plan: PricingLocation): Fields => ({
  Name: plan.planName,
  Location: plan.location,
  Color: plan.color,
  'Holder $/game': moneyText(plan.planHolderPerGame),
  'Holder total': moneyText(plan.planHolderTotal),
  'Box Office $/game': moneyText(plan.boxOfficePerGame),
  'Box Office total': moneyText(plan.boxOfficeTotal),
})

/** New Plan and Edit Plan: one row of a pricing plan with all its fields. */
export function PlanDialog({
  plan,
  plans,
  onClose,
}: {
  plan: PricingLocation | null
  plans: PricingLocation[]
  onClose: () => void
}) {
  const notify = useNotify()
  const add = useAddAdminPlan()
  const edit = useEditAdminPlan()
  const others = groupPricing(plans.filter(({ id }) => id !== plan?.id))
  const nameProblem = (name: string) =>
    name.trim() === plan?.planName ? undefined : pricingNameProblem(name, others)
  const form = useDraftForm({
    name: ADMIN_PLAN_FORM,
    record: plan ? String(plan.id) : '',
    resolver: valibotResolver(
      planForm(plan ? 'Name cannot be empty' : 'Please enter a pricing plan name', nameProblem),
    ),
    defaultValues: typed(plan),
  })
  const reread = useReread()
  const conflict = useConflict<PricingLocation>({
    record: plan,
    reread: async () => (await reread(adminPlansQuery())).find(({ id }) => id === plan?.id),
    describe: planFields,
    onTake: (theirs) => form.reset(typed(theirs)),
  })
  const { errors } = form.formState
  const now = useWatch({ control: form.control }) as ReturnType<typeof typed>
  const { planName, color } = now
  const twin = nameProblem(planName)
  const inPlan = plans.filter((other) => other.planName === planName.trim())
  const offers = totalOffers(now, gamesSold([...(plan ? [plan] : []), ...inPlan]))

  async function save(values: v.InferOutput<ReturnType<typeof planForm>>) {
    try {
      if (plan) {
        const stop = await conflict.check({ ...plan, ...values })
        if (stop !== undefined) return stop
        await edit.mutateAsync({ id: plan.id, ...values })
      } else await add.mutateAsync(values)
      notify(plan ? 'Pricing plan updated successfully' : 'Pricing plan added successfully')
    } catch (error) {
      return failureWords(error, 'Failed to save plan.')
    }
  }

  return (
    <FormDialog
      title={plan ? 'Edit Plan' : 'New Plan'}
      form={form}
      save={{ name: 'Save', busy: plan ? 'Saving...' : 'Adding...' }}
      onSave={save}
      choice={conflict.notice}
      onClose={onClose}
    >
      <TextField
        {...form.register('planName')}
        label="Name"
        autoFocus
        error={errors.planName !== undefined || twin !== undefined}
        helperText={errors.planName?.message ?? twin}
      />
      {plan && planName.trim() !== '' && (
        <AffectedPages
          lead="These public pages will no longer open:"
          addresses={lostPricingSheets(plans, renamed(plans, plan.id, planName.trim()))}
        />
      )}
      <TextField {...form.register('location')} label="Location" />
      <ColorField field={form.register('color')} color={color} />
      <Pair>
        <MoneyField
          {...form.register('planHolderPerGame')}
          label="Holder $/game"
          error={errors.planHolderPerGame?.message}
        />
        <MoneyField
          {...form.register('planHolderTotal')}
          label="Holder total"
          error={errors.planHolderTotal?.message}
        />
      </Pair>
      <Pair>
        <MoneyField
          {...form.register('boxOfficePerGame')}
          label="Box Office $/game"
          error={errors.boxOfficePerGame?.message}
        />
        <MoneyField
          {...form.register('boxOfficeTotal')}
          label="Box Office total"
          error={errors.boxOfficeTotal?.message}
        />
      </Pair>
      {offers.map(({ field, total, words, isContradiction }) => (
        <OfferAlert
          key={field}
          severity={isContradiction ? 'warning' : 'info'}
          words={words}
          offer={`Use $${total}`}
          onTake={() => form.setValue(field, total, { shouldDirty: true, shouldValidate: true })}
        />
      ))}
    </FormDialog>
  )
}

const renamed = (plans: PricingLocation[], id: number, planName: string) =>
  plans.map((plan) => (plan.id === id ? { ...plan, planName } : plan))

function Pair({ children }: { children: ReactNode }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
      {children}
    </Stack>
  )
}
