import Button from '@mui/material/Button'
import { type ComponentProps, useId, useState } from 'react'
import { SelectField } from '../../ui/SelectField'
import styles from './FilterBar.module.css'
import type { FilterState } from './useFilter'

/** The field of one filter: a select of its values. */
export interface FilterField<Name extends string> {
  name: Name
  label: string
  /** The text shown while nothing is chosen, for example 'All months'. */
  none: string
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

/** A select that filters a list. Its empty option means all. */
export const FilterSelect = (props: ComponentProps<typeof SelectField>) => (
  <SelectField className={styles.choice} {...props} />
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
