import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import {
  adminRepsQuery,
  useAddAdminRep,
  useSetAdminRepPricingLocations,
} from '../../api/plansAndReps'
import { useReadFresh } from '../../api/writes/useRefetchFresh'
import type { PricingLocation } from '../../domain/pricing'
import { removedPricingPages } from '../../domain/publicPages'
import { type Rep, repNameProblem, repNameWarnings, repTitle } from '../../domain/rep'
import { Alert } from '../../ui/Alert'
import { duplicateAction, type EditDialogProps } from '../../ui/form/editDialog'
import { FormDialog } from '../../ui/form/FormDialog'
import { problemCheck } from '../../ui/form/problemCheck'
import { textFieldProps } from '../../ui/form/textFieldProps'
import { AffectedPages } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import { recordWords } from '../list/recordWords'
import { withRepNames } from '../records/repAssignments'
import { useFieldHints } from './checks/useFieldHints'
import { LocationsField } from './LocationsField'
import { locationsText } from './locationChoices'
import { useLocationsWithReps } from './useLocationsWithReps'
import { useRecordForm } from './useRecordForm'

/** The validation rules. Edit Rep has no fields for name and email, which may be stored blank. */
function repSchema(isNew: boolean, nameProblem: (name: string) => string | undefined) {
  const text = v.pipe(v.string(), v.trim())
  const required = isNew ? v.pipe(text, v.nonEmpty('Name and email are required')) : text
  return v.object({
    name: v.pipe(required, problemCheck(nameProblem)),
    email: required,
    pricingLocationIds: v.array(v.union([v.number(), v.string()])),
  })
}

type TypedRep = Pick<Rep, 'name' | 'email' | 'pricingLocationIds'>

/**
 * New Rep asks for name, email and the plans that the rep sells. Edit Rep asks only for the plans, because the
 * admin API has no call that changes name and email.
 */
export function AdminRepDialog(props: EditDialogProps<Rep>) {
  const { record: rep, like, rows: reps, onDuplicate, onClose } = props
  const add = useAddAdminRep()
  const setLocations = useSetAdminRepPricingLocations()
  const locations = useLocationsWithReps()
  const nameProblem = (typedName: string) => repNameProblem(reps, rep, typedName)
  // In Edit Rep, another person's change of name or email isn't a conflict.
  const toForm = (stored: Rep | null): TypedRep => ({
    name: (rep ?? stored)?.name ?? '',
    email: (rep ?? stored)?.email ?? '',
    pricingLocationIds: stored?.pricingLocationIds ?? [],
  })
  const { form, dialog } = useRecordForm<Rep, TypedRep, TypedRep>({
    words: recordWords.adminRep,
    onClose,
    schema: repSchema(rep === null, nameProblem),
    initialValues:
      like && !rep ? { ...toForm(null), pricingLocationIds: like.pricingLocationIds } : undefined,
    fields: {
      name: 'Name',
      email: 'Email',
      pricingLocationIds: ['Plans', (ids) => locationsText(locations, ids)],
    },
    record: rep,
    read: useReadFresh(adminRepsQuery()),
    toForm,
    isMade: (created, typed) =>
      created.name === typed.name.trim() && created.email === typed.email.trim(),
    refuse: (storedReps, typed) => repNameProblem(storedReps, rep, typed.name),
    add: add.mutateAsync,
    edit: setLocations.mutateAsync,
    name: (typed) => (rep ? repTitle(rep) : typed.name),
  })
  const hints = useFieldHints(form, {
    kind: 'rep',
    stored: rep,
    toRecord: (typed) => ({
      ...(rep ?? { id: -1, name: typed.name.trim(), email: typed.email.trim(), phone: '' }),
      pricingLocationIds: typed.pricingLocationIds,
    }),
    lists: { reps, pricing: locations },
  })
  const input = textFieldProps(form, hints)
  const { errors } = form.formState
  const email = input('email')
  const [name, pricingLocationIds] = useWatch({
    control: form.control,
    name: ['name', 'pricingLocationIds'],
  })

  return (
    <FormDialog
      title={rep ? 'Edit Rep' : 'New Rep'}
      {...dialog}
      breadcrumb={[recordWords.adminRep.screen, rep?.name]}
      otherActions={duplicateAction(rep, onDuplicate)}
    >
      {rep ? (
        <div style={{ overflowWrap: 'anywhere' }}>
          <strong>{rep.name}</strong>
          <div>{rep.email}</div>
          <Typography variant="body2" color="text.secondary">
            Change the name and email on Bruins Representatives.
          </Typography>
        </div>
      ) : (
        <>
          <TextField {...input('name', { problem: nameProblem(name) })} label="Name" autoFocus />
          {repNameWarnings(name).map((warning) => (
            <Alert key={warning} severity="warning">
              {warning}
            </Alert>
          ))}
          <TextField
            {...email}
            label="Email"
            slotProps={{ htmlInput: { inputMode: 'email' } }}
            // Both fields have the same message, shown only below the first blank field.
            helperText={!(errors.name && errors.email) && email.helperText}
          />
        </>
      )}
      <Controller
        control={form.control}
        name="pricingLocationIds"
        render={({ field }) => <LocationsField field={field} hint={hints('pricingLocationIds')} />}
      />
      {rep && (
        <>
          <ImpactNote kind="rep" records={[rep]} />
          <AffectedPages
            lead="These public pages will no longer show their prices:"
            addresses={removedPricingPages(
              locations,
              reassigned(locations, { ...rep, pricingLocationIds }),
            )}
          />
        </>
      )}
    </FormDialog>
  )
}

/** The locations after the rep sells exactly those in the rep's list of ids. */
function reassigned(locations: PricingLocation[], rep: Rep): PricingLocation[] {
  const withoutRep = locations.map((location) => ({
    ...location,
    repNames: location.repNames.filter((name) => name !== rep.name),
  }))
  return withRepNames(withoutRep, [rep])
}
