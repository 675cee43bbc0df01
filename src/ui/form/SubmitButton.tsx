import Button from '@mui/material/Button'
import type { CSSProperties } from 'react'
import type { FormSubmit } from './useFormSubmit'

interface SubmitButtonProps {
  submit: FormSubmit
  save: { name: string; busy: string }
  style?: CSSProperties
}

/** The button that saves a form: `save` has its text, also while it is busy. */
export function SubmitButton(props: SubmitButtonProps) {
  const { submit, save, style } = props
  return (
    <Button type="submit" variant="contained" disabled={submit.isBusy} style={style}>
      <span>{submit.isBusy ? save.busy : save.name}</span>
    </Button>
  )
}
