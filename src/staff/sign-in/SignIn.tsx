import { valibotResolver } from '@hookform/resolvers/valibot'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CircularProgress from '@mui/material/CircularProgress'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { clockSkewMs } from '../../api/serverClock'
import { sendSecret, useSignIn } from '../../api/session'
import { failureMessage, MESSAGES } from '../../api/writes/messages'
import { BASE_PATH } from '../../config/paths'
import { type SampleSignIn, sampleSignIns } from '../../content/samples'
import { emailSchema, passwordSchema } from '../../session/credentials'
import { COOKIES_BLOCKED, clockOffsetMessage } from '../../session/deviceMessages'
import { SignInFields } from '../../session/SignInFields'
import { useSession } from '../../session/useSession'
import { Alert } from '../../ui/Alert'
import { EmailField } from '../../ui/form/AccountFields'
import { Form } from '../../ui/form/Form'
import { FailureAlert } from '../../ui/form/FormMessages'
import { textFieldProps } from '../../ui/form/textFieldProps'
import { useFormSubmit } from '../../ui/form/useFormSubmit'
import { DONE } from '../../ui/form/useSave'
import menu from '../../ui/menuList.module.css'
import { useNotify } from '../../ui/Notifications'

/** The maximum width of the card, in pixels (docs/rules/screens.md#sign-in). */
const CARD_WIDTH = 400

const schema = v.object({ email: emailSchema, password: passwordSchema, rememberMe: v.boolean() })

/** Sign In (docs/rules/screens.md#sign-in). Afterwards, the route guard opens the requested page. */
export function SignIn() {
  const { state, signIn, signInFailed } = useSession()
  const notify = useNotify()
  const login = useSignIn()
  const form = useForm({
    resolver: valibotResolver(schema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: {
      email: state.status === 'out' ? state.email : '',
      password: '',
      rememberMe: false,
    },
  })
  const submit = useFormSubmit(form, {
    async onSave(values) {
      try {
        if (!signIn(await sendSecret(login, values))) return { kind: 'shown' }
        notify(MESSAGES.session.signIn.done)
        const warning = clockOffsetMessage(clockSkewMs())
        if (warning) notify(warning, 'warning')
        return DONE
      } catch (error) {
        signInFailed()
        throw error
      }
    },
    errorMessage: (error) => failureMessage(error, MESSAGES.session.signIn.failed),
  })
  const field = textFieldProps(form)
  const { message: ended, possibleCause } =
    state.status === 'out' ? state : { message: '', possibleCause: '' }

  return (
    <Box sx={{ display: 'grid', minHeight: '100vh', placeItems: 'center', p: 2 }}>
      <Card variant="outlined" sx={{ width: '100%', maxWidth: CARD_WIDTH, p: { xs: 3, sm: 4 } }}>
        <Stack
          direction="row"
          spacing={1}
          sx={{ alignItems: 'center', mb: 3, fontSize: 'var(--type-5)', fontWeight: 600 }}
        >
          <img src={`${BASE_PATH}/icon.svg`} alt="" width="28" height="28" />
          <span>Game Plans</span>
        </Stack>
        <Form submit={submit}>
          <Stack spacing={2.5}>
            <div>
              <Typography variant="h1">Sign In</Typography>
              <Typography color="text.secondary" sx={{ mt: 0.5 }}>
                Enter your credentials to access your account
              </Typography>
            </div>
            <FailureAlert message={submit.failure} />
            {!submit.failure && ended && (
              <Alert severity="info">
                <div>{ended}</div>
                {possibleCause && <div>{possibleCause}</div>}
              </Alert>
            )}
            {!navigator.cookieEnabled && <Alert severity="warning">{COOKIES_BLOCKED}</Alert>}
            <EmailField {...field('email', { clearErrorOnChange: true })} autoComplete="username" />
            <SignInFields
              password={field('password', { clearErrorOnChange: true })}
              rememberMe={form.register('rememberMe')}
            />
            <Button type="submit" variant="contained" disabled={submit.isBusy}>
              {submit.isBusy ? (
                <CircularProgress size={26} color="inherit" aria-label="Signing in" />
              ) : (
                <span>Sign In</span>
              )}
            </Button>
          </Stack>
        </Form>
        {import.meta.env.MODE === 'sample' && (
          <SampleSignIns
            onPick={({ email, password }) => form.reset({ email, password, rememberMe: false })}
          />
        )}
      </Card>
    </Box>
  )
}

/** The sign-ins of the sample season, only in the build that runs with the mock API. */
function SampleSignIns({ onPick }: { onPick: (signIn: SampleSignIn) => void }) {
  return (
    <List
      component="div"
      dense
      subheader={<Typography variant="body2">Sample season: sign in as</Typography>}
      sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}
    >
      {sampleSignIns.map((person) => (
        <ListItemButton key={person.email} className={menu.item} onClick={() => onPick(person)}>
          <ListItemText
            primary={`${person.email}, password: ${person.password}`}
            secondary={`role ${person.role || '(none)'}: ${person.may}`}
          />
        </ListItemButton>
      ))}
    </List>
  )
}
