import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { type Control, Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import {
  pricingLocationsQuery,
  useAddPricingLocation,
  useEditPricingLocation,
} from '../../api/pricing'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { moneyInput, moneyText, parseMoney, withSign } from '../../domain/money'
import {
  isBlankLocation,
  isSamePricingLocation,
  type PricingLocation,
  type PricingPlan,
  totalSavings,
} from '../../domain/pricing'
import { FormDialog } from '../../ui/form/FormDialog'
import { fieldsOf } from '../../ui/form/fieldsOf'
import { OfferAlert } from '../../ui/form/OfferAlert'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { useNotify } from '../../ui/Notifications'
import { MoneyField } from '../kit/MoneyField'
import type { FieldTexts } from '../kit/save/fields'
import { SaveStopped } from '../kit/save/SaveStopped'
import { useRecordSave } from '../kit/save/useRecordSave'
import { gamesSold, totalOffers } from '../kit/totalOffers'
import { typedMoney } from '../kit/typedMoney'
import { ColorField } from './ColorField'
import { currentPlan, INVALID_PLAN } from './currentPlan'
import { draftKey, PRICING_FORM } from './openDialog'
import { useAssignPlanReps } from './useAssignPlanReps'

const locationForm = v.object({
  location: v.pipe(v.string(), v.trim()),
  color: v.pipe(v.string(), v.trim()),
  planHolderPerGame: typedMoney,
  planHolderTotal: typedMoney,
  boxOfficePerGame: typedMoney,
  boxOfficeTotal: typedMoney,
})

/** A location as the fields hold it. */
const typed = (row: PricingLocation | null) => ({
  location: row?.location ?? '',
  color: row?.color ?? '',
  planHolderPerGame: moneyInput(row?.planHolderPerGame ?? null),
  planHolderTotal: moneyInput(row?.planHolderTotal ?? null),
  boxOfficePerGame: moneyInput(row?.boxOfficePerGame ?? null),
  boxOfficeTotal: moneyInput(row?.boxOfficeTotal ?? null),
})

type TypedLocation = v.InferInput<typeof locationForm>

const dollars = (text: string) => moneyText(parseMoney(text) ?? null) || text
const locationFields: FieldTexts<TypedLocation> = {
  location: 'Location',
  color: 'Color',
  planHolderPerGame: ['PH Price/Game', dollars],
  planHolderTotal: ['PH Total', dollars],
  boxOfficePerGame: ['Box Price/Game', dollars],
  boxOfficeTotal: ['Box Total', dollars],
}

/** Add Location and Edit Location; a new one is sold by the plan's reps from the start. */
export function LocationDialog({
  plan,
  row,
  rows,
  onClose,
}: {
  plan: PricingPlan
  row: PricingLocation | null
  rows: PricingLocation[]
  onClose: () => void
}) {
  const notify = useNotify()
  const add = useAddPricingLocation()
  const edit = useEditPricingLocation()
  const linkReps = useAssignPlanReps()
  const form = useDraftForm({
    name: PRICING_FORM,
    record: draftKey({ kind: 'location', plan, row }),
    resolver: valibotResolver(locationForm),
    defaultValues: typed(row),
  })
  const reread = useReread()
  const latest = useRef(rows)
  /** The new row, as far as the server told it, and the plan it joins. */
  const added = useRef<{ id: number | null; to: Pick<PricingPlan, 'name' | 'locations'> }>(
    undefined,
  )
  const save = useRecordSave<PricingLocation, TypedLocation, v.InferOutput<typeof locationForm>>({
    form,
    fields: locationFields,
    record: row,
    read: async () => {
      latest.current = await reread(pricingLocationsQuery())
      return latest.current
    },
    isSame: isSamePricingLocation(row),
    toForm: typed,
    isMade: (made, { location }) =>
      made.pricingPlanName === added.current?.to.name && made.location === location.trim(),
    write: async (values, now) => {
      if (now)
        return edit.mutateAsync({ ...values, pricingPlanName: now.pricingPlanName, id: now.id })
      const to = currentPlan(plan, latest.current)
      if (!to) throw new SaveStopped(INVALID_PLAN)
      added.current = { id: null, to }
      added.current.id = await add.mutateAsync({ ...values, pricingPlanName: to.name })
    },
    after: linkItsReps,
    name: ({ location }) => `${location || '—'} of ${plan.name}`,
    words: row
      ? { ...WORDS.pricingLocation.edit, busy: 'Saving...' }
      : { ...WORDS.pricingLocation.add, busy: 'Adding...' },
  })
  const field = fieldsOf(form)
  const now = currentPlan(plan, rows)
  const offers = totalOffers(
    useWatch({ control: form.control }) as TypedLocation,
    gamesSold([...(row ? [row] : []), ...(now?.locations ?? [])]),
  )

  async function linkItsReps() {
    if (!added.current) return
    const { id, to } = added.current
    // Where the answer never came, the list that was read says which row is the new one.
    const found = latest.current.find(
      (one) =>
        one.pricingPlanName === to.name &&
        one.location === form.getValues('location').trim() &&
        !to.locations.includes(one),
    )
    const unlinked = await linkReps(to.locations, id ?? found?.id ?? null)
    if (unlinked.length > 0) {
      notify(
        `Not linked to the new location: ${unlinked.join(', ')}. Open Reps and save to link them.`,
        'warning',
      )
    }
  }

  return (
    <FormDialog title={row ? 'Edit Location' : 'Add Location'} {...save.dialog} onClose={onClose}>
      <strong style={{ overflowWrap: 'anywhere' }}>{plan.name}</strong>
      {!row && now?.locations.every(isBlankLocation) && (
        <Alert severity="info">
          This plan’s first row (—) has no location yet: the new one takes its place.
        </Alert>
      )}
      <TextField {...form.register('location')} label="Location" autoFocus autoComplete="off" />
      <Controller
        control={form.control}
        name="color"
        render={({ field }) => (
          <ColorField
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
          />
        )}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
        <MoneyField {...field('planHolderPerGame')} label="PH Price/Game" />
        <MoneyField {...field('planHolderTotal')} label="PH Total" />
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
        <MoneyField {...field('boxOfficePerGame')} label="Box Price/Game" />
        <MoneyField {...field('boxOfficeTotal')} label="Box Total" />
      </Stack>
      {offers.map(({ field, total, words, isContradiction }) => (
        <OfferAlert
          key={field}
          severity={isContradiction ? 'warning' : 'info'}
          words={words}
          offer={`Use ${withSign(total)}`}
          onTake={() => form.setValue(field, total, { shouldDirty: true, shouldValidate: true })}
        />
      ))}
      <Savings control={form.control} />
    </FormDialog>
  )
}

/**
 * Box office total minus plan holder total (docs/rules/fields.md#pricing-plan), of what is typed.
 */
function Savings({
  control,
}: {
  control: Control<TypedLocation, unknown, v.InferOutput<typeof locationForm>>
}) {
  const [planHolder, boxOffice] = useWatch({ control, name: ['planHolderTotal', 'boxOfficeTotal'] })
  const savings = totalSavings({
    planHolderTotal: parseMoney(planHolder) ?? null,
    boxOfficeTotal: parseMoney(boxOffice) ?? null,
  })
  return (
    <div>{`Total savings: ${savings === null ? '—' : moneyText(savings) || withSign('0')}`}</div>
  )
}
