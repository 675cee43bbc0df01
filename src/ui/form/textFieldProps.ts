import type { ReactNode } from 'react'
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'

/** The props that {@link textFieldProps} returns for a text field. */
export type FieldProps = ReturnType<ReturnType<typeof textFieldProps>>

/** A remark on a field's value that is no error; undefined for none. */
export type FieldHint = (name: string) => ReactNode

const noHint: FieldHint = () => undefined

/** The texts of a field besides its label. */
interface FieldText {
  /** Shown below it while nothing is wrong. */
  hint?: ReactNode
  /** An error while it is typed, before anything is saved. */
  problem?: string | undefined
  /** Clears the error as soon as the field is edited, in forms that check only on save. */
  clearErrorOnChange?: boolean
}

/**
 * Registers text fields with their form. Returns a field's props by its name, with error and hint, to spread
 * into MUI's TextField or one of ours.
 * @param hintOf replaces a field's own hint.
 *
 * ```tsx
 * const field = textFieldProps(form)
 * <TextField {...field('eventName', { hint: 'For example B251009' })} label="Event Name" />
 * ```
 */
export function textFieldProps<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  hintOf: FieldHint = noHint,
) {
  const { errors } = form.formState
  return (name: Path<Typed>, { hint, problem, clearErrorOnChange = false }: FieldText = {}) => {
    const error: FieldError | undefined = get(errors, name)
    return {
      ...form.register(name, clearErrorOnChange ? { onChange: () => form.clearErrors(name) } : {}),
      error: error !== undefined || problem !== undefined,
      helperText: error?.message ?? problem ?? hintOf(name) ?? hint,
    }
  }
}
