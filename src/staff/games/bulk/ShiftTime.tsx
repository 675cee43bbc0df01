import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { timeText } from '../../../domain/time/dates'
import { SelectField } from '../../../ui/SelectField'
import { NamedList } from '../../list/bulk/BulkDialog'
import { NO_CHANGES, shiftTimes } from './bulkChanges'
import { ChangeGamesDialog, type GamesDialogProps } from './ChangeGamesDialog'

/** Moves games to a later or earlier time, by the same number of minutes. */
export function ShiftTime(props: GamesDialogProps) {
  const { games } = props
  const [typed, setTyped] = useState('30')
  const [direction, setDirection] = useState('later')
  const minutes = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  const offset = direction === 'earlier' ? -minutes : minutes
  const changes = minutes === 0 ? NO_CHANGES : shiftTimes(games, offset)
  return (
    <ChangeGamesDialog
      {...props}
      changes={changes}
      title={(count) => `Shift the time of ${count}`}
      runTexts={(changed) => ({
        doing: `Moving ${changed} ${minutes} minutes ${direction}`,
        done: `Moved ${changed} ${minutes} minutes ${direction}`,
      })}
    >
      <Stack direction="row" spacing={2}>
        <TextField
          autoFocus
          label="Minutes"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          error={minutes === 0}
          helperText={minutes === 0 ? 'A number of minutes, for example 30' : ''}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <SelectField
          label="Start"
          value={direction}
          options={['later', 'earlier'].map((text) => [text, text])}
          onChange={setDirection}
        />
      </Stack>
      <NamedList
        label="New start times:"
        lines={changes.changed.map(
          ({ before, after }) =>
            `${before.eventName}: ${timeText(before.time)} → ${timeText(after.time)}`,
        )}
      />
    </ChangeGamesDialog>
  )
}
