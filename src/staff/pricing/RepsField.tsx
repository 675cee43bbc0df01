import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { Ref } from 'react'
import type { Rep } from '../../domain/rep'
import styles from './RepsField.module.css'
import { repLabel } from './repNames'

const filterOptions = createFilterOptions<Rep>({
  stringify: ({ name, email }) => `${name} ${email}`,
})

/** Several reps, found by name or e-mail; two of one name are told apart by their e-mail. */
export function RepsField({
  reps,
  value,
  onChange,
  inputRef,
}: {
  reps: Rep[]
  value: number[]
  onChange: (value: number[]) => void
  inputRef: Ref<HTMLInputElement>
}) {
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      options={reps}
      value={reps.filter(({ id }) => value.includes(id))}
      onChange={(_event, chosen) => onChange(chosen.map(({ id }) => id))}
      filterOptions={filterOptions}
      getOptionKey={({ id }) => id}
      getOptionLabel={(rep) => repLabel(rep, reps)}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      renderOption={({ key: _, ...props }, { id, name, email }) => (
        <li key={id} {...props}>
          <span className={styles.option}>
            <span>{name}</span>
            <span className={styles.email}>{email}</span>
          </span>
        </li>
      )}
      noOptionsText="No representatives found."
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          label="Reps"
          autoFocus
          helperText="Choose reps; every one sells all locations of the plan"
        />
      )}
    />
  )
}
