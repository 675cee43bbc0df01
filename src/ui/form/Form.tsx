import type { ReactNode } from 'react'
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
