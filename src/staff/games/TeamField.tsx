import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import type { TeamKey } from '../../content/teams'
import { opponentChoices, withMarksOf } from '../../domain/games/opponentChoices'
import type { TypedGame } from './gameFields'

/** A game's text: any, with the team's known opponents to choose from. */
export function TeamField({
  team,
  field: { value, onChange, onBlur, ref },
  hint,
}: {
  team: TeamKey
  field: ControllerRenderProps<TypedGame, 'team'>
  hint: string
}) {
  const [isOpen, setOpen] = useState(false)
  const options = opponentChoices(team, value).map(({ text }) => text)
  return (
    <Autocomplete
      freeSolo
      disableClearable
      forcePopupIcon
      options={options}
      filterOptions={(all) => all}
      open={isOpen && options.length > 0}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={value}
      inputValue={value}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') onChange(text)
      }}
      onChange={(_event, chosen) => onChange(withMarksOf(value, chosen))}
      onBlur={() => {
        setOpen(false)
        onBlur()
      }}
      slotProps={{ listbox: { 'aria-labelledby': undefined, 'aria-label': 'Known opponents' } }}
      renderInput={(params) => (
        <TextField {...params} inputRef={ref} label="Team" helperText={hint} />
      )}
    />
  )
}
