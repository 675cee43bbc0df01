import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { type ReactNode, useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import type { TeamKey } from '../../content/teams'
import { opponentChoices, withMarksOf } from '../../domain/games/opponentChoices'
import { suggestionsPopper } from '../../ui/form/suggestionsPopper'
import type { GameFormReturn } from './gameFields'

interface TeamFieldProps {
  team: TeamKey
  form: GameFormReturn
  hint: ReactNode
}

/**
 * The field for the text of both teams. Suggests the team's known opponents, but accepts any text.
 */
export function TeamField({ team, form, hint }: TeamFieldProps) {
  const { field } = useController({ control: form.control, name: 'team' })
  const [isOpen, setOpen] = useState(false)
  const { value } = field
  const options = useMemo(() => opponentChoices(team, value).map(({ text }) => text), [team, value])
  return (
    <Autocomplete
      freeSolo
      disableClearable
      forcePopupIcon
      options={options}
      // `opponentChoices` has already filtered the options.
      filterOptions={(filtered) => filtered}
      open={isOpen && options.length > 0}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={value}
      inputValue={value}
      // Only typed text: `onChange` handles a chosen option.
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') field.onChange(text)
      }}
      onChange={(_event, chosen, reason) => {
        if (reason === 'selectOption') field.onChange(withMarksOf(value, chosen))
      }}
      onBlur={field.onBlur}
      slotProps={{
        popper: suggestionsPopper,
        // MUI's `aria-labelledby` would override the label.
        listbox: { 'aria-labelledby': undefined, 'aria-label': 'Known opponents' },
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label="Team"
          helperText={hint}
        />
      )}
    />
  )
}
