import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { type ChangeEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TeamKey } from '../../content/teams'
import { opponentChoices, withMarksOf } from '../../domain/games/opponentChoices'
import { listPlace } from '../../ui/form/listPlace'
import type { DraftForm } from '../../ui/form/useDraftForm'
import { useTypedLater } from '../../ui/form/useTypedLater'
import { useAfterFrame } from '../../ui/useAfterFrame'
import type { TypedGame } from './gameFields'

/**
 * A game's text: any, with the team's known opponents to choose from. The browser's own field writes
 * it straight into the form; the list follows after the frame, and never says what the text is.
 */
export function TeamField<Values>({
  team,
  form,
  hint,
}: {
  team: TeamKey
  form: DraftForm<TypedGame, Values>
  hint: string
}) {
  const [isOpen, setOpen] = useState(false)
  const frame = useAfterFrame()
  const { team: listed } = useTypedLater(form, frame)
  const options = useMemo(
    () => opponentChoices(team, listed).map(({ text }) => text),
    [team, listed],
  )
  const { ref, ...field } = form.register('team')

  function input({ slotProps, ...params }: AutocompleteRenderInputParams) {
    const { onChange: follow, value: _, ...htmlInput } = slotProps.htmlInput
    return (
      <TextField
        {...params}
        slotProps={{
          ...slotProps,
          inputLabel: { ...slotProps.inputLabel, shrink: listed !== '' || undefined },
          htmlInput,
        }}
        name={field.name}
        inputRef={ref}
        label="Team"
        helperText={hint}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          void field.onChange(event)
          frame.putOff(() => {
            if (document.activeElement === event.target) follow?.(event)
          })
        }}
      />
    )
  }

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
      value={listed}
      inputValue={listed}
      onKeyDownCapture={({ key }) => {
        // A key that is no letter is meant for the list as it is with the last letter.
        if (key.length > 1) flushSync(frame.doNow)
      }}
      onChange={(_event, chosen, reason) => {
        if (reason !== 'selectOption') return
        const typed = form.getValues('team')
        form.setValue('team', withMarksOf(typed, chosen), { shouldDirty: true })
      }}
      onBlur={(event) => {
        setOpen(false)
        void field.onBlur(event)
      }}
      slotProps={{
        popper: listPlace,
        listbox: { 'aria-labelledby': undefined, 'aria-label': 'Known opponents' },
      }}
      renderInput={input}
    />
  )
}
