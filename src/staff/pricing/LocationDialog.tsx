import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { type Control, Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { pricingQuery, useAddLocation, useEditLocation } from '../../api/pricing'
import { failureWords } from '../../api/reason'
import { useReread } from '../../api/useReread'
import { moneyInput, parseMoney, typedMoney } from '../../domain/money'
import {
  gamesSold,
  isBlankLocation,
  moneyText,
  type PricingLocation,
  type PricingPlan,
  totalOffers,
  totalSavings,
} from '../../domain/pricing'
import { FormDialog } from '../../ui/FormDialog'
import { MoneyField } from '../../ui/MoneyField'
import { useNotify } from '../../ui/Notifications'
import { OfferAlert } from '../../ui/OfferAlert'
import { type Fields, useConflict } from '../../ui/useConflict'
import { useDraftForm } from '../../ui/useDraftForm'
import { ColorField } from './ColorField'
import { currentPlan, INVALID_PLAN } from './currentPlan'
import { draftKey, PRICING_FORM } from './openDialog'
import { useLinkPlanReps } from './useLinkPlanReps'

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

const locationFields = (row: PricingLocation): Fields => ({
  Location: row.location,
  Color: row.color,
  'PH Price/Game': moneyText(row.planHolderPerGame),
  'PH Total': moneyText(row.planHolderTotal),
  'Box Price/Game': moneyText(row.boxOfficePerGame),
  'Box Total': moneyText(row.boxOfficeTotal),
})

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
  const add = useAddLocation()
  const edit = useEditLocation()
  const linkReps = useLinkPlanReps()
  const form = useDraftForm({
    name: PRICING_FORM,
    record: draftKey({ kind: 'location', plan, row }),
    resolver: valibotResolver(locationForm),
    defaultValues: typed(row),
  })
  const reread = useReread()
  // The row may carry another plan's name by now.
  const planName = useRef(row?.planName)
  const conflict = useConflict<PricingLocation>({
    record: row,
    reread: async () => {
      const theirs = (await reread(pricingQuery())).find(({ id }) => id === row?.id)
      planName.current = theirs?.planName
      return theirs
    },
    describe: locationFields,
    onTake: (theirs) => form.reset(typed(theirs)),
  })
  const { errors } = form.formState
  const now = currentPlan(plan, rows)
  const offers = totalOffers(
    useWatch({ control: form.control }) as TypedLocation,
    gamesSold([...(row ? [row] : []), ...(now?.locations ?? [])]),
  )

  async function save(values: v.InferOutput<typeof locationForm>) {
    if (!now) return INVALID_PLAN
    try {
      if (row) {
        const stop = await conflict.check({ ...row, ...values })
        if (stop !== undefined) return stop
        await edit.mutateAsync({ ...values, planName: planName.current ?? now.name, id: row.id })
        notify('Location updated successfully')
        return
      }
      const id = await add.mutateAsync({ ...values, planName: now.name })
      notify('Location added successfully')
      const unlinked = await linkReps(now.locations, id)
      if (unlinked.length > 0) {
        notify(
          `Not linked to the new location: ${unlinked.join(', ')}. Open Reps and save to link them.`,
          'warning',
        )
      }
    } catch (error) {
      return failureWords(error, 'Error adding/updating location')
    }
  }

  return (
    <FormDialog
      title={row ? 'Edit Location' : 'Add Location'}
      form={form}
      save={{ name: 'Save', busy: row ? 'Saving...' : 'Adding...' }}
      onSave={save}
      choice={conflict.notice}
      onClose={onClose}
    >
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
        <MoneyField
          {...form.register('planHolderPerGame')}
          label="PH Price/Game"
          error={errors.planHolderPerGame?.message}
        />
        <MoneyField
          {...form.register('planHolderTotal')}
          label="PH Total"
          error={errors.planHolderTotal?.message}
        />
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
        <MoneyField
          {...form.register('boxOfficePerGame')}
          label="Box Price/Game"
          error={errors.boxOfficePerGame?.message}
        />
        <MoneyField
          {...form.register('boxOfficeTotal')}
          label="Box Total"
          error={errors.boxOfficeTotal?.message}
        />
      </Stack>
      {offers.map(({ field, total, words, isContradiction }) => (
        <OfferAlert
          key={field}
          severity={isContradiction ? 'warning' : 'info'}
          words={words}
          offer={`Use $${total}`}
          onTake={() => form.setValue(field, total, { shouldDirty: true, shouldValidate: true })}
        />
      ))}
      <Savings control={form.control} />
    </FormDialog>
  )
}

type TypedLocation = v.InferInput<typeof locationForm>

/** Box office total minus plan holder total (section 2), of what is typed. */
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
  return <div>{`Total savings: ${savings === null ? '—' : moneyText(savings) || '$0'}`}</div>
}
