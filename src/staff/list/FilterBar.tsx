import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type ComponentProps, useId, useState } from 'react'
import { useCharacterShortcuts } from '../../ui/characterShortcuts'
import { SelectField } from '../../ui/SelectField'
import styles from './FilterBar.module.css'
import type { FilterState } from './useTableState'

/** One filter of a bar. */
export interface Choice<Name extends string> {
  name: Name
  label: string
  /** Shown while nothing is chosen. */
  all: string
  options: readonly (readonly [value: string, text: string])[]
}

interface FilterBarProps<Name extends string> {
  filters: FilterState<Name>
  choices: readonly Choice<Name>[]
}

/** The filters of a list, and a button to clear them; collapsed on a narrow window. */
export function FilterBar<Name extends string>({ filters, choices }: FilterBarProps<Name>) {
  const { filter, chosenCount, setFilter, clear } = filters
  const [isOpen, setOpen] = useState(false)
  const choicesId = useId()
  return (
    <div className={styles.bar}>
      <div className={styles.fold}>
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={choicesId}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{chosenCount === 0 ? 'Filters' : `Filters (${chosenCount})`}</span>
        </Button>
      </div>
      <div id={choicesId} className={styles.choices} data-open={isOpen}>
        {choices.map(({ name, ...choice }) => (
          <FilterChoice
            key={name}
            {...choice}
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
export const FilterChoice = ({
  all,
  ...props
}: Omit<ComponentProps<typeof SelectField>, 'none'> & { all: string }) => (
  <SelectField className={styles.choice} none={all} {...props} />
)

/** The chosen filters, as they are printed: `Month: October 2025`. */
export const chosenTexts = <Name extends string>(
  choices: readonly Choice<Name>[],
  filter: Record<Name, string>,
): string[] =>
  choices
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
      sx={{
        maxWidth: { sm: 360 },
        // An empty search box is not printed.
        '@media print': { '&:has(input[value=""])': { display: 'none' } },
      }}
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
