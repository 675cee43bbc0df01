import { valibotResolver } from '@hookform/resolvers/valibot'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { sendSecret, useSignIn } from '../api/session'
import { failureMessage, MESSAGES } from '../api/writes/messages'
import type { User } from '../domain/user'
import { DialogFrame } from '../ui/dialog/DialogFrame'
import { EmailField } from '../ui/form/AccountFields'
import { Form, SubmitButton } from '../ui/form/Form'
import { FailureAlert } from '../ui/form/FormMessages'
import { textFieldProps } from '../ui/form/textFieldProps'
import { useFormSubmit } from '../ui/form/useFormSubmit'
import { DONE } from '../ui/form/useSave'
import { useNotify } from '../ui/Notifications'
import { passwordSchema } from './credentials'
import { SignInFields } from './SignInFields'
import { useSession } from './useSession'

const signInAgainSchema = v.object({ password: passwordSchema, rememberMe: v.boolean() })

/**
 * Renews a session that is about to end. The page, an open dialog and everything typed stay. A
 * wrong password does not end the session early.
 */
export function SignInAgainDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { renew } = useSession()
  const notify = useNotify()
  const login = useSignIn()
  const form = useForm({
    resolver: valibotResolver(signInAgainSchema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { password: '', rememberMe: false },
  })
  const submit = useFormSubmit(form, {
    async onSave(values) {
      const signedIn = await sendSecret(login, { email: user.email, ...values })
      // Already over, because this device's clock is wrong. Sign In says so.
      if (!renew(signedIn)) return { kind: 'shown' }
      notify(MESSAGES.session.signIn.done)
      return DONE
    },
    errorMessage: (error) => failureMessage(error, MESSAGES.session.signIn.failed),
    onDone: onClose,
  })
  const field = textFieldProps(form)
  function close() {
    if (!submit.isBusy) onClose()
  }
  return (
    <DialogFrame
      title="Sign in again"
      width="narrow"
      onClose={close}
      wrapContent={(inside) => <Form submit={submit}>{inside}</Form>}
      footer={
        <>
          <Button onClick={close} disabled={submit.isBusy}>
            Cancel
          </Button>
          <SubmitButton submit={submit} save={{ name: 'Sign In', busy: 'Signing in...' }} />
        </>
      }
    >
      <Stack spacing={2.5}>
        <div>You’ll stay on this page and keep what you’ve typed.</div>
        <FailureAlert message={submit.failure} />
        <EmailField
          autoComplete="username"
          value={user.email}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <SignInFields
          password={field('password', { clearErrorOnChange: true })}
          rememberMe={form.register('rememberMe')}
          autoFocus
        />
      </Stack>
    </DialogFrame>
  )
}
