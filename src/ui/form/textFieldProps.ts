import type { ReactNode } from 'react'
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'

/** The props that {@link textFieldProps} returns for a text field. */
export type FieldProps = ReturnType<ReturnType<typeof textFieldProps>>

/** Returns a remark on a field's value that is not an error, or undefined. */
export type FieldHint = (name: string) => ReactNode

/** The texts of a field besides its label. */
interface FieldText {
  /** Shown below the field while there is no error. */
  hint?: ReactNode
  /** An error shown while typing, before anything is saved. */
  problem?: string | undefined
  /** Clears the error when the field is edited. For forms that validate only on save. */
  clearErrorOnChange?: boolean
}

/**
 * Registers text fields with their form. Returns a function from a field's name to the props of MUI's TextField,
 * with error and hint.
 * @param hintOf replaces a field's own hint.
 *
 * ```tsx
 * const field = textFieldProps(form)
 * <TextField {...field('eventName', { hint: 'For example B251009' })} label="Event Name" />
 * ```
 */
export function textFieldProps<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  hintOf?: FieldHint,
) {
  const { errors } = form.formState
  return (name: Path<Typed>, { hint, problem, clearErrorOnChange = false }: FieldText = {}) => {
    const error: { message?: string } | undefined = get(errors, name)
    return {
      ...form.register(name, clearErrorOnChange ? { onChange: () => form.clearErrors(name) } : {}),
      error: error !== undefined || problem !== undefined,
      helperText: error?.message ?? problem ?? hintOf?.(name) ?? hint,
    }
  }
}
