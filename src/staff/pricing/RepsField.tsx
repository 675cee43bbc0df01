import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import type { ChosenIds } from '../../ui/form/chosenIds'
import { listPlace } from '../../ui/form/listPlace'
import { useTypedEntry } from '../../ui/form/useTypedEntry'
import styles from './RepsField.module.css'
import { repLabel } from './repNames'

const filterOptions = createFilterOptions<Rep>({
  stringify: ({ name, email }) => `${name} ${email}`,
})

/** Several reps, found by name or e-mail; two of one name are told apart by their e-mail. */
export function RepsField({ reps, value, onChange, inputRef }: ChosenIds & { reps: Rep[] }) {
  const entry = useTypedEntry((text) => {
    const named = reps.filter((rep) =>
      [rep.name, rep.email, repLabel(rep, reps)].some((name) => isSameName(name, text)),
    )
    const [rep] = named
    // Two of one name: only the list tells them apart.
    return rep && named.length === 1 ? () => onChange([...new Set([...value, rep.id])]) : undefined
  }, inputRef)
  return (
    <Autocomplete
      {...entry.bind}
      slotProps={{ popper: listPlace }}
      options={reps}
      value={reps.filter(({ id }) => value.includes(id))}
      onChange={(_event, chosen) => {
        onChange(chosen.map(({ id }) => id))
        entry.change('')
      }}
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
          inputRef={entry.inputRef}
          label="Reps"
          autoFocus
          error={entry.problem !== undefined}
          helperText={entry.problem ?? 'Choose reps; every one sells all locations of the plan'}
        />
      )}
    />
  )
}

/** Whatever the case, with or without accents. */
const isSameName = (a: string, b: string) => a !== '' && slug(a) === slug(b)
