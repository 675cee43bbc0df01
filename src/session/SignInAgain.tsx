import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { useLogin } from '../api/users'
import type { User } from '../domain/session'
import { PasswordField } from '../ui/form/PasswordField'
import { useOnce } from '../ui/form/useOnce'
import { useNotify } from '../ui/Notifications'
import { password, signInFailure } from './credentials'
import { useSession } from './SessionProvider'

const secret = v.object({ password, rememberMe: v.boolean() })

/**
 * Renews a session that is about to end, over whatever is open: the page, its dialog and all that
 * was typed stay. A wrong password leaves the session as it is, to its own end.
 */
export function SignInAgain({ user, onClose }: { user: User; onClose: () => void }) {
  const titleId = useId()
  const { renew } = useSession()
  const notify = useNotify()
  const login = useLogin()
  const [failure, setFailure] = useState<string>()
  const form = useForm({
    resolver: valibotResolver(secret),
    reValidateMode: 'onSubmit',
    defaultValues: { password: '', rememberMe: false },
  })
  const { errors } = form.formState
  const submit = useOnce(
    form.handleSubmit(async (values) => {
      setFailure(undefined)
      try {
        const signedIn = await login.mutateAsync({ email: user.email, ...values })
        if (!renew(signedIn)) return
        notify('Login successful!')
        onClose()
      } catch (error) {
        setFailure(signInFailure(error))
      } finally {
        // A finished call stays in the cache, with the password, as long as its screen is open.
        login.reset()
      }
    }),
  )
  const close = () => {
    if (!submit.isBusy) onClose()
  }
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form
        noValidate
        // The title and the buttons stay in view; only what is between them scrolls.
        style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        onSubmit={(event) => {
          event.preventDefault()
          void submit.run(event)
        }}
      >
        <DialogTitle id={titleId}>Sign in again</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <div>Your session goes on, and what you have typed stays where it is.</div>
            {failure && <Alert severity="error">{failure}</Alert>}
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              value={user.email}
              slotProps={{ htmlInput: { readOnly: true } }}
            />
            <PasswordField
              {...form.register('password', { onChange: () => form.clearErrors('password') })}
              autoFocus
              autoComplete="current-password"
              error={errors.password !== undefined}
              helperText={errors.password?.message}
            />
            <FormControlLabel
              control={<Checkbox {...form.register('rememberMe')} />}
              label="Remember me"
            />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={close} disabled={submit.isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={submit.isBusy}>
            <span>{submit.isBusy ? 'Signing in...' : 'Sign In'}</span>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
