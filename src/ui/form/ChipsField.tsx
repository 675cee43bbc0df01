import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import type { ReactNode, RefCallback } from 'react'
import { listPlace } from './listPlace'
import { useTypedEntry } from './useTypedEntry'

interface Props {
  label: string
  value: string[]
  onChange: (value: string[]) => void
  options: string[]
  /** May names be typed that are not among the options? */
  isFree: boolean
  error?: string
  hint?: ReactNode
  /** Names whose chips are highlighted; the caller explains why. */
  odd?: readonly string[]
  inputRef?: RefCallback<HTMLInputElement>
}

/** Several names as deletable chips. A typed name becomes a chip with Enter or a comma. */
export function ChipsField({
  label,
  value,
  onChange,
  options,
  isFree,
  error,
  hint,
  odd = NONE,
  inputRef,
}: Props) {
  const add = (text: string) => {
    const next = [...new Set([...value, ...namesIn(text)])]
    if (next.length !== value.length) onChange(next)
  }
  const entry = useTypedEntry((text) => {
    if (isFree) return () => add(text)
    const option = options.find((name) => name.toLowerCase() === text.toLowerCase())
    return option === undefined ? undefined : () => add(option)
  }, inputRef)
  const problem = error ?? entry.problem

  return (
    <Autocomplete
      {...entry.bind}
      freeSolo={isFree}
      disableCloseOnSelect
      slotProps={{ popper: listPlace }}
      options={options}
      value={value}
      onChange={(_event, next) => {
        onChange([...new Set(next.flatMap(namesIn))])
        entry.change('')
      }}
      onInputChange={(event, text, reason) => {
        if (reason === 'input' && isFree && text.includes(',')) {
          add(text)
          entry.change('')
        } else entry.bind.onInputChange(event, text, reason)
      }}
      renderValue={(names, getItemProps) =>
        names.map((name, index) => {
          const { key, ...item } = getItemProps({ index })
          const isOdd = odd.includes(name)
          return (
            <Chip
              key={key}
              label={name}
              {...item}
              {...(isOdd && { color: 'secondary', variant: 'outlined' })}
            />
          )
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={entry.inputRef}
          label={label}
          error={problem !== undefined}
          helperText={problem ?? hint}
        />
      )}
    />
  )
}

const NONE: readonly string[] = []

/** Names typed with commas between, as the server's lists are. */
const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
