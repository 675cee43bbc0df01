import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type ComponentProps, useId, useState } from 'react'
import { useCharacterShortcuts } from '../../ui/characterShortcuts'
import { SelectField } from '../../ui/SelectField'
import styles from './FilterBar.module.css'
import type { FilterState } from './useTableState'

/** The field of one filter: a select of its values. */
export interface FilterField<Name extends string> {
  name: Name
  label: string
  /** The text shown while nothing is chosen. */
  all: string
  options: readonly (readonly [value: string, text: string])[]
}

interface FilterBarProps<Name extends string> {
  filters: FilterState<Name>
  fields: readonly FilterField<Name>[]
}

/** The filters of a list, and a button that clears them. Collapsed in a narrow window. */
export function FilterBar<Name extends string>({ filters, fields }: FilterBarProps<Name>) {
  const { filter, chosenCount, setFilter, clear } = filters
  const [isOpen, setOpen] = useState(false)
  const fieldsId = useId()
  return (
    <div className={styles.bar}>
      <div className={styles.fold}>
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{chosenCount === 0 ? 'Filters' : `Filters (${chosenCount})`}</span>
        </Button>
      </div>
      <div id={fieldsId} className={styles.choices} data-open={isOpen}>
        {fields.map(({ name, ...field }) => (
          <FilterSelect
            key={name}
            {...field}
            value={filter[name]}
            onChange={(value) => setFilter(name, value)}
          />
        ))}
      </div>
      {chosenCount > 0 && (
        <Button className={styles.clear} title="Clear filters" onClick={clear}>
          <span>Clear filters</span>
        </Button>
      )}
    </div>
  )
}

/**
 * The select of one filter.
 * @param all the text while nothing is chosen.
 */
export const FilterSelect = ({
  all,
  ...props
}: Omit<ComponentProps<typeof SelectField>, 'none'> & { all: string }) => (
  <SelectField className={styles.choice} none={all} {...props} />
)

/** The chosen filters as printed texts: `Month: October 2025`. */
export const activeFilterTexts = <Name extends string>(
  fields: readonly FilterField<Name>[],
  filter: Record<Name, string>,
): string[] =>
  fields
    .filter(({ name }) => filter[name] !== '')
    .map(({ name, label, options }) => {
      const [, text] = options.find(([value]) => value === filter[name]) ?? []
      return `${label}: ${text ?? filter[name]}`
    })

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** The search box above a table. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const hasCharacterShortcuts = useCharacterShortcuts()
  return (
    <TextField
      type="search"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={styles.search}
      slotProps={{
        htmlInput: { 'aria-keyshortcuts': hasCharacterShortcuts ? '/' : undefined },
        inputLabel: { shrink: true },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
