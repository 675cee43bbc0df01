import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { FieldProps } from '../ui/form/fieldsOf'
import { PasswordField } from '../ui/form/PasswordField'

/** Password and Remember me, wherever somebody signs in. */
export function SignInFields({
  password,
  rememberMe,
  autoFocus = false,
}: {
  password: FieldProps
  rememberMe: UseFormRegisterReturn
  /** Does the password begin with the focus? */
  autoFocus?: boolean
}) {
  return (
    <>
      <PasswordField {...password} autoFocus={autoFocus} autoComplete="current-password" />
      <FormControlLabel control={<Checkbox edge="start" {...rememberMe} />} label="Remember me" />
    </>
  )
}
