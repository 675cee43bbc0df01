import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { type FieldHint, textFieldProps } from '../../ui/form/textFieldProps'
import type { GameFormReturn, GameFormValues } from './gameFields'

interface GameStartFieldsProps {
  form: GameFormReturn
  hints: FieldHint
  /** The values before anything is typed. */
  initialValues: GameFormValues
  /** The code of a new game on a day; undefined for a game that has one. */
  codeOn: ((date: string) => string) | undefined
}

/** Event Date and Event Time. While a new game's code is not typed, the date fills it in. */
export function GameStartFields({ form, hints, initialValues, codeOn }: GameStartFieldsProps) {
  const field = textFieldProps(form, hints)
  const date = field('date')
  const fillCode = useFilledCode(form)
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
      <TextField
        {...date}
        label="Event Date"
        // A field of type 'date' is blank where its text is no date.
        type={/^(\d{4}-\d\d-\d\d)?$/.test(initialValues.date) ? 'date' : 'text'}
        onChange={(event) => {
          void date.onChange(event)
          if (codeOn) fillCode(codeOn(event.target.value))
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
 * Fills in a new game's code, and replaces the code that was filled in before. A code that a person typed is
 * never replaced.
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
