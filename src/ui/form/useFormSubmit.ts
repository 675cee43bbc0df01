import { type RefObject, useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { SaveResult } from './saveResult'
import { type Outcome, useOnce, useOutcome } from './useOutcome'
import { leftoverIn } from './useTypedEntry'

/** A form's submit, for {@link Form} and the parts inside it. */
export interface FormSubmit {
  /** The form on the page. */
  element: RefObject<HTMLFormElement | null>
  /** Checks the fields and saves; nothing while a save is on its way. */
  run: () => void
  isBusy: boolean
  /** Why the last one failed or stopped. */
  failure: string | undefined
  /** Does text stand in it that is no entry of its field yet? */
  hasLeftover: () => boolean
}

/**
 * Submits a form once at a time. What `onSave` throws becomes words here, see {@link useOutcome}. A
 * text that is no entry of its field yet gets the focus instead; of fields that are wrong it is the
 * first on the page, whichever the form learned of first (its `shouldFocusError` is off).
 */
export function useFormSubmit<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  { onSave, ...outcome }: Outcome & { onSave: (values: Values) => Promise<SaveResult> },
): FormSubmit {
  const element = useRef<HTMLFormElement>(null)
  const { failure, settle } = useOutcome(outcome)
  const submit = useOnce(form.handleSubmit((values) => settle(() => onSave(values))))
  const { setFocus } = form
  const { submitCount, errors } = form.formState
  const tries = useRef(submitCount)
  useEffect(() => {
    if (tries.current === submitCount) return
    tries.current = submitCount
    const [wrong] = Object.keys(errors)
    if (wrong === undefined) return
    const first = firstWrongIn(element.current)
    if (first) first.focus()
    // The plan builder has no form around its one field.
    else setFocus(wrong as Path<Typed>)
  }, [submitCount, errors, setFocus])
  return {
    element,
    run() {
      const leftover = leftoverIn(element.current)
      if (leftover) leftover.focus()
      else void submit.run()
    },
    isBusy: submit.isBusy,
    failure,
    hasLeftover: () => leftoverIn(element.current) !== undefined,
  }
}

const firstWrongIn = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')
