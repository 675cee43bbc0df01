import TextField from '@mui/material/TextField'
import { type ChangeEvent, type CompositionEvent, type RefCallback, useState } from 'react'
import { linkCode } from '../../domain/combinedPlan'

/** A combined plan's code, which becomes what a link can carry while it is typed. */
export function CodeField({
  value,
  onChange,
  inputRef,
  isWrong,
}: {
  value: string
  onChange: (value: string) => void
  inputRef: RefCallback<HTMLInputElement>
  isWrong: boolean
}) {
  const [isChanged, setChanged] = useState(false)

  function take(input: HTMLInputElement) {
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
      inputRef={inputRef}
      autoFocus
      error={isWrong}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        // An accent on its way to its letter is not a sign yet.
        const { isComposing } = event.nativeEvent as InputEvent
        if (isComposing) onChange(event.target.value)
        else take(event.target)
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => take(event.currentTarget)}
      helperText={isChanged && 'A link carries no blanks, accents or signs.'}
      slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
    />
  )
}
