import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import type { ReactNode, RefCallback } from 'react'
import { useAdminPricingLocations } from '../../api/plansAndReps'
import { MESSAGES } from '../../api/writes/messages'
import type { LocationId } from '../../domain/rep'
import { HOW_TO_ADD, onlyMatch, useTypedEntry } from '../../ui/form/useTypedEntry'
import { type LocationChoice, locationChoices } from './locationChoices'
import { QueryState } from './QueryState'

interface LocationsFieldProps {
  /** The field of react-hook-form's `Controller`. */
  field: {
    value: LocationId[]
    onChange: (ids: LocationId[]) => void
    ref: RefCallback<HTMLInputElement>
  }
  hint: ReactNode
}

/** A field for the locations that a rep sells, as chips. One option adds all locations of a plan. */
export function LocationsField({ field, hint }: LocationsFieldProps) {
  const { value: ids, onChange, ref: inputRef } = field
  const locations = useAdminPricingLocations()
  const { options, choicesOf } = locationChoices(locations.data ?? [])
  const value = choicesOf(ids)
  // A deleted plan stays as a chip until it is removed.
  const shownOptions = [...options, ...value.filter((choice) => !options.includes(choice))]
  const add = (choice: LocationChoice) => onChange([...new Set([...ids, ...choice.ids])])
  const remove = (choice: LocationChoice) => onChange(ids.filter((id) => !choice.ids.includes(id)))
  const entry = useTypedEntry((text) => {
    const choice = onlyMatch(options, text, ({ matchTexts }) => matchTexts, {
      isChosen: (option) => option.ids.every((id) => ids.includes(id)),
    })
    return choice && { add: () => add(choice), name: choice.ariaLabel }
  }, inputRef)
  return (
    <>
      <Autocomplete
        {...entry.autocompleteProps}
        // Keeps chosen options in the list, where a single location of a chosen plan can be removed.
        filterSelectedOptions={false}
        disableCloseOnSelect
        options={shownOptions}
        groupBy={({ plan }) => plan}
        getOptionLabel={({ ariaLabel }) => ariaLabel}
        isOptionEqualToValue={(option, other) => option.ids.every((id) => other.ids.includes(id))}
        renderOption={({ key, ...props }, { ariaLabel, optionLabel }) => (
          <li key={key} {...props} aria-label={ariaLabel}>
            {optionLabel}
          </li>
        )}
        loading={locations.isFetching}
        value={value}
        onChange={(_event, _choices, reason, details) => {
          const choice = details?.option
          if (choice === undefined) onChange([])
          else if (reason === 'selectOption') add(choice)
          else remove(choice)
          entry.setText('')
        }}
        renderValue={(choices, getItemProps) =>
          choices.map(({ label, locationNames }, index) => {
            const { key, ...item } = getItemProps({ index })
            return (
              <Chip
                key={key}
                label={label}
                title={locationNames}
                aria-label={locationNames && `${label}: ${locationNames}`}
                {...item}
              />
            )
          })
        }
        renderInput={(params) => (
          // Staff choose by plan, and a location's chip starts with its plan.
          <TextField {...params} {...entry.textFieldProps(hint ?? HOW_TO_ADD)} label="Plans" />
        )}
      />
      <QueryState query={locations} failed={MESSAGES.adminPlan.load} />
    </>
  )
}
