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
import type { PricingLocationFields } from '../../api/pricingRows'
import { useReadFresh } from '../../api/writes/useRefetchFresh'
import { gameCountOf } from '../../domain/prices'
import {
  isSamePricingLocation,
  locationOfPlan,
  type PricingLocation,
  planDashLocation,
  pricingPlansOf,
} from '../../domain/pricing'
import { removedPricingPages } from '../../domain/publicPages'
import { pricingNameProblem } from '../../domain/sheetNames'
import type { EditDialogProps, RowDialogProps } from '../../ui/form/editDialog'
import { FormDialog } from '../../ui/form/FormDialog'
import { problemCheck } from '../../ui/form/problemCheck'
import { textFieldProps } from '../../ui/form/textFieldProps'
import { ColorAndPrices } from '../kit/ColorAndPrices'
import { useFieldHints } from '../kit/checks/useFieldHints'
import { DeleteDialog } from '../kit/DeleteDialog'
import {
  locationFromTyped,
  locationSchemas,
  locationTexts,
  readTypedPrices,
  type StoredLocations,
  typedLocation,
} from '../kit/locationForm'
import { useRecordForm } from '../kit/useRecordForm'
import { AffectedPages } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import { recordWords } from '../list/recordWords'
import type { FieldTexts } from '../writes/fieldTexts'
import { deleteLocationStep } from '../writes/steps/pricingSteps'

const withoutHash = (color: string) => color.replace(/^\s*#/, '')

/**
 * The validation rules.
 * @param blank the message for a blank name.
 * @param nameProblem returns the reason why the row can't have a name.
 */
const locationSchema = (
  blank: string,
  nameProblem: (name: string) => string | undefined,
  stored: StoredLocations,
) =>
  v.pipe(
    v.object({
      pricingPlanName: v.pipe(v.string(), v.trim(), v.nonEmpty(blank), problemCheck(nameProblem)),
      ...locationSchemas(stored),
    }),
    v.transform((typed) => ({
      ...typed,
      ...readTypedPrices(stored, typed),
      color: withoutHash(typed.color),
    })),
  )

/** A row as field values; blank for a new row. */
const typedRow = (row: PricingLocation | null) => ({
  pricingPlanName: row?.pricingPlanName ?? '',
  ...typedLocation(row),
})

type TypedRow = ReturnType<typeof typedRow>

const PRICE_LABELS = {
  planHolderPerGame: 'Holder $/game',
  planHolderTotal: 'Holder total',
  boxOfficePerGame: 'Box Office $/game',
  boxOfficeTotal: 'Box Office total',
}
const ROW_TEXTS: FieldTexts<TypedRow> = {
  pricingPlanName: 'Name',
  ...locationTexts(PRICE_LABELS),
  color: ['Color', withoutHash],
}

/** New Plan and Edit Plan: all fields of one row of a pricing plan, a location. */
export function AdminLocationDialog(props: EditDialogProps<PricingLocation>) {
  const { record: row, rows, onClose } = props
  const add = useAddAdminPricingLocation()
  const edit = useEditAdminPricingLocation()
  const nameProblemIn = (storedRows: readonly PricingLocation[], name: string) =>
    name.trim() === row?.pricingPlanName
      ? undefined
      : pricingNameProblem(name, pricingPlansOf(storedRows.filter(({ id }) => id !== row?.id)))
  const nameProblem = (name: string) => nameProblemIn(rows, name)
  const { form, dialog } = useRecordForm<PricingLocation, TypedRow, PricingLocationFields>({
    words: recordWords.adminPlan,
    onClose,
    schema: locationSchema(
      row ? 'Name cannot be empty' : 'Please enter a pricing plan name',
      nameProblem,
      [row, rows.find(({ id }) => id === row?.id)],
    ),
    fields: ROW_TEXTS,
    record: row,
    read: useReadFresh(adminPricingLocationsQuery()),
    isSame: (a, b) => isSamePricingLocation(row, a, b),
    toForm: typedRow,
    refuse: (storedRows, typed) => nameProblemIn(storedRows, typed.pricingPlanName),
    add: add.mutateAsync,
    edit: edit.mutateAsync,
    name: planDashLocation,
  })
  const hints = useFieldHints(form, {
    kind: 'pricing location',
    stored: row,
    toRecord: (typed) => ({
      ...(row ?? { id: -1, repNames: [] }),
      pricingPlanName: typed.pricingPlanName.trim(),
      ...locationFromTyped(typed),
    }),
    lists: { pricing: rows },
  })
  const field = textFieldProps(form, hints)
  const pricingPlanName = useWatch({ control: form.control, name: 'pricingPlanName' })
  const problem = nameProblem(pricingPlanName)
  const sameNameRows = rows.filter((other) => other.pricingPlanName === pricingPlanName.trim())
  const games = gameCountOf(pricingPlanName, row ? [row, ...sameNameRows] : sameNameRows)

  return (
    <FormDialog
      title={row ? 'Edit Plan' : 'New Plan'}
      {...dialog}
      breadcrumb={[recordWords.adminPlan.screen, row?.pricingPlanName]}
    >
      <TextField {...field('pricingPlanName', { problem })} label="Name" autoFocus />
      {row && pricingPlanName.trim() !== '' && (
        <AffectedPages
          lead="These public pages will stop working:"
          addresses={removedPricingPages(rows, renamed(rows, row.id, pricingPlanName.trim()))}
        />
      )}
      <TextField {...field('location')} label="Location" />
      <FormProvider {...form}>
        <ColorAndPrices labels={PRICE_LABELS} games={games} hints={hints} />
      </FormProvider>
      {row && <ImpactNote kind="pricing location" records={[row]} />}
    </FormDialog>
  )
}

const renamed = (rows: readonly PricingLocation[], id: number, pricingPlanName: string) =>
  rows.map((row) => (row.id === id ? { ...row, pricingPlanName } : row))

/**
 * Asks before deleting a row, and lists the public pages that break.
 * @param record the row with the names of its reps, which the list of rows may lack.
 */
export function DeleteAdminLocation({ record, rows, onClose }: RowDialogProps<PricingLocation>) {
  const deleteLocation = useDeleteAdminPricingLocation()
  const { data: reps = [] } = useAdminReps()
  const { repNames } = record
  const otherRows = rows.filter(({ id }) => id !== record.id)
  return (
    <DeleteDialog
      record={record}
      question="Delete this plan?"
      breadcrumb={[recordWords.adminPlan.screen, record.pricingPlanName]}
      read={useReadFresh(adminPricingLocationsQuery())}
      fields={{ pricingPlanName: 'Name', location: 'Location' }}
      sendDelete={deleteLocation.mutateAsync}
      step={([location = record], all) => deleteLocationStep({ ...location, repNames }, all, reps)}
      name={locationOfPlan(record)}
      words={recordWords.adminPlan}
      onClose={onClose}
      recordName={(stored) => <strong>{planDashLocation(stored)}</strong>}
    >
      {(stored) => (
        <>
          {repNames.length > 0 && <div>{`Sold by ${repNames.join(', ')}`}</div>}
          <ImpactNote kind="pricing location" records={[stored]} />
          <AffectedPages
            lead="These public pages will stop working:"
            addresses={removedPricingPages(rows, otherRows)}
          />
        </>
      )}
    </DeleteDialog>
  )
}
