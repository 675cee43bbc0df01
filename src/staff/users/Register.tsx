import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import * as v from 'valibot'
import { sendSecret } from '../../api/session'
import { useRegister, usersQuery } from '../../api/users'
import { MESSAGES } from '../../api/writes/messages'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import type { User } from '../../domain/user'
import { emailSchema, passwordSchema } from '../../session/credentials'
import { EmailField, PasswordField } from '../../ui/form/AccountFields'
import { Form, SubmitButton } from '../../ui/form/Form'
import { FailureAlert, RestoredNotice, StatusMessage } from '../../ui/form/FormMessages'
import { textFieldProps } from '../../ui/form/textFieldProps'
import { useDiscardQuestion } from '../../ui/form/useDiscardQuestion'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { useFormSubmit } from '../../ui/form/useFormSubmit'
import { PageHeader } from '../../ui/PageHeader'
import { useRecordSave } from '../writes/useRecordSave'
import styles from './dashboards.module.css'

/** Registers a user; admins only (docs/rules/screens.md#register-user). */
export function Register() {
  return (
    <>
      <PageHeader title="Register" />
      <Card variant="outlined" sx={{ maxWidth: 480, p: 3 }}>
        <RegisterForm />
      </Card>
    </>
  )
}

const registrationSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Name is required')),
  // The same rules as Sign In, which must accept the account.
  email: emailSchema,
  password: passwordSchema,
})
const EMPTY = { name: '', email: '', password: '' }
const SECRET = ['password'] as const

type Typed = typeof EMPTY

const withoutPassword = ({ name, email }: Pick<Typed, 'name' | 'email'>): Typed => ({
  name,
  email,
  password: '',
})
const lowerCased = (address: string) => address.trim().toLowerCase()

/** Name, Email, Password and their button (docs/rules/screens.md#register-user). */
export function RegisterForm() {
  const register = useRegister()
  const form = useDraftForm({
    name: 'register',
    record: '',
    secret: SECRET,
    schema: registrationSchema,
    reValidateMode: 'onSubmit',
    defaultValues: EMPTY,
  })
  const refetchFresh = useRefetchFresh()
  const isSent = useRef(false)
  const save = useRecordSave<User, Typed, Typed>({
    // The copy kept for a lost response doesn't include the password.
    form: {
      ...form,
      getValues: (() => withoutPassword(form.getValues())) as typeof form.getValues,
    },
    fields: { name: 'Name', email: ['Email', lowerCased], password: ['Password', () => ''] },
    record: null,
    // The list only shows whether a lost request arrived. Registering works without it.
    read: () =>
      refetchFresh(usersQuery()).catch((error: unknown): User[] => {
        if (isSent.current) throw error
        return []
      }),
    isSame: (a, b) => a.email === b.email,
    toForm: withoutPassword,
    isMade: (created, typed) => lowerCased(created.email) === lowerCased(typed.email),
    write(values) {
      isSent.current = true
      return sendSecret(register, values)
    },
    name: (typed) => typed.email,
    words: { ...MESSAGES.session.register, save: 'Register', busy: 'Register' },
  })
  const { onSave, errorMessage, statusMessage, wasBeingSaved, save: button } = save.dialog
  const submit = useFormSubmit(form, {
    onSave(values) {
      if (!save.isUnconfirmed) isSent.current = false
      return onSave(values)
    },
    errorMessage,
    onDone: form.draft.startOver,
  })
  const { question } = useDiscardQuestion(form, submit)
  const field = textFieldProps(form)

  return (
    <Form submit={submit}>
      <Stack spacing={2.5}>
        <Typography variant="body2" color="text.secondary">
          New users can sign in, but can’t manage anything until your web team gives them a role.
        </Typography>
        <RestoredNotice draft={form.draft} wasBeingSaved={wasBeingSaved} />
        <div className={styles.register}>
          <TextField
            {...field('name', { clearErrorOnChange: true })}
            label="Name"
            autoComplete="off"
          />
          <EmailField {...field('email', { clearErrorOnChange: true })} autoComplete="off" />
          <PasswordField
            {...field('password', { clearErrorOnChange: true, hint: 'At least 6 characters' })}
            autoComplete="new-password"
          />
          <SubmitButton submit={submit} save={{ ...button, busy: button.name }} />
        </div>
        <FailureAlert message={submit.failure} />
      </Stack>
      <StatusMessage message={statusMessage} gap={2.5} />
      {question}
    </Form>
  )
}
