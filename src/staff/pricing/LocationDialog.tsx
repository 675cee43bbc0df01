import { valibotResolver } from '@hookform/resolvers/valibot'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import * as v from 'valibot'
import { ApiError } from '../../api/errors'
import {
  pricingLocationsQuery,
  useAddPricingLocation,
  useChangeRepAssignment,
  useEditPricingLocation,
} from '../../api/pricingLocations'
import { useReps } from '../../api/reps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { gamesOf, priceLabels } from '../../domain/prices'
import {
  isBlankLocation,
  isSamePricingLocation,
  type PricingLocation,
  type PricingPlan,
} from '../../domain/pricing'
import { Alert } from '../../ui/Alert'
import { FormDialog } from '../../ui/form/FormDialog'
import { fieldsOf } from '../../ui/form/fieldsOf'
import type { FieldTexts } from '../../ui/form/fieldTexts'
import { useDraftForm } from '../../ui/form/useDraftForm'
import type { Steps } from '../../ui/form/useEditedRecord'
import { useNotify } from '../../ui/Notifications'
import { ColorAndPrices } from '../kit/ColorAndPrices'
import { useFieldHints } from '../kit/checks/useFieldHints'
import { duplicateOf } from '../kit/duplicate'
import {
  centsOf,
  priceEntries,
  priceTexts,
  typedPrices,
  withUnreadable,
} from '../kit/locationPrices'
import { ImpactNote } from '../links/ImpactNote'
import { assignedReps } from '../records/repAssignments'
import { addOrEdit, useRecordSave } from '../writes/useRecordSave'
import { SaveStopped } from '../writes/writeOutcome'
import { currentPricingPlan, draftKey, INVALID_PLAN, PLACE, PRICING_FORM } from './openDialog'
import { repLabel } from './planReps'

const locationForm = (...known: readonly (PricingLocation | null | undefined)[]) =>
  v.pipe(
    v.object({
      location: v.pipe(v.string(), v.trim()),
      color: v.pipe(v.string(), v.trim()),
      ...priceEntries(...known),
    }),
    v.transform(withUnreadable),
  )

/** A location as the fields hold it. */
const typed = (row: PricingLocation | null) => ({
  location: row?.location ?? '',
  color: row?.color ?? '',
  ...typedPrices(row),
})

type TypedLocation = v.InferInput<ReturnType<typeof locationForm>>
type LocationValues = v.InferOutput<ReturnType<typeof locationForm>>

const locationFields: FieldTexts<TypedLocation> = {
  location: 'Location',
  color: 'Color',
  ...priceTexts(priceLabels),
}

/** Add Location and Edit Location; a new one is sold by the plan's reps from the start. */
export function LocationDialog({
  plan,
  row,
  like,
  rows,
  onDuplicate,
  steps,
  onClose,
}: {
  plan: PricingPlan
  row: PricingLocation | null
  /** What a new row begins as; its location is still to be filled. */
  like?: PricingLocation | undefined
  rows: PricingLocation[]
  /** For a row that is edited. */
  onDuplicate?: (row: PricingLocation) => void
  /** To the locations before and after it in the list. */
  steps?: Steps<PricingLocation> | undefined
  onClose: () => void
}) {
  const notify = useNotify()
  const add = useAddPricingLocation()
  const edit = useEditPricingLocation()
  const reps = useReps()
  const change = useChangeRepAssignment()
  const form = useDraftForm({
    name: PRICING_FORM,
    record: draftKey({ kind: 'location', plan, row }),
    resolver: valibotResolver(locationForm(row, like, row && rows.find(({ id }) => id === row.id))),
    defaultValues: typed(row ?? (like ? { ...like, location: '' } : null)),
    blank: row ? undefined : typed(null),
  })
  const reread = useReread()
  const latest = useRef(rows)
  /** The id of the new row, where the response has it, and the plan it joins. */
  const added = useRef<{ id: number | null; to: Pick<PricingPlan, 'name' | 'locations'> }>(
    undefined,
  )
  const save = useRecordSave<PricingLocation, TypedLocation, LocationValues>({
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
      const to = currentPricingPlan(plan, latest.current)
      if (!to) throw new SaveStopped(INVALID_PLAN)
      added.current = { id: null, to }
      added.current.id = await add.mutateAsync({ ...values, pricingPlanName: to.name })
    },
    after: linkItsReps,
    name: ({ location }) => `${location || '—'} of ${plan.name}`,
    words: addOrEdit(WORDS.pricingLocation, row),
  })
  const hints = useFieldHints(form, {
    kind: 'pricing location',
    stored: row,
    toRecord: (typed) => ({
      ...(row ?? { id: -1, pricingPlanName: plan.name, repNames: plan.repNames }),
      location: typed.location.trim(),
      color: typed.color.trim(),
      ...centsOf(typed),
    }),
    lists: { pricing: rows },
  })
  const now = currentPricingPlan(plan, rows)
  const games = gamesOf(plan.name, [...(row ? [row] : []), ...(now?.locations ?? [])])

  /** Links the reps of the plan's other rows to the new row, and names those who could not be linked. */
  async function linkItsReps() {
    if (!added.current) return
    const { to } = added.current
    // Without a response the new row is found in the list that was read again.
    const found = latest.current.find(
      (one) =>
        one.pricingPlanName === to.name &&
        one.location === form.getValues('location').trim() &&
        !to.locations.includes(one),
    )
    const newId = added.current.id ?? found?.id
    const names = [...new Set(to.locations.flatMap(({ repNames }) => repNames))]
    const all = reps.data ?? (names.length > 0 ? (await reps.refetch()).data : undefined) ?? []
    const sellers = assignedReps(to.locations, all)
    const unlinked: string[] = []
    for (const rep of sellers) {
      if (newId === undefined || !(await assign(rep.id, newId))) unlinked.push(repLabel(rep, all))
    }
    unlinked.push(...names.filter((name) => sellers.every((rep) => rep.name !== name)))
    if (unlinked.length > 0) {
      notify(
        `Not linked to the new location: ${unlinked.join(', ')}. Open Reps and save to link them.`,
        'warning',
      )
    }
  }

  /** @returns whether it succeeded. */
  async function assign(repId: number, pricingLocationId: number): Promise<boolean> {
    try {
      await change.mutateAsync({ repId, pricingLocationId, isAssigned: true })
      return true
    } catch (error) {
      if (error instanceof ApiError) return false
      throw error
    }
  }

  return (
    <FormDialog
      title={row ? 'Edit Location' : 'Add Location'}
      where={[PLACE, plan.name, row?.location]}
      steps={steps}
      {...save.dialog}
      others={duplicateOf(row, onDuplicate)}
      onClose={onClose}
    >
      {!row && now?.locations.every(isBlankLocation) && (
        <Alert severity="info">
          This plan’s first row (—) has no location yet. The new one takes its place.
        </Alert>
      )}
      <TextField
        {...fieldsOf(form, hints)('location')}
        label="Location"
        autoFocus
        autoComplete="off"
      />
      <ColorAndPrices form={form} labels={priceLabels} games={games} hints={hints} />
      <ImpactNote kind="pricing location" records={now?.locations ?? []} />
    </FormDialog>
  )
}
