import { valibotResolver } from '@hookform/resolvers/valibot'
import TextField from '@mui/material/TextField'
import { FormProvider, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import {
  adminPricingLocationsQuery,
  useAddAdminPricingLocation,
  useAdminReps,
  useDeleteAdminPricingLocation,
  useEditAdminPricingLocation,
} from '../../api/plansAndReps'
import type { PricingLocationFields } from '../../api/pricingLocations'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import { WORDS } from '../../api/writes/words'
import { gamesOf } from '../../domain/prices'
import {
  groupByPricingPlan,
  isSamePricingLocation,
  locationLabel,
  locationTitle,
  type PricingLocation,
} from '../../domain/pricing'
import { lostPricingPages } from '../../domain/publicPages'
import { pricingNameProblem } from '../../domain/publicSheets'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { FormDialog } from '../../ui/form/FormDialog'
import { fieldsOf } from '../../ui/form/fieldsOf'
import { noProblem } from '../../ui/form/noProblem'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { ColorAndPrices } from '../kit/ColorAndPrices'
import { useFieldHints } from '../kit/checks/useFieldHints'
import {
  locationEntries,
  locationOf,
  locationTexts,
  pricesOf,
  type StoredLocations,
  typedLocation,
} from '../kit/locationForm'
import { plansAndReps } from '../kit/plansAndReps'
import { AffectedPages } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import type { FieldTexts } from '../writes/fieldTexts'
import { deleteLocationStep } from '../writes/steps/pricingSteps'
import { type RowQuestion, useRecordDelete } from '../writes/useRecordDelete'
import { addOrEdit, useRecordSave } from '../writes/useRecordSave'

const withoutSign = (color: string) => color.replace(/^\s*#/, '')

const locationForm = (
  noName: string,
  nameProblem: (name: string) => string | undefined,
  stored: StoredLocations,
) =>
  v.pipe(
    v.object({
      pricingPlanName: v.pipe(v.string(), v.trim(), v.nonEmpty(noName), noProblem(nameProblem)),
      ...locationEntries(stored),
    }),
    v.transform((typed) => ({
      ...typed,
      ...pricesOf(stored, typed),
      color: withoutSign(typed.color),
    })),
  )

/** A row as the fields hold it. */
const typedRow = (row: PricingLocation | null) => ({
  pricingPlanName: row?.pricingPlanName ?? '',
  ...typedLocation(row),
})

type TypedRow = ReturnType<typeof typedRow>

const labels = {
  planHolderPerGame: 'Holder $/game',
  planHolderTotal: 'Holder total',
  boxOfficePerGame: 'Box Office $/game',
  boxOfficeTotal: 'Box Office total',
}
const rowTexts: FieldTexts<TypedRow> = {
  pricingPlanName: 'Name',
  ...locationTexts(labels),
  color: ['Color', withoutSign],
}

/** New Plan and Edit Plan: one row of a pricing plan with all its fields. */
export function AdminLocationDialog({
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
    name: plansAndReps.locationForm,
    record: plan ? String(plan.id) : '',
    resolver: valibotResolver(
      locationForm(
        plan ? 'Name cannot be empty' : 'Please enter a pricing plan name',
        (name) => nameProblem(name),
        [plan, plans.find(({ id }) => id === plan?.id)],
      ),
    ),
    defaultValues: typedRow(plan),
  })
  const refetchFresh = useRefetchFresh()
  const save = useRecordSave<PricingLocation, TypedRow, PricingLocationFields>({
    form,
    fields: rowTexts,
    record: plan,
    read: () => refetchFresh(adminPricingLocationsQuery()),
    isSame: isSamePricingLocation(plan),
    toForm: typedRow,
    refuse: (rows, { pricingPlanName }) => nameProblem(pricingPlanName, rows),
    write: (values, stored) =>
      stored ? edit.mutateAsync({ id: stored.id, ...values }) : add.mutateAsync(values),
    name: locationLabel,
    words: addOrEdit(WORDS.adminPlan, plan),
  })
  const hints = useFieldHints(form, {
    kind: 'pricing location',
    stored: plan,
    toRecord: (typed) => ({
      ...(plan ?? { id: -1, repNames: [] }),
      pricingPlanName: typed.pricingPlanName.trim(),
      ...locationOf(typed),
    }),
    lists: { pricing: plans },
  })
  const field = fieldsOf(form, hints)
  const pricingPlanName = useWatch({ control: form.control, name: 'pricingPlanName' })
  const problem = nameProblem(pricingPlanName)
  const inPlan = plans.filter((other) => other.pricingPlanName === pricingPlanName.trim())
  const games = gamesOf(pricingPlanName, [...(plan ? [plan] : []), ...inPlan])

  return (
    <FormDialog
      title={plan ? 'Edit Plan' : 'New Plan'}
      breadcrumb={[plansAndReps.breadcrumb, plan?.pricingPlanName]}
      {...save.dialog}
      onClose={onClose}
    >
      <TextField {...field('pricingPlanName', { problem })} label="Name" autoFocus />
      {plan && pricingPlanName.trim() !== '' && (
        <AffectedPages
          lead="These public pages will stop working:"
          addresses={lostPricingPages(plans, renamed(plans, plan.id, pricingPlanName.trim()))}
        />
      )}
      <TextField {...field('location')} label="Location" />
      <FormProvider {...form}>
        <ColorAndPrices labels={labels} games={games} hints={hints} />
      </FormProvider>
      {plan && <ImpactNote kind="pricing location" records={[plan]} />}
    </FormDialog>
  )
}

const renamed = (plans: PricingLocation[], id: number, pricingPlanName: string) =>
  plans.map((plan) => (plan.id === id ? { ...plan, pricingPlanName } : plan))

/** Asks before a plan is deleted, and names the public pages that break. */
export function DeleteAdminLocation({ row, rows, onClose }: RowQuestion<PricingLocation>) {
  const remove = useDeleteAdminPricingLocation()
  const refetchFresh = useRefetchFresh()
  const { data: reps = [] } = useAdminReps()
  const { records, dialog } = useRecordDelete({
    records: [row],
    read: () => refetchFresh(adminPricingLocationsQuery()),
    find: (all) => all.filter(({ id }) => id === row.id),
    fields: { pricingPlanName: 'Name', location: 'Location' },
    write: ({ id }) => remove.mutateAsync(id),
    step: ([one = row], all) => deleteLocationStep({ ...one, repNames: row.repNames }, all, reps),
    name: locationTitle(row),
    words: WORDS.adminPlan.delete,
  })
  const [stored = row] = records
  const others = rows.filter(({ id }) => id !== row.id)
  return (
    <ConfirmDialog
      question="Delete this plan?"
      breadcrumb={[plansAndReps.breadcrumb, row.pricingPlanName]}
      {...dialog}
      onClose={onClose}
    >
      <strong>{locationLabel(stored)}</strong>
      {row.repNames.length > 0 && <div>{`Sold by ${row.repNames.join(', ')}`}</div>}
      <ImpactNote kind="pricing location" records={[stored]} />
      <AffectedPages
        lead="These public pages will stop working:"
        addresses={lostPricingPages(rows, others)}
      />
    </ConfirmDialog>
  )
}
