import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import * as v from 'valibot'
import {
  pricingLocationsQuery,
  useAddPricingLocation,
  useEditPricingLocation,
} from '../../api/pricingLocations'
import { MESSAGES } from '../../api/writes/messages'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import { gameCountOf, priceLabels } from '../../domain/prices'
import {
  isBlankLocation,
  isSamePricingLocation,
  locationOfPlan,
  type PricingLocation,
  type PricingPlan,
} from '../../domain/pricing'
import { Alert } from '../../ui/Alert'
import { duplicateAction, type EditDialogProps } from '../../ui/form/editDialog'
import { FormDialog } from '../../ui/form/FormDialog'
import { textFieldProps } from '../../ui/form/textFieldProps'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { ColorAndPrices } from '../kit/ColorAndPrices'
import { useFieldHints } from '../kit/checks/useFieldHints'
import {
  locationFromTyped,
  locationSchemas,
  locationTexts,
  readTypedPrices,
  type StoredLocations,
  type TypedLocation,
  typedLocation,
} from '../kit/locationForm'
import { ImpactNote } from '../links/ImpactNote'
import { addOrEdit, useRecordSave } from '../writes/useRecordSave'
import { SaveStopped } from '../writes/useRecordWrite'
import { currentPricingPlan, dialogDraftKey, INVALID_PLAN, pricingConfig } from './pricingDialogs'
import { useAssignRepsToLocation } from './useAssignRepsToLocation'

/** A new row that was sent. */
interface AddedRow {
  /** Its plan, as read before the write. */
  to: Pick<PricingPlan, 'name' | 'locations'>
  /** Null if the response doesn't have it. */
  id: number | null
}

const locationSchema = (stored: StoredLocations) =>
  v.pipe(
    v.object(locationSchemas(stored)),
    v.transform((typed) => ({ ...typed, ...readTypedPrices(stored, typed) })),
  )

type LocationValues = v.InferOutput<ReturnType<typeof locationSchema>>

/** Add Location and Edit Location. The plan's reps also sell a new location. */
export function LocationDialog(props: EditDialogProps<PricingLocation> & { plan: PricingPlan }) {
  const { plan, record: row, like, rows, onDuplicate, pager, focus, onClose } = props
  const add = useAddPricingLocation()
  const edit = useEditPricingLocation()
  const assignReps = useAssignRepsToLocation()
  const form = useDraftForm({
    name: pricingConfig.form,
    record: dialogDraftKey({ kind: 'location', plan, row }),
    schema: locationSchema([row, like, row && rows.find(({ id }) => id === row.id)]),
    defaultValues: typedLocation(row ?? (like ? { ...like, location: '' } : null)),
    blank: row ? undefined : typedLocation(null),
  })
  const refetchFresh = useRefetchFresh()
  /** All rows as last read. */
  const latest = useRef(rows)
  /** The new row of the last save. */
  const added = useRef<AddedRow>(undefined)
  const save = useRecordSave<PricingLocation, TypedLocation, LocationValues>({
    form,
    fields: locationTexts(priceLabels),
    record: row,
    read: async () => {
      latest.current = await refetchFresh(pricingLocationsQuery())
      return latest.current
    },
    isSame: (a, b) => isSamePricingLocation(row, a, b),
    toForm: typedLocation,
    isMade: (created, { location }) =>
      created.pricingPlanName === added.current?.to.name && created.location === location.trim(),
    write: async (values, stored) => {
      if (stored) return edit.mutateAsync({ ...stored, ...values })
      const to = currentPricingPlan(plan, latest.current)
      if (!to) throw new SaveStopped(INVALID_PLAN)
      // Also known without a response.
      added.current = { to, id: null }
      const id = await add.mutateAsync({ ...values, pricingPlanName: to.name })
      added.current = { to, id }
    },
    after: assignRepsOfPlan,
    name: ({ location }) => locationOfPlan({ location, pricingPlanName: plan.name }),
    words: addOrEdit(MESSAGES.pricingLocation, row),
  })
  const hints = useFieldHints(form, {
    kind: 'pricing location',
    stored: row,
    toRecord: (typed) => ({
      ...(row ?? { id: -1, pricingPlanName: plan.name, repNames: plan.repNames }),
      ...locationFromTyped(typed),
    }),
    lists: { pricing: rows },
  })
  const locations = currentPricingPlan(plan, rows)?.locations ?? []
  const games = gameCountOf(plan.name, row ? [row, ...locations] : locations)

  /** Assigns the reps of the plan's other rows to the new row. */
  async function assignRepsOfPlan({ location }: TypedLocation) {
    if (!added.current) return
    const { to, id } = added.current
    // After a write without a response, the list was read again and has the new row.
    const addedRow = latest.current.find(
      (other) =>
        other.pricingPlanName === to.name &&
        other.location === location.trim() &&
        !to.locations.includes(other),
    )
    await assignReps(to.locations, id ?? addedRow?.id)
  }

  return (
    <FormDialog
      title={row ? 'Edit Location' : 'Add Location'}
      breadcrumb={[pricingConfig.breadcrumb, plan.name, row?.location]}
      pager={pager}
      {...save.dialog}
      otherActions={duplicateAction(row, onDuplicate)}
      focus={focus}
      onClose={onClose}
    >
      {!row && locations.length > 0 && locations.every(isBlankLocation) && (
        <Alert severity="info">
          This plan’s first row (—) has no location yet. The new one takes its place.
        </Alert>
      )}
      <TextField
        {...textFieldProps(form, hints)('location')}
        label="Location"
        autoFocus
        autoComplete="off"
      />
      <FormProvider {...form}>
        <ColorAndPrices labels={priceLabels} games={games} hints={hints} />
      </FormProvider>
      <ImpactNote kind="pricing location" records={locations} />
    </FormDialog>
  )
}
