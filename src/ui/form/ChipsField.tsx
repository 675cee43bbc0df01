import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import type { FilterOptionsState } from '@mui/material/useAutocomplete'
import type { ReactNode, RefCallback } from 'react'
import { HOW_TO_ADD, onlyMatch, useTypedEntry } from './useTypedEntry'

const NONE: readonly string[] = []
const AS_TYPED = 'A new name is added as typed, by Enter or a comma.'
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
  allowsNew: boolean
  error?: string
  hint?: ReactNode
  /** Names whose chips are highlighted. The caller explains why. */
  highlighted?: readonly string[]
  inputRef?: RefCallback<HTMLInputElement>
}

/**
 * A field for several names, shown as deletable chips. Enter adds the only option that matches the
 * text. If `allowsNew`, a new name is added by its own option, by a comma, or by Enter if no option
 * matches.
 */
export function ChipsField(props: ChipsFieldProps) {
  const { label, value, onChange, options, detailOf, allowsNew } = props
  const { error, hint, highlighted = NONE, inputRef } = props
  const add = (text: string) => {
    const next = [...new Set([...value, ...namesIn(text)])]
    if (next.length !== value.length) onChange(next)
  }
  const entry = useTypedEntry((text) => {
    const name = optionFor(text, props)
    if (name !== undefined) return { add: () => add(name), name }
    // If some options contain the text, the name must be chosen from the list, which also offers
    // the text itself.
    const isNew = !options.some((option) => option.toLowerCase().includes(text.toLowerCase()))
    return allowsNew && isNew ? { add: () => add(text) } : undefined
  }, inputRef)
  const howToAdd = allowsNew ? `${HOW_TO_ADD} ${AS_TYPED}` : HOW_TO_ADD
  /** The matching options, then the typed text unless it is one of them or chosen. */
  function filterOptions(names: string[], state: FilterOptionsState<string>) {
    const text = state.inputValue.trim()
    const isOption = options.some((name) => name.toLowerCase() === text.toLowerCase())
    const matches = filterByText(names, state)
    const isNew = text !== '' && !isOption && !value.includes(text)
    return allowsNew && isNew ? [...matches, text] : matches
  }

  return (
    <Autocomplete
      {...entry.autocompleteProps}
      freeSolo={allowsNew}
      disableCloseOnSelect
      options={options}
      filterOptions={filterOptions}
      renderOption={({ key, ...option }, name) => (
        <li key={key} {...option}>
          {options.includes(name)
            ? [name, detailOf?.(name)].filter(Boolean).join(' · ')
            : `Add “${name}” as typed`}
        </li>
      )}
      value={value}
      onChange={(_event, next) => {
        onChange([...new Set(next.flatMap(namesIn))])
        entry.setText('')
      }}
      onInputChange={(event, text, reason) => {
        if (reason === 'input' && allowsNew && text.includes(',')) {
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

/** The only option that matches the text, or else the only preferred one. */
function optionFor(text: string, { options, value, isPreferred }: ChipsFieldProps) {
  const findOne = (names: string[]) =>
    onlyMatch(names, text, (name) => [name], { isChosen: (name) => value.includes(name) })
  return findOne(options) ?? findOne(options.filter((name) => isPreferred?.(name)))
}

/** The names in a comma-separated text, the format of the server's lists. */
const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
