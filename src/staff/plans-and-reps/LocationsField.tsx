import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { useAdminPricingLocations } from '../../api/plansAndReps'
import { WORDS } from '../../api/writes/words'
import type { ChosenIds } from '../../ui/form/chosenIds'
import { listPlace } from '../../ui/form/listPlace'
import { HOW_TO_ADD, onlyMatch, useTypedEntry } from '../../ui/form/useTypedEntry'
import { OptionsState } from '../kit/QueryState'
import { locationLabels } from './adminLocations'

/** The plans a rep may sell, as chips, by id: a plan's name or location may hold anything. */
export function LocationsField({
  field: { value, onChange, ref: inputRef },
  hint,
}: {
  field: Omit<ChosenIds, 'inputRef'> & { ref: ChosenIds['inputRef'] }
  hint: ReactNode
}) {
  const plans = useAdminPricingLocations()
  const known = (plans.data ?? []).map((plan) => plan.id)
  const label = locationLabels(plans.data ?? [])
  const entry = useTypedEntry((text) => {
    const id = onlyMatch(known, text, (one) => [label(one)], {
      isChosen: (one) => value.includes(one),
    })
    if (id === undefined) return undefined
    return { add: () => onChange([...new Set([...value, id])]), name: label(id) }
  }, inputRef)
  return (
    <>
      <Autocomplete
        {...entry.bind}
        disableCloseOnSelect
        slotProps={{ popper: listPlace }}
        // A deleted plan stays a chip until it is removed.
        options={[...new Set([...known, ...value])]}
        getOptionLabel={label}
        getOptionKey={(id) => id}
        loading={plans.isFetching}
        value={value}
        onChange={(_event, ids) => {
          onChange(ids)
          entry.change('')
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={entry.inputRef}
            label="Plans"
            error={entry.problem !== undefined}
            helperText={entry.problem ?? hint ?? HOW_TO_ADD}
          />
        )}
      />
      <OptionsState query={plans} failed={WORDS.adminPlan.load} />
    </>
  )
}
