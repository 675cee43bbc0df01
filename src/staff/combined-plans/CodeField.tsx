import TextField from '@mui/material/TextField'
import { type ChangeEvent, type CompositionEvent, type ReactNode, useState } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import { linkCode } from '../../domain/combinedPlan'
import type { TypedCombinedPlan } from './combinedPlanFields'

interface CodeFieldProps {
  field: ControllerRenderProps<TypedCombinedPlan, 'code'>
  isWrong: boolean
  /** The helper text. */
  hint: ReactNode
}

/**
 * The field for a combined plan's code. Characters that links can't contain are replaced while
 * typing.
 */
export function CodeField({ field, isWrong, hint }: CodeFieldProps) {
  const [isChanged, setChanged] = useState(false)

  function normalize(input: HTMLInputElement) {
    const typed = input.value
    const code = linkCode(typed)
    if (code !== typed) {
      // Keeps the caret in place; replacing the value would move it to the end.
      const caret = linkCode(typed.slice(0, input.selectionStart ?? typed.length)).length
      input.value = code
      input.setSelectionRange(caret, caret)
      setChanged(true)
    }
    field.onChange(code)
  }
  return (
    <TextField
      label="Combined Plan Event"
      value={field.value}
      inputRef={field.ref}
      autoFocus
      error={isWrong}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        // A dead key must stay until its letter is typed.
        const { isComposing } = event.nativeEvent as InputEvent
        if (isComposing) field.onChange(event.target.value)
        else normalize(event.target)
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) =>
        normalize(event.currentTarget)
      }
      helperText={isChanged ? 'No spaces, accents or symbols.' : hint}
      slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
    />
  )
}
