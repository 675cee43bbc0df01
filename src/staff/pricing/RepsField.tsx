import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import ListItemText from '@mui/material/ListItemText'
import TextField from '@mui/material/TextField'
import type { RefCallback } from 'react'
import type { Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { HOW_TO_ADD, onlyMatch, useTypedEntry } from '../../ui/form/useTypedEntry'
import { repLabel } from './planReps'

const filterOptions = createFilterOptions<Rep>({
  stringify: ({ name, email }) => `${name} ${email}`,
})

interface RepsFieldProps {
  reps: Rep[]
  /** The ids of the chosen reps. */
  value: number[]
  onChange: (ids: number[]) => void
  inputRef: RefCallback<HTMLInputElement>
}

/**
 * A field for several reps, found by name or email. Reps with the same name show their email, too.
 */
export function RepsField({ reps, value, onChange, inputRef }: RepsFieldProps) {
  const entry = useTypedEntry((text) => {
    const namesOf = (rep: Rep) => [rep.name, rep.email, repLabel(rep, reps)]
    // Ignores case and accents. A name that two reps share must be chosen from the list.
    const found = onlyMatch(reps, text, namesOf, {
      isChosen: ({ id }) => value.includes(id),
      fold: slug,
    })
    if (found === undefined) return undefined
    return { add: () => onChange([...new Set([...value, found.id])]), name: repLabel(found, reps) }
  }, inputRef)
  return (
    <Autocomplete
      {...entry.autocompleteProps}
      options={reps}
      value={reps.filter(({ id }) => value.includes(id))}
      onChange={(_event, chosen) => {
        onChange(chosen.map(({ id }) => id))
        entry.setText('')
      }}
      filterOptions={filterOptions}
      getOptionKey={({ id }) => id}
      getOptionLabel={(rep) => repLabel(rep, reps)}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      renderOption={({ key: _, ...props }, { id, name, email }) => (
        <li key={id} {...props}>
          <ListItemText
            // The theme turns the typography of list items off.
            disableTypography={false}
            primary={name}
            secondary={email}
            sx={{ overflowWrap: 'anywhere' }}
          />
        </li>
      )}
      noOptionsText="No representatives found."
      renderInput={(params) => (
        <TextField
          {...params}
          {...entry.textFieldProps(
            `${HOW_TO_ADD} Each rep you choose sells all locations of the plan.`,
          )}
          label="Reps"
          autoFocus
        />
      )}
    />
  )
}
