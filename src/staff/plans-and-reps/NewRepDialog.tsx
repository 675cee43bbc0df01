import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useAddAdminRep } from '../../api/plansAndReps'
import { failureWords } from '../../api/reason'
import { type Rep, repNameProblem, repNameWarnings } from '../../domain/rep'
import { FormDialog } from '../../ui/FormDialog'
import { useNotify } from '../../ui/Notifications'
import { noProblem } from '../../ui/noProblem'
import { useDraftForm } from '../../ui/useDraftForm'
import { PlansField } from './PlansField'
import { ADMIN_REP_FORM } from './repDrafts'

const required = v.pipe(v.string(), v.trim(), v.nonEmpty('Name and email are required'))
const repForm = (nameProblem: (name: string) => string | undefined) =>
  v.object({
    name: v.pipe(required, noProblem(nameProblem)),
    email: required,
    planIds: v.array(v.number()),
  })

/** New Rep: a name, an e-mail address and the plans he may sell. */
export function NewRepDialog({ reps, onClose }: { reps: Rep[]; onClose: () => void }) {
  const notify = useNotify()
  const add = useAddAdminRep()
  const nameProblem = (name: string) => repNameProblem(reps, null, name)
  const form = useDraftForm({
    name: ADMIN_REP_FORM,
    record: '',
    resolver: valibotResolver(repForm(nameProblem)),
    defaultValues: { name: '', email: '', planIds: [] as number[] },
  })
  const { errors } = form.formState
  const name = useWatch({ control: form.control, name: 'name' })
  const twin = nameProblem(name)

  async function save(values: v.InferOutput<ReturnType<typeof repForm>>) {
    try {
      await add.mutateAsync(values)
      notify('Representative added')
    } catch (error) {
      return failureWords(error, 'Failed to save rep.')
    }
  }

  return (
    <FormDialog
      title="New Rep"
      form={form}
      save={{ name: 'Save', busy: 'Adding...' }}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        {...form.register('name')}
        label="Name"
        autoFocus
        error={errors.name !== undefined || twin !== undefined}
        helperText={errors.name?.message ?? twin}
      />
      {repNameWarnings(name).map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
      <TextField
        {...form.register('email')}
        label="Email"
        slotProps={{ htmlInput: { inputMode: 'email' } }}
        error={errors.email !== undefined}
        // One message for both: it stands at the first that is blank.
        helperText={!errors.name && errors.email?.message}
      />
      <Controller
        control={form.control}
        name="planIds"
        render={({ field }) => (
          <PlansField value={field.value} onChange={field.onChange} inputRef={field.ref} />
        )}
      />
    </FormDialog>
  )
}
