import { useLayoutEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type SaveOptions, type SaveResult, useSave } from './useSave'

/**
 * Submits a form, one submit at a time. Errors thrown by `onSave` become a message; see {@link useSave}.
 * If a field has text that is not an entry yet, it gets the focus and nothing is saved. Otherwise the first
 * invalid field on the page gets the focus (the form's `shouldFocusError` is off).
 * @param onSave called with the validated values.
 */
export function useFormSubmit<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  { onSave, ...options }: SaveOptions & { onSave: (values: Values) => Promise<SaveResult> },
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
  // A layout effect, so that the field has the focus as soon as its error is visible.
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
     * Validates and saves. Does nothing while a save is pending. `isBusy` is true from the click on, also
     * while the values are validated.
     * @param onSaved called after this save instead of `onDone`.
     */
    run(onSaved?: () => void) {
      const unfinished = unfinishedEntryIn(formRef.current)
      if (unfinished) unfinished.focus()
      else void save.run(validateAndSave, onSaved)
    },
    isBusy: save.isBusy,
    /** Why the last save failed or was stopped. */
    failure: save.failure,
    /** Whether a field has text that is not an entry yet. */
    hasUnfinishedEntry: () => unfinishedEntryIn(formRef.current) !== undefined,
  }
}

/** The result of {@link useFormSubmit}, for {@link Form} and the components inside it. */
export type FormSubmit = ReturnType<typeof useFormSubmit>

/**
 * The first field with text that is not an entry yet, or undefined. Such a form is not saved, because the text
 * would be lost or become an entry by mistake. useTypedEntry marks the field with a custom validity.
 */
function unfinishedEntryIn(form: HTMLFormElement | null): HTMLElement | undefined {
  const inputs = form?.querySelectorAll('input') ?? []
  return [...inputs].find(({ validity }) => validity.customError)
}
