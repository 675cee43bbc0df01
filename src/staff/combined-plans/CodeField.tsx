import TextField from '@mui/material/TextField'
import { type ChangeEvent, type CompositionEvent, type ReactNode, useState } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import {
  type CombinedPlan,
  linkCode,
  planWithSameLinks,
  worksInLinks,
} from '../../domain/combinedPlan'
import { isSameCode } from '../../domain/games/game'
import type { TypedCombinedPlan } from './combinedPlanFields'

interface CodeFieldProps {
  field: ControllerRenderProps<TypedCombinedPlan, 'code'>
  isWrong: boolean
  /** The helper text. */
  hint: ReactNode
}

/** The field for a combined plan's code. Characters that links can't contain are replaced while typing. */
export function CodeField({ field: { value, onChange, ref }, isWrong, hint }: CodeFieldProps) {
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
        // A dead key must stay until its letter is typed.
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

/**
 * The message for a code that gives the same links as another package.
 * @param plan the opened plan; null for a new one.
 */
export function codeProblem(
  plan: CombinedPlan | null,
  existing: readonly CombinedPlan[],
  code: string,
): string | undefined {
  // A plan can keep its own code, also in the form used in links.
  if (code === plan?.code) return undefined
  const duplicate = planWithSameLinks(existing, code)
  if (!duplicate || duplicate.code === plan?.code) return undefined
  return `${duplicate.code} has the same public links. Choose another code.`
}

/**
 * The message shown when saving does something else than the dialog's title says.
 * @param planWithCode the stored plan with the typed code, if any.
 */
export function codeNotice(
  plan: CombinedPlan | null,
  planWithCode: CombinedPlan | undefined,
  code: string,
): string | undefined {
  if (planWithCode && (plan === null || !isSameCode(planWithCode.code, plan.code))) {
    return `${planWithCode.code} already exists. Saving replaces it with what’s entered here.`
  }
  if (plan && code === plan.code && !worksInLinks(code)) {
    return `The public links of ${plan.code} don’t work, because links can’t have a slash or an accented capital. Save the package as ${linkCode(code)}, then delete this one.`
  }
  if (plan && !planWithCode && !isSameCode(plan.code, code) && code.trim() !== '') {
    return `A new code creates a second package. ${plan.code} isn’t changed.`
  }
  return undefined
}
