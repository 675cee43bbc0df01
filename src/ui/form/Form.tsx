import Button from '@mui/material/Button'
import type { CSSProperties, ReactNode } from 'react'
import type { FormSubmit } from './useFormSubmit'

/** The form element of every form: its fields are checked by us, never by the browser. */
export function Form({ submit, children }: { submit: FormSubmit; children: ReactNode }) {
  return (
    <form
      ref={submit.formRef}
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

/** The text of a button that saves, and while it is saving. */
export interface SaveTexts {
  name: string
  busy: string
}

interface SubmitButtonProps {
  submit: FormSubmit
  save: SaveTexts
  style?: CSSProperties
}

/** The button that saves a form. */
export function SubmitButton({ submit, save, style }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="contained" disabled={submit.isBusy} style={style}>
      <span>{submit.isBusy ? save.busy : save.name}</span>
    </Button>
  )
}
