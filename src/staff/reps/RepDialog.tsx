import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { isStatus } from '../../api/errors'
import { failureWords } from '../../api/reason'
import { repsQuery, useAddRep, useEditRep } from '../../api/reps'
import { useReread } from '../../api/useReread'
import { mailHref } from '../../domain/links'
import { type Rep, repNameProblem, repNameWarnings, repWithSameLinks } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { FormDialog } from '../../ui/FormDialog'
import { useNotify } from '../../ui/Notifications'
import { noProblem } from '../../ui/noProblem'
import { type Fields, useConflict } from '../../ui/useConflict'
import { useDraftForm } from '../../ui/useDraftForm'
import { BrokenLinks } from './BrokenLinks'

const required = v.pipe(v.string(), v.trim(), v.nonEmpty('Name and email are required'))
const repForm = (nameProblem: (name: string) => string | undefined) =>
  v.object({
    name: v.pipe(required, noProblem(nameProblem)),
    email: required,
    phone: v.pipe(v.string(), v.trim()),
  })

/** Names the dialog's drafts. */
export const REP_FORM = 'rep'

/** A rep as the fields hold him. */
const typed = (rep: Rep | null) => ({
  name: rep?.name ?? '',
  email: rep?.email ?? '',
  phone: rep?.phone ?? '',
})

const repFields = (rep: Rep): Fields => ({ Name: rep.name, Email: rep.email, Phone: rep.phone })

const GONE = 'Save failed: this representative has been deleted in the meantime.'

/** Add Representative and Edit Representative; a rep with an id is edited (section 4). */
export function RepDialog({
  rep,
  reps,
  onClose,
}: {
  rep: Rep | null
  reps: Rep[]
  onClose: () => void
}) {
  const notify = useNotify()
  const add = useAddRep()
  const edit = useEditRep()
  const nameProblem = (name: string) => repNameProblem(reps, rep, name)
  const form = useDraftForm({
    name: REP_FORM,
    record: rep ? String(rep.id) : '',
    resolver: valibotResolver(repForm(nameProblem)),
    defaultValues: typed(rep),
  })
  const reread = useReread()
  const conflict = useConflict<Rep>({
    record: rep,
    reread: async () => (await reread(repsQuery())).find(({ id }) => id === rep?.id),
    describe: repFields,
    onTake: (theirs) => form.reset(typed(theirs)),
    gone: GONE,
  })
  const { errors, touchedFields } = form.formState
  const [name, email] = useWatch({ control: form.control, name: ['name', 'email'] })
  const twin = nameProblem(name)
  const warnings = repNameWarnings(
    name,
    twin ? undefined : repWithSameLinks(reps, { id: rep?.id ?? null, name }),
  )
  const isOddEmail = email.trim() !== '' && mailHref(email) === null

  async function save(values: v.InferOutput<ReturnType<typeof repForm>>) {
    try {
      if (rep) {
        const stop = await conflict.check({ ...rep, ...values })
        if (stop !== undefined) return stop
        await edit.mutateAsync({ id: rep.id, ...values })
      } else await add.mutateAsync(values)
      notify(rep ? 'Representative updated' : 'Representative added')
    } catch (error) {
      if (rep && isStatus(error, 404)) return GONE
      return failureWords(error, 'Save failed')
    }
  }

  return (
    <FormDialog
      title={rep ? 'Edit Representative' : 'Add Representative'}
      form={form}
      save={{ name: 'Save', busy: rep ? 'Saving...' : 'Adding...' }}
      onSave={save}
      choice={conflict.notice}
      onClose={onClose}
    >
      <TextField
        {...form.register('name')}
        label="Name"
        autoFocus
        error={errors.name !== undefined || twin !== undefined}
        helperText={errors.name?.message ?? twin}
      />
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
      {rep && name.trim() !== '' && slug(name) !== slug(rep.name) && !twin && (
        <BrokenLinks rep={rep} reps={reps} />
      )}
      <TextField
        {...form.register('email')}
        label="Email"
        type="text"
        slotProps={{ htmlInput: { inputMode: 'email' } }}
        error={errors.email !== undefined}
        // One message for both: it stands at the first that is blank.
        helperText={
          (!errors.name && errors.email?.message) ||
          (isOddEmail && touchedFields.email && 'Not a plain email address: it will be no link')
        }
      />
      <TextField
        {...form.register('phone')}
        label="Phone"
        slotProps={{ htmlInput: { inputMode: 'tel' } }}
      />
    </FormDialog>
  )
}
