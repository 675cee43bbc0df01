import { useLayoutEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type SaveOptions, type SaveResult, useSave } from './useSave'

/**
 * Submits a form once at a time. What `onSave` throws becomes a message, see {@link useSave}. A field
 * with text that is no entry yet gets the focus instead, and of invalid fields the first on the page: the
 * form's `shouldFocusError` is off.
 */
export function useFormSubmit<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  { onSave, ...options }: SaveOptions & { onSave: (values: Values) => Promise<SaveResult> },
) {
  const element = useRef<HTMLFormElement>(null)
  const save = useSave(options)
  // Busy from the click on, and not only once the values are found valid.
  const submit = () =>
    save.run(async () => {
      let result: SaveResult = { kind: 'shown' }
      await form.handleSubmit(async (values) => {
        result = await onSave(values)
      })()
      return result
    })
  const { setFocus } = form
  const { submitCount, errors } = form.formState
  const handledCount = useRef(submitCount)
  // A layout effect: the field has the focus as soon as its error is visible.
  useLayoutEffect(() => {
    if (handledCount.current === submitCount) return
    handledCount.current = submitCount
    const [name] = Object.keys(errors)
    if (name === undefined) return
    const firstInvalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (firstInvalid) firstInvalid.focus()
    // The plan builder has no form around its one field.
    else setFocus(name as Path<Typed>)
  }, [submitCount, errors, setFocus])
  return {
    /** The form on the page. */
    element,
    /** Checks the fields and saves; nothing while a save is pending. */
    run() {
      const leftover = leftoverIn(element.current)
      if (leftover) leftover.focus()
      else void submit()
    },
    isBusy: save.isBusy,
    /** Why the last save failed or stopped. */
    failure: save.failure,
    /** Whether a field contains text that is no entry yet. */
    hasLeftover: () => leftoverIn(element.current) !== undefined,
  }
}

/** A form's submit, for {@link Form} and the parts inside it. */
export type FormSubmit = ReturnType<typeof useFormSubmit>

/**
 * The first field of a form with text that is no entry yet, or undefined. Such a form is not saved:
 * the text would be lost, or would become an entry by mistake. useTypedEntry marks it by a custom validity.
 */
function leftoverIn(form: HTMLFormElement | null): HTMLElement | undefined {
  return Array.from(form?.elements ?? []).find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.validity.customError,
  )
}
