import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import type { FilterOptionsState } from '@mui/material/useAutocomplete'
import type { ReactNode, RefCallback } from 'react'
import { HOW_TO_ADD, onlyMatch, useTypedEntry } from './useTypedEntry'

const NONE: readonly string[] = []
const AS_TYPED = 'A new name is added as typed, by Enter or a comma.'
/** Marks the option that adds the typed text. Names never start with a space, so they cannot be confused. */
const TYPED = ' '
const filterByText = createFilterOptions<string>()

interface ChipsFieldProps {
  label: string
  value: string[]
  onChange: (value: string[]) => void
  options: string[]
  /** Returns the text shown beside an option. */
  detailOf?: (name: string) => string | undefined
  /** If several options match, Enter adds the only preferred one. */
  isPreferred?: (name: string) => boolean
  /** Whether names outside of the options can be added. */
  isFree: boolean
  error?: string
  hint?: ReactNode
  /** Names whose chips are highlighted. The caller explains why. */
  highlighted?: readonly string[]
  inputRef?: RefCallback<HTMLInputElement>
}

/**
 * A field for several names, shown as deletable chips. Enter adds the only option that matches the text. If
 * `isFree`, a new name is added by its own option, by a comma, or by Enter if no option matches.
 */
export function ChipsField(props: ChipsFieldProps) {
  const { label, value, onChange, options, isFree, error, hint, highlighted = NONE } = props
  const add = (text: string) => {
    const next = [...new Set([...value, ...namesIn(text)])]
    if (next.length !== value.length) onChange(next)
  }
  const entry = useTypedEntry((text) => {
    const findOne = (names: string[]) =>
      onlyMatch(names, text, (name) => [name], { isChosen: (name) => value.includes(name) })
    const option = findOne(options) ?? findOne(options.filter((name) => props.isPreferred?.(name)))
    if (option !== undefined) return { add: () => add(option), name: option }
    // If some options contain the text, the name must be chosen from the list, which also offers the text itself.
    const isNew = !options.some((name) => name.toLowerCase().includes(text.toLowerCase()))
    return isFree && isNew ? { add: () => add(text) } : undefined
  }, props.inputRef)
  const howToAdd = isFree ? `${HOW_TO_ADD} ${AS_TYPED}` : HOW_TO_ADD
  /** The matching options, then the typed text unless it is one of them. */
  function filterOptions(names: string[], state: FilterOptionsState<string>) {
    const text = state.inputValue.trim()
    const isOption = options.some((name) => name.toLowerCase() === text.toLowerCase())
    const matches = filterByText(names, state)
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
          const isHighlighted = highlighted.includes(name)
          return (
            <Chip
              key={key}
              label={name}
              {...item}
              color={isHighlighted ? 'secondary' : 'default'}
              variant={isHighlighted ? 'outlined' : 'filled'}
            />
          )
        })
      }
      renderInput={(params) => (
        <TextField {...params} {...entry.textFieldProps(hint ?? howToAdd, error)} label={label} />
      )}
    />
  )
}

const withoutMark = (name: string) => (name.startsWith(TYPED) ? name.slice(TYPED.length) : name)

/** The names in a comma-separated text, the format of the server's lists. */
const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
