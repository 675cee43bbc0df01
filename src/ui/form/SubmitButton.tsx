import Button from '@mui/material/Button'
import type { CSSProperties } from 'react'
import type { FormSubmit } from './useFormSubmit'

/** The button that saves a form: `save` has its text, also while it is busy. */
export function SubmitButton({
  submit,
  save,
  style,
}: {
  submit: FormSubmit
  save: { name: string; busy: string }
  style?: CSSProperties
}) {
  return (
    <Button type="submit" variant="contained" disabled={submit.isBusy} style={style}>
      <span>{submit.isBusy ? save.busy : save.name}</span>
    </Button>
  )
}
