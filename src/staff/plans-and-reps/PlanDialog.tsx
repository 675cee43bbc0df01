import { valibotResolver } from '@hookform/resolvers/valibot'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import {
  adminPricingLocationsQuery,
  useAddAdminPricingLocation,
  useEditAdminPricingLocation,
} from '../../api/plansAndReps'
import type { PricingLocationFields } from '../../api/pricing'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { moneyInput, moneyText, parseMoney, withSign } from '../../domain/money'
import {
  groupByPricingPlan,
  isSamePricingLocation,
  type PricingLocation,
} from '../../domain/pricing'
import { lostPricingPages } from '../../domain/publicPages'
import { pricingNameProblem } from '../../domain/publicSheets'
import { FormDialog } from '../../ui/form/FormDialog'
import { fieldsOf } from '../../ui/form/fieldsOf'
import { noProblem } from '../../ui/form/noProblem'
import { OfferAlert } from '../../ui/form/OfferAlert'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { AffectedPages } from '../kit/AffectedPages'
import { MoneyField } from '../kit/MoneyField'
import type { FieldTexts } from '../kit/save/fields'
import { useRecordSave } from '../kit/save/useRecordSave'
import { gamesSold, totalOffers } from '../kit/totalOffers'
import { typedMoney } from '../kit/typedMoney'
import { ColorField } from './ColorField'
import { planLabel } from './planLabels'

const planForm = (noName: string, nameProblem: (name: string) => string | undefined) =>
  v.object({
    pricingPlanName: v.pipe(v.string(), v.trim(), v.nonEmpty(noName), noProblem(nameProblem)),
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
const typedPlan = (plan: PricingLocation | null) => ({
  pricingPlanName: plan?.pricingPlanName ?? '',
  location: plan?.location ?? '',
  color: plan?.color ?? '',
  planHolderPerGame: moneyInput(plan?.planHolderPerGame ?? null),
  planHolderTotal: moneyInput(plan?.planHolderTotal ?? null),
  boxOfficePerGame: moneyInput(plan?.boxOfficePerGame ?? null),
  boxOfficeTotal: moneyInput(plan?.boxOfficeTotal ?? null),
})

type TypedPlan = ReturnType<typeof typedPlan>

const dollars = (text: string) => moneyText(parseMoney(text) ?? null) || text
const planFields: FieldTexts<TypedPlan> = {
  pricingPlanName: 'Name',
  location: 'Location',
  color: ['Color', (text) => text.replace(/^\s*#/, '')],
  planHolderPerGame: ['Holder $/game', dollars],
  planHolderTotal: ['Holder total', dollars],
  boxOfficePerGame: ['Box Office $/game', dollars],
  boxOfficeTotal: ['Box Office total', dollars],
}

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
  const add = useAddAdminPricingLocation()
  const edit = useEditAdminPricingLocation()
  const nameProblem = (name: string, rows: readonly PricingLocation[] = plans) =>
    name.trim() === plan?.pricingPlanName
      ? undefined
      : pricingNameProblem(name, groupByPricingPlan(rows.filter(({ id }) => id !== plan?.id)))
  const form = useDraftForm({
    name: ADMIN_PLAN_FORM,
    record: plan ? String(plan.id) : '',
    resolver: valibotResolver(
      planForm(plan ? 'Name cannot be empty' : 'Please enter a pricing plan name', (name) =>
        nameProblem(name),
      ),
    ),
    defaultValues: typedPlan(plan),
  })
  const reread = useReread()
  const save = useRecordSave<PricingLocation, TypedPlan, PricingLocationFields>({
    form,
    fields: planFields,
    record: plan,
    read: () => reread(adminPricingLocationsQuery()),
    isSame: isSamePricingLocation(plan),
    toForm: typedPlan,
    refuse: (rows, { pricingPlanName }) => nameProblem(pricingPlanName, rows),
    write: (values, now) =>
      now ? edit.mutateAsync({ id: now.id, ...values }) : add.mutateAsync(values),
    name: planLabel,
    words: plan
      ? { ...WORDS.adminPlan.edit, busy: 'Saving...' }
      : { ...WORDS.adminPlan.add, busy: 'Adding...' },
  })
  const field = fieldsOf(form)
  const { errors } = form.formState
  const now = useWatch({ control: form.control }) as TypedPlan
  const { pricingPlanName, color } = now
  const twin = nameProblem(pricingPlanName)
  const inPlan = plans.filter((other) => other.pricingPlanName === pricingPlanName.trim())
  const offers = totalOffers(now, gamesSold([...(plan ? [plan] : []), ...inPlan]))

  return (
    <FormDialog title={plan ? 'Edit Plan' : 'New Plan'} {...save.dialog} onClose={onClose}>
      <TextField
        {...form.register('pricingPlanName')}
        label="Name"
        autoFocus
        error={errors.pricingPlanName !== undefined || twin !== undefined}
        helperText={errors.pricingPlanName?.message ?? twin}
      />
      {plan && pricingPlanName.trim() !== '' && (
        <AffectedPages
          lead="These public pages will no longer open:"
          addresses={lostPricingPages(plans, renamed(plans, plan.id, pricingPlanName.trim()))}
        />
      )}
      <TextField {...form.register('location')} label="Location" />
      <ColorField field={form.register('color')} color={color} />
      <Pair>
        <MoneyField {...field('planHolderPerGame')} label="Holder $/game" />
        <MoneyField {...field('planHolderTotal')} label="Holder total" />
      </Pair>
      <Pair>
        <MoneyField {...field('boxOfficePerGame')} label="Box Office $/game" />
        <MoneyField {...field('boxOfficeTotal')} label="Box Office total" />
      </Pair>
      {offers.map(({ field, total, words, isContradiction }) => (
        <OfferAlert
          key={field}
          severity={isContradiction ? 'warning' : 'info'}
          words={words}
          offer={`Use ${withSign(total)}`}
          onTake={() => form.setValue(field, total, { shouldDirty: true, shouldValidate: true })}
        />
      ))}
    </FormDialog>
  )
}

const renamed = (plans: PricingLocation[], id: number, pricingPlanName: string) =>
  plans.map((plan) => (plan.id === id ? { ...plan, pricingPlanName } : plan))

function Pair({ children }: { children: ReactNode }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
      {children}
    </Stack>
  )
}
