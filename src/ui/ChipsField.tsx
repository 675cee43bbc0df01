import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { type Ref, useState } from 'react'

interface Props {
  label: string
  value: string[]
  onChange: (value: string[]) => void
  options: string[]
  /** May names be typed that are not among the options? */
  isFree: boolean
  error?: string
  hint?: string
  inputRef?: Ref<HTMLInputElement>
}

/**
 * Several names as deletable chips. A typed name becomes a chip with Enter, a comma, or by leaving
 * the field: nothing typed is dropped because nobody pressed Enter.
 */
export function ChipsField({
  label,
  value,
  onChange,
  options,
  isFree,
  error,
  hint,
  inputRef,
}: Props) {
  const [typed, setTyped] = useState('')

  function add(text: string) {
    const names = text.split(',').map((name) => name.trim())
    const known = isFree ? names : names.filter((name) => options.includes(name))
    const next = [...new Set([...value, ...known.filter((name) => name !== '')])]
    if (next.length !== value.length) onChange(next)
    setTyped('')
  }

  return (
    <Autocomplete
      multiple
      freeSolo={isFree}
      filterSelectedOptions
      disableCloseOnSelect
      options={options}
      value={value}
      inputValue={typed}
      onChange={(_event, next) => {
        onChange(
          [...new Set(next.flatMap((name) => name.split(',')).map((n) => n.trim()))].filter(
            Boolean,
          ),
        )
        setTyped('')
      }}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input') return
        if (isFree && text.includes(',')) add(text)
        else setTyped(text)
      }}
      onBlur={() => add(typed)}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          label={label}
          error={error !== undefined}
          helperText={error ?? hint}
        />
      )}
    />
  )
}
