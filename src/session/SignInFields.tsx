import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from '../ui/form/AccountFields'
import type { FieldProps } from '../ui/form/textFieldProps'

interface SignInFieldsProps {
  password: FieldProps
  rememberMe: UseFormRegisterReturn
  /** Focuses the password on mount. */
  autoFocus?: boolean
}

/** The Password and Remember me fields of the sign-in forms. */
export function SignInFields({ password, rememberMe, autoFocus = false }: SignInFieldsProps) {
  return (
    <>
      <PasswordField {...password} autoFocus={autoFocus} autoComplete="current-password" />
      <FormControlLabel control={<Checkbox edge="start" {...rememberMe} />} label="Remember me" />
    </>
  )
}
