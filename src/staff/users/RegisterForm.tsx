import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import * as v from 'valibot'
import { accountFailure } from '../../api/reason'
import { useRegister } from '../../api/users'
import { email, password } from '../../session/credentials'
import { DiscardDialog } from '../../ui/DiscardDialog'
import { useNotify } from '../../ui/Notifications'
import { PasswordField } from '../../ui/PasswordField'
import { RestoredNotice } from '../../ui/RestoredNotice'
import { useDraftForm } from '../../ui/useDraftForm'
import { useLeaveGuard } from '../../ui/useLeaveGuard'
import { useOnce } from '../../ui/useOnce'

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

/** Name, Email, Password and their button (specification 2, 5 and 8). */
export function RegisterForm() {
  const notify = useNotify()
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
  const submit = useOnce(
    form.handleSubmit(async (values) => {
      setFailure(undefined)
      try {
        await register.mutateAsync(values)
        form.draft.startOver()
        notify('Registration successful!')
      } catch (error) {
        setFailure(accountFailure(error, WORDS))
      } finally {
        // A finished call stays in the cache, with the password, as long as its screen is open.
        register.reset()
      }
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
        {form.draft.isRestored && <RestoredNotice onStartOver={form.draft.startOver} />}
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
        <Button type="submit" variant="contained" disabled={submit.isBusy}>
          Register
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
