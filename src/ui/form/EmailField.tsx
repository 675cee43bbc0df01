import TextField, { type TextFieldProps } from '@mui/material/TextField'

/** The e-mail address of an account. */
export function EmailField(props: TextFieldProps) {
  return <TextField {...props} label="Email" type="email" />
}
