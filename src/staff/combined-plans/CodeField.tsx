import TextField from '@mui/material/TextField'
import { type ChangeEvent, type CompositionEvent, type ReactNode, useState } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import { type CombinedPlan, linkCode, worksInLinks } from '../../domain/combinedPlan'
import { sameCode, type TypedCombinedPlan } from './combinedPlanFields'

interface CodeFieldProps {
  field: ControllerRenderProps<TypedCombinedPlan, 'code'>
  isWrong: boolean
  /** What is to be said of the code. */
  hint: ReactNode
}

/** A combined plan's code; while it is typed it becomes what a link can carry. */
export function CodeField({ field: { value, onChange, ref }, isWrong, hint }: CodeFieldProps) {
  const [isChanged, setChanged] = useState(false)

  function normalize(input: HTMLInputElement) {
    const typed = input.value
    const code = linkCode(typed)
    if (code !== typed) {
      // The caret stays where the person types, not at the end.
      const caret = linkCode(typed.slice(0, input.selectionStart ?? typed.length)).length
      input.value = code
      input.setSelectionRange(caret, caret)
      setChanged(true)
    }
    onChange(code)
  }
  return (
    <TextField
      label="Combined Plan Event"
      value={value}
      inputRef={ref}
      autoFocus
      error={isWrong}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        // A dead key must not be removed before its letter is typed.
        const { isComposing } = event.nativeEvent as InputEvent
        if (isComposing) onChange(event.target.value)
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

/** What saving will do, where it is not what the dialog's title says; undefined where it is. */
export function codeNotice(
  plan: CombinedPlan | null,
  target: CombinedPlan | undefined,
  code: string,
): string | undefined {
  if (target && (plan === null || !sameCode(target.code, plan.code))) {
    return `${target.code} already exists. Saving replaces it with what’s entered here.`
  }
  if (plan && code === plan.code && !worksInLinks(code)) {
    return `The public links of ${plan.code} don’t work, because links can’t have a slash or an accented capital. Save the package as ${linkCode(code)}, then delete this one.`
  }
  if (plan && !target && !sameCode(plan.code, code) && code.trim() !== '') {
    return `A new code creates a second package. ${plan.code} isn’t changed.`
  }
  return undefined
}
