import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { type FieldHint, textFieldProps } from '../../ui/form/textFieldProps'
import type { GameFormReturn, GameFormValues } from './gameFields'

interface GameStartFieldsProps {
  form: GameFormReturn
  hints: FieldHint
  /** The initial values of the form. */
  initialValues: GameFormValues
  /**
   * Returns the code of a new game on a day, or ''; undefined for a game that already has a code.
   */
  codeForDate: ((date: string) => string) | undefined
}

/**
 * Event Date and Event Time. The date also fills in a new game's code, unless the code was typed.
 */
export function GameStartFields({ form, hints, initialValues, codeForDate }: GameStartFieldsProps) {
  const field = textFieldProps(form, hints)
  const date = field('date')
  const fillCode = useFilledCode(form)
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
      <TextField
        {...date}
        label="Event Date"
        // An input of type 'date' would show an invalid stored date as blank.
        type={/^(\d{4}-\d\d-\d\d)?$/.test(initialValues.date) ? 'date' : 'text'}
        onChange={(event) => {
          void date.onChange(event)
          if (codeForDate) fillCode(codeForDate(event.target.value))
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        {...field('time', { hint: 'Eastern time' })}
        label="Event Time"
        type={/^(\d\d:\d\d)?$/.test(initialValues.time) ? 'time' : 'text'}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  )
}

/**
 * Returns a function that fills in a new game's code. It replaces a code that was filled in before,
 * but never a typed code.
 */
function useFilledCode(form: GameFormReturn) {
  const filled = useRef('')
  return (code: string) => {
    const typed = form.getValues('eventName').trim()
    if (typed !== '' && typed !== filled.current) return
    filled.current = code
    if (code === typed) return
    form.setValue('eventName', code, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.getFieldState('eventName').invalid,
    })
  }
}
