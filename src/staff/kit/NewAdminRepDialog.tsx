import { valibotResolver } from '@hookform/resolvers/valibot'
import TextField from '@mui/material/TextField'
import { Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { adminRepsQuery, useAddAdminRep } from '../../api/plansAndReps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { type Rep, repNameProblem, repNameWarnings } from '../../domain/rep'
import { Alert } from '../../ui/Alert'
import { FormDialog } from '../../ui/form/FormDialog'
import { fieldsOf } from '../../ui/form/fieldsOf'
import { noProblem } from '../../ui/form/noProblem'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { useRecordSave } from '../writes/useRecordSave'
import {
  ADMIN_REP_FORM,
  locationLabels,
  locationTexts,
  PLACE,
  useSoldLocations,
} from './adminLocations'
import { useFieldHints } from './checks/useFieldHints'
import { LocationsField } from './LocationsField'

const required = v.pipe(v.string(), v.trim(), v.nonEmpty('Name and email are required'))
const repForm = (nameProblem: (name: string) => string | undefined) =>
  v.object({
    name: v.pipe(required, noProblem(nameProblem)),
    email: required,
    pricingLocationIds: v.array(v.number()),
  })

type NewRep = Pick<Rep, 'name' | 'email' | 'pricingLocationIds'>

const BLANK: NewRep = { name: '', email: '', pricingLocationIds: [] }

/** New Rep: a name, an e-mail address and the plans the rep may sell. */
export function NewAdminRepDialog({
  like,
  reps,
  onClose,
}: {
  /** Whose plans a new rep begins with. */
  like?: Rep | undefined
  reps: Rep[]
  onClose: () => void
}) {
  const add = useAddAdminRep()
  const nameProblem = (name: string) => repNameProblem(reps, null, name)
  const form = useDraftForm({
    name: ADMIN_REP_FORM,
    record: '',
    resolver: valibotResolver(repForm(nameProblem)),
    defaultValues: { ...BLANK, pricingLocationIds: like?.pricingLocationIds ?? [] },
    blank: BLANK,
  })
  const reread = useReread()
  const rows = useSoldLocations()
  const label = locationLabels(rows)
  const save = useRecordSave<Rep, NewRep, NewRep>({
    form,
    fields: { name: 'Name', email: 'Email', pricingLocationIds: ['Plans', locationTexts(label)] },
    record: null,
    read: () => reread(adminRepsQuery()),
    isSame: (one, other) => one.id === other.id,
    toForm: ({ name, email, pricingLocationIds }) => ({ name, email, pricingLocationIds }),
    isMade: (one, typed) => one.name === typed.name.trim() && one.email === typed.email.trim(),
    refuse: (rows, { name }) => repNameProblem(rows, null, name),
    write: (values) => add.mutateAsync(values),
    name: ({ name }) => name,
    words: { ...WORDS.adminRep.add, busy: 'Adding...' },
  })
  const hints = useFieldHints(form, {
    kind: 'rep',
    stored: null,
    toRecord: ({ name, email, pricingLocationIds }) => ({
      id: -1,
      name: name.trim(),
      email: email.trim(),
      phone: '',
      pricingLocationIds,
    }),
    lists: { reps, pricing: rows },
  })
  const field = fieldsOf(form, hints)
  const { errors } = form.formState
  const email = field('email')
  const name = useWatch({ control: form.control, name: 'name' })
  const problem = nameProblem(name)

  return (
    <FormDialog title="New Rep" where={[PLACE]} {...save.dialog} onClose={onClose}>
      <TextField {...field('name', { problem })} label="Name" autoFocus />
      {repNameWarnings(name).map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
      <TextField
        {...email}
        label="Email"
        slotProps={{ htmlInput: { inputMode: 'email' } }}
        // One message for both fields: it is shown below the first that is blank.
        helperText={!(errors.name && errors.email) && email.helperText}
      />
      <Controller
        control={form.control}
        name="pricingLocationIds"
        render={({ field }) => <LocationsField field={field} hint={hints('pricingLocationIds')} />}
      />
    </FormDialog>
  )
}
