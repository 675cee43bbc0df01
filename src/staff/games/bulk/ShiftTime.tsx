import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useMemo, useState } from 'react'
import { counted } from '../../../domain/checks/finding'
import { timeText } from '../../../domain/time/dates'
import { SelectField } from '../../../ui/SelectField'
import { BulkDialog, NamedList } from '../../list/BulkDialog'
import { gamesConfigs } from '../gamesConfigs'
import { GamesImpact } from './GamesImpact'
import { changeSteps, shifted } from './gameChanges'
import type { GamesDialogProps } from './gamesDialog'

/** Starts games later or earlier, all by the same. */
export function ShiftTime({ action, team, games, onClose }: GamesDialogProps) {
  const [minutes, setMinutes] = useState('30')
  const [isEarlier, setEarlier] = useState(false)
  const by = /^\d{1,4}$/.test(minutes.trim()) ? Number(minutes) * (isEarlier ? -1 : 1) : 0
  const changes = useMemo(
    () => (by === 0 ? { changes: [], left: [] } : shifted(games, by)),
    [games, by],
  )
  const many = counted(changes.changes.length, 'game')
  const way = `${Math.abs(by)} minutes ${isEarlier ? 'earlier' : 'later'}`
  return (
    <BulkDialog
      place={gamesConfigs[team].place}
      title={`Shift the time of ${counted(games.length, 'game')}`}
      action={action}
      order={{
        doing: `Moving ${many} ${way}`,
        done: `Moved ${many} ${way}`,
        steps: changeSteps(team, changes),
      }}
      onClose={onClose}
    >
      <Stack direction="row" spacing={2}>
        <TextField
          autoFocus
          label="Minutes"
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
          onFocus={(event) => event.target.select()}
          error={by === 0}
          helperText={by === 0 ? 'A number of minutes, for example 30' : ''}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <SelectField
          label="Start"
          value={isEarlier ? 'earlier' : 'later'}
          options={[
            ['later', 'later'],
            ['earlier', 'earlier'],
          ]}
          onChoose={(way) => setEarlier(way === 'earlier')}
        />
      </Stack>
      <NamedList
        words="They start:"
        lines={changes.changes.map(
          ({ before, after }) =>
            `${before.eventName}: ${timeText(before.time)} → ${timeText(after.time)}`,
        )}
      />
      <GamesImpact changes={changes} />
    </BulkDialog>
  )
}
