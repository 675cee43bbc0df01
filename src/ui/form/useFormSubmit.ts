import { useLayoutEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { SaveResult } from './saveResult'
import { type Outcome, useOnce, useOutcome } from './useOutcome'
import { leftoverIn } from './useTypedEntry'

/**
 * Submits a form once at a time. What `onSave` throws becomes a message, see {@link useOutcome}. A
 * text that is no entry of its field yet gets the focus instead; of invalid fields it is the
 * first on the page, in whatever order the form found them (its `shouldFocusError` is off).
 */
export function useFormSubmit<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  { onSave, ...outcome }: Outcome & { onSave: (values: Values) => Promise<SaveResult> },
) {
  const element = useRef<HTMLFormElement>(null)
  const { failure, settle } = useOutcome(outcome)
  const submit = useOnce(form.handleSubmit((values) => settle(() => onSave(values))))
  const { setFocus } = form
  const { submitCount, errors } = form.formState
  const tries = useRef(submitCount)
  // With the messages: what is typed right after them goes into the field.
  useLayoutEffect(() => {
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
    /** The form on the page. */
    element,
    /** Checks the fields and saves; nothing while a save is pending. */
    run() {
      const leftover = leftoverIn(element.current)
      if (leftover) leftover.focus()
      else void submit.run()
    },
    isBusy: submit.isBusy,
    /** Why the last save failed or stopped. */
    failure,
    /** Whether a field contains text that is no entry yet. */
    hasLeftover: () => leftoverIn(element.current) !== undefined,
  }
}

/** A form's submit, for {@link Form} and the parts inside it. */
export type FormSubmit = ReturnType<typeof useFormSubmit>

const firstWrongIn = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')
