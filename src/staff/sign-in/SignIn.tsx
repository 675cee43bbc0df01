import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import CircularProgress from '@mui/material/CircularProgress'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { clockAhead } from '../../api/http/serverClock'
import { useLogin } from '../../api/users'
import { email, password, signInFailure } from '../../session/credentials'
import { COOKIES_BLOCKED, clockWarning } from '../../session/hints'
import { useSession } from '../../session/SessionProvider'
import { PasswordField } from '../../ui/form/PasswordField'
import { useOnce } from '../../ui/form/useOnce'
import { useNotify } from '../../ui/Notifications'
import { SampleSignIns } from './SampleSignIns'

/** Card max width in pixels (docs/rules/screens.md#sign-in). */
const CARD_WIDTH = 400

const credentials = v.object({ email, password, rememberMe: v.boolean() })

/** Sign In (docs/rules/screens.md#sign-in). The guard leads on to where the person wanted to go. */
export function SignIn() {
  const { state, signIn, signInFailed } = useSession()
  const notify = useNotify()
  const login = useLogin()
  const [failure, setFailure] = useState<string>()
  const form = useForm({
    resolver: valibotResolver(credentials),
    reValidateMode: 'onSubmit',
    defaultValues: {
      email: state.status === 'out' ? state.email : '',
      password: '',
      rememberMe: false,
    },
  })
  const { errors } = form.formState
  const submit = useOnce(
    form.handleSubmit(async (values) => {
      setFailure(undefined)
      try {
        const signedIn = await login.mutateAsync(values)
        if (!signIn(signedIn)) return
        notify('Login successful!')
        const warning = clockWarning(clockAhead())
        if (warning) notify(warning, 'warning')
      } catch (error) {
        signInFailed()
        setFailure(signInFailure(error))
      } finally {
        // A finished call stays in the cache, with the password, as long as its screen is open.
        login.reset()
      }
    }),
  )
  const { message: ended, hint } = state.status === 'out' ? state : { message: '', hint: '' }
  const clear = (name: 'email' | 'password') => ({ onChange: () => form.clearErrors(name) })

  return (
    <Box sx={{ display: 'grid', minHeight: '100vh', placeItems: 'center', p: 2 }}>
      <Card variant="outlined" sx={{ width: '100%', maxWidth: CARD_WIDTH, p: { xs: 3, sm: 4 } }}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit.run(event)
          }}
        >
          <Stack spacing={2.5}>
            <div>
              <Typography variant="h1">Sign In</Typography>
              <Typography color="text.secondary" sx={{ mt: 0.5 }}>
                Enter your credentials to access your account
              </Typography>
            </div>
            {failure && <Alert severity="error">{failure}</Alert>}
            {!failure && ended && (
              <Alert severity="info">
                <div>{ended}</div>
                {hint && <div>{hint}</div>}
              </Alert>
            )}
            {!navigator.cookieEnabled && <Alert severity="warning">{COOKIES_BLOCKED}</Alert>}
            <TextField
              {...form.register('email', clear('email'))}
              label="Email"
              type="email"
              autoComplete="username"
              error={errors.email !== undefined}
              helperText={errors.email?.message}
            />
            <PasswordField
              {...form.register('password', clear('password'))}
              autoComplete="current-password"
              error={errors.password !== undefined}
              helperText={errors.password?.message}
            />
            <FormControlLabel
              control={<Checkbox {...form.register('rememberMe')} />}
              label="Remember me"
            />
            <Button type="submit" variant="contained" size="large" disabled={submit.isBusy}>
              {submit.isBusy ? (
                <CircularProgress size={26} color="inherit" aria-label="Signing in" />
              ) : (
                <span>Sign In</span>
              )}
            </Button>
          </Stack>
        </form>
        {import.meta.env.MODE === 'sample' && (
          <SampleSignIns
            onPick={({ email, password }) => form.reset({ email, password, rememberMe: false })}
          />
        )}
      </Card>
    </Box>
  )
}
