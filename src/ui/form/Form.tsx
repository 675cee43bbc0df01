import Button from '@mui/material/Button'
import type { CSSProperties, ReactNode } from 'react'
import type { FormSubmit } from './useFormSubmit'

/** The form element of every form: its fields are checked by us, never by the browser. */
export function Form({ submit, children }: { submit: FormSubmit; children: ReactNode }) {
  return (
    <form
      ref={submit.element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit.run()
      }}
    >
      {children}
    </form>
  )
}

interface SubmitButtonProps {
  submit: FormSubmit
  save: { name: string; busy: string }
  style?: CSSProperties
}

/** The button that saves a form: `save` has its text, also while it is busy. */
export function SubmitButton({ submit, save, style }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="contained" disabled={submit.isBusy} style={style}>
      <span>{submit.isBusy ? save.busy : save.name}</span>
    </Button>
  )
}
