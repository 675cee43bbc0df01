import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import type { FilterOptionsState } from '@mui/material/useAutocomplete'
import type { ReactNode, RefCallback } from 'react'
import { HOW_TO_ADD, onlyMatch, useTypedEntry } from './useTypedEntry'

interface ChipsFieldProps {
  label: string
  value: string[]
  onChange: (value: string[]) => void
  options: string[]
  /** Returns the text that is shown beside an option. */
  detailOf?: (name: string) => string | undefined
  /** Whether names can be typed that are not among the options. */
  isFree: boolean
  error?: string
  hint?: ReactNode
  /** Names whose chips are highlighted; the caller explains why. */
  highlighted?: readonly string[]
  inputRef?: RefCallback<HTMLInputElement>
}

/**
 * Several names as deletable chips. Enter adds the one option that the text matches. Where any name may
 * be typed, a new one is added by its own option, by a comma, or by Enter where no option matches.
 */
export function ChipsField(props: ChipsFieldProps) {
  const { label, value, onChange, options, isFree, error, hint, highlighted = NONE } = props
  const add = (text: string) => {
    const next = [...new Set([...value, ...namesIn(text)])]
    if (next.length !== value.length) onChange(next)
  }
  const entry = useTypedEntry((text) => {
    const option = onlyMatch(options, text, (name) => [name], {
      isChosen: (name) => value.includes(name),
    })
    if (option !== undefined) return { add: () => add(option), name: option }
    // A text that several match is chosen from the list, also as it is.
    const isNew = !options.some((name) => name.toLowerCase().includes(text.toLowerCase()))
    return isFree && isNew ? { add: () => add(text) } : undefined
  }, props.inputRef)
  /** The matching options, then the typed text where it is none of them. */
  function filterOptions(names: string[], state: FilterOptionsState<string>) {
    const text = state.inputValue.trim()
    const isOption = options.some((name) => name.toLowerCase() === text.toLowerCase())
    const matches = contains(names, state)
    return isFree && text !== '' && !isOption ? [...matches, TYPED + text] : matches
  }

  return (
    <Autocomplete
      {...entry.autocompleteProps}
      freeSolo={isFree}
      disableCloseOnSelect
      options={options}
      filterOptions={filterOptions}
      renderOption={({ key, ...option }, name) => (
        <li key={key} {...option}>
          {name.startsWith(TYPED)
            ? `Add “${withoutMark(name)}” as typed`
            : [name, props.detailOf?.(name)].filter(Boolean).join(' · ')}
        </li>
      )}
      value={value}
      onChange={(_event, next) => {
        onChange([...new Set(next.map(withoutMark).flatMap(namesIn))])
        entry.setText('')
      }}
      onInputChange={(event, text, reason) => {
        if (reason === 'input' && isFree && text.includes(',')) {
          add(text)
          entry.setText('')
        } else entry.autocompleteProps.onInputChange(event, text, reason)
      }}
      renderValue={(names, getItemProps) =>
        names.map((name, index) => {
          const { key, ...item } = getItemProps({ index })
          const isOdd = highlighted.includes(name)
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
          {...entry.textFieldProps(
            hint ?? (isFree ? `${HOW_TO_ADD} ${AS_TYPED}` : HOW_TO_ADD),
            error,
          )}
          label={label}
        />
      )}
    />
  )
}

const NONE: readonly string[] = []
const AS_TYPED = 'A new name is added as typed, by Enter or a comma.'
const contains = createFilterOptions<string>()

/** The mark before the option that adds the typed text: no name begins with a blank. */
const TYPED = ' '
const withoutMark = (name: string) => (name.startsWith(TYPED) ? name.slice(TYPED.length) : name)

/** Names typed with commas between, as the server's lists are. */
const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
