import Button, { type ButtonProps } from '@mui/material/Button'
import type { FormSubmit } from './useFormSubmit'

/** The button that saves a form: `save` names it, and what it says while it does. */
export function SubmitButton({
  submit,
  save,
  ...button
}: { submit: FormSubmit; save: { name: string; busy: string } } & Pick<ButtonProps, 'sx'>) {
  return (
    <Button type="submit" variant="contained" disabled={submit.isBusy} {...button}>
      <span>{submit.isBusy ? save.busy : save.name}</span>
    </Button>
  )
}
