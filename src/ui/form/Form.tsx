import Button from '@mui/material/Button'
import type { CSSProperties, ReactNode } from 'react'
import type { FormSubmit } from './useFormSubmit'

/** The form element of every form. It turns off the browser's own validation. */
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

/** The text of a save button, and its text while saving. */
export interface SaveTexts {
  name: string
  busy: string
}

interface SubmitButtonProps {
  submit: FormSubmit
  save: SaveTexts
  style?: CSSProperties
}

/** The save button of a form. */
export function SubmitButton({ submit, save, style }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="contained" disabled={submit.isBusy} style={style}>
      <span>{submit.isBusy ? save.busy : save.name}</span>
    </Button>
  )
}
