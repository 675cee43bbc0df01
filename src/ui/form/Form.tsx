import type { CSSProperties, ReactNode } from 'react'
import { useLoadWhenIdle } from '../later'
import type { FormSubmit } from './useFormSubmit'

/** The form element of every form: its fields are checked by us, never by the browser. */
export function Form({
  submit,
  style,
  children,
}: {
  submit: FormSubmit
  style?: CSSProperties
  children: ReactNode
}) {
  useLoadWhenIdle(true)
  return (
    <form
      ref={submit.element}
      noValidate
      style={style}
      onSubmit={(event) => {
        event.preventDefault()
        submit.run()
      }}
    >
      {children}
    </form>
  )
}
