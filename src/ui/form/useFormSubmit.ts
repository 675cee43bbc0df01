import { useLayoutEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type SaveOptions, type SaveResult, useSave } from './useSave'

interface FormSubmitOptions<Values> extends SaveOptions {
  /** Called with the values once they are valid. */
  onSave: (values: Values) => Promise<SaveResult>
}

/**
 * Submits a form once at a time. What `onSave` throws becomes a message, see {@link useSave}. A field
 * with text that is no entry yet gets the focus instead, and of invalid fields the first on the page: the
 * form's `shouldFocusError` is off.
 */
export function useFormSubmit<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  { onSave, ...options }: FormSubmitOptions<Values>,
) {
  const formRef = useRef<HTMLFormElement>(null)
  const save = useSave(options)
  async function validateAndSave(): Promise<SaveResult> {
    // Invalid fields show their own errors.
    let result: SaveResult = { kind: 'shown' }
    await form.handleSubmit(async (values) => {
      result = await onSave(values)
    })()
    return result
  }
  const { setFocus } = form
  const { submitCount, errors } = form.formState
  const handledCount = useRef(submitCount)
  // A layout effect: the field has the focus as soon as its error is visible.
  useLayoutEffect(() => {
    if (handledCount.current === submitCount) return
    handledCount.current = submitCount
    const [name] = Object.keys(errors)
    if (name === undefined) return
    const firstInvalid = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (firstInvalid) firstInvalid.focus()
    // The plan builder has no form around its one field.
    else setFocus(name as Path<Typed>)
  }, [submitCount, errors, setFocus])
  return {
    /** For the form element. */
    formRef,
    /**
     * Checks the fields and saves; nothing while a save is pending. Busy from the click on, not only once
     * the values are found valid.
     * @param onSaved what follows this save, in place of `onDone`.
     */
    run(onSaved?: () => void) {
      const unfinished = unfinishedEntryIn(formRef.current)
      if (unfinished) unfinished.focus()
      else void save.run(validateAndSave, onSaved)
    },
    isBusy: save.isBusy,
    /** Why the last save failed or stopped. */
    failure: save.failure,
    /** Whether a field contains text that is no entry yet. */
    hasUnfinishedEntry: () => unfinishedEntryIn(formRef.current) !== undefined,
  }
}

/** A form's submit, for {@link Form} and the parts inside it. */
export type FormSubmit = ReturnType<typeof useFormSubmit>

/**
 * The first field of a form with text that is no entry yet, or undefined. Such a form is not saved:
 * the text would be lost, or would become an entry by mistake. useTypedEntry marks it by a custom validity.
 */
function unfinishedEntryIn(form: HTMLFormElement | null): HTMLElement | undefined {
  return Array.from(form?.elements ?? []).find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.validity.customError,
  )
}
