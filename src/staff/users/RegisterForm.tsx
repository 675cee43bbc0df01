import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { useRegister, usersQuery } from '../../api/users'
import { accountFailure } from '../../api/writes/reason'
import { useReread } from '../../api/writes/useReread'
import type { User } from '../../domain/session'
import { email, password } from '../../session/credentials'
import { DiscardDialog } from '../../ui/dialog/DiscardDialog'
import { PasswordField } from '../../ui/form/PasswordField'
import { RestoredNotice } from '../../ui/form/RestoredNotice'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { useLeaveGuard } from '../../ui/form/useLeaveGuard'
import { useOnce } from '../../ui/form/useOnce'
import { CHECK_AGAIN } from '../kit/save/unknown'
import { useRecordSave } from '../kit/save/useRecordSave'

const registration = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Name is required')),
  // An account that Sign In would refuse is of no use.
  email,
  password,
})
const EMPTY = { name: '', email: '', password: '' }
const SECRET = ['password'] as const

const WORDS = {
  network: 'An error occurred. Please try again.',
  failed: 'Registration failed.',
}

type Typed = typeof EMPTY

const withoutPassword = ({ name, email }: Pick<Typed, 'name' | 'email'>): Typed => ({
  name,
  email,
  password: '',
})
const sameCase = (address: string) => address.trim().toLowerCase()
const nobody = (): User[] => []
const rethrow = (failure: unknown): never => {
  throw failure
}

/** Name, Email, Password and their button (docs/rules/screens.md#register-user). */
export function RegisterForm() {
  const register = useRegister()
  const [failure, setFailure] = useState<string>()
  const form = useDraftForm({
    name: 'register',
    record: '',
    secret: SECRET,
    resolver: valibotResolver(registration),
    reValidateMode: 'onSubmit',
    defaultValues: EMPTY,
  })
  const { errors, isDirty } = form.formState
  const reread = useReread()
  const isSent = useRef(false)
  const save = useRecordSave<User, Typed, Typed>({
    // What is kept to find out about a lost answer is kept without the password.
    form: {
      ...form,
      getValues: (() => withoutPassword(form.getValues())) as typeof form.getValues,
    },
    fields: { name: 'Name', email: ['Email', sameCase], password: ['Password', () => ''] },
    record: null,
    // The list is for finding out alone: a server that does not tell it can register all the same.
    read: () => reread(usersQuery()).catch(isSent.current ? rethrow : nobody),
    isSame: (one, other) => one.email === other.email,
    toForm: withoutPassword,
    isMade: (made, typed) => sameCase(made.email) === sameCase(typed.email),
    write: async (values) => {
      isSent.current = true
      try {
        await register.mutateAsync(values)
      } finally {
        // A finished call stays in the cache, with the password, as long as its screen is open.
        register.reset()
      }
    },
    name: (typed) => typed.email,
    words: {
      saved: 'Registration successful!',
      failed: (error) => accountFailure(error, WORDS),
      save: 'Register',
      busy: 'Register',
    },
  })
  const { save: button, note, wasBeingSaved } = save.dialog
  const submit = useOnce(
    form.handleSubmit(async (values) => {
      setFailure(undefined)
      if (button.name !== CHECK_AGAIN) isSent.current = false
      const words = await save.dialog.onSave(values)
      if (words === undefined) form.draft.startOver()
      else setFailure(words)
    }),
  )
  const guard = useLeaveGuard(isDirty && !submit.isBusy)
  const clear = (name: keyof typeof EMPTY) => ({ onChange: () => form.clearErrors(name) })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit.run(event)
      }}
    >
      <Stack spacing={2.5}>
        {form.draft.isRestored && (
          <RestoredNotice wasBeingSaved={wasBeingSaved} onStartOver={form.draft.startOver} />
        )}
        <TextField
          {...form.register('name', clear('name'))}
          label="Name"
          autoComplete="off"
          error={errors.name !== undefined}
          helperText={errors.name?.message}
        />
        <TextField
          {...form.register('email', clear('email'))}
          label="Email"
          type="email"
          autoComplete="off"
          error={errors.email !== undefined}
          helperText={errors.email?.message}
        />
        <PasswordField
          {...form.register('password', clear('password'))}
          autoComplete="new-password"
          error={errors.password !== undefined}
          helperText={errors.password?.message ?? 'At least 6 characters'}
        />
        {failure && <Alert severity="error">{failure}</Alert>}
        {/* Before it has words, so that they are announced. */}
        <div role="status">
          {note && (
            <Alert severity="info" role="none">
              {note}
            </Alert>
          )}
        </div>
        <Button type="submit" variant="contained" disabled={submit.isBusy}>
          <span>{button.name}</span>
        </Button>
      </Stack>
      {guard.isBlocked && (
        <DiscardDialog
          onKeep={guard.stay}
          onDiscard={() => {
            form.draft.forget()
            guard.leave()
          }}
        />
      )}
    </form>
  )
}
