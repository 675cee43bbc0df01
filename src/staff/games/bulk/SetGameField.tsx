import TextField from '@mui/material/TextField'
import { useMemo, useState } from 'react'
import { counted } from '../../../domain/checks/finding'
import type { Game } from '../../../domain/games/game'
import { timeText } from '../../../domain/time/wallClock'
import { BulkDialog } from '../../kit/bulk/BulkDialog'
import { NamedList } from '../../kit/bulk/NamedList'
import { PickField } from '../../kit/bulk/PickField'
import { GamesImpact } from './GamesImpact'
import { changeSteps, type GameChanges, numbered, withFacts } from './gameChanges'
import type { GamesDialogProps } from './gamesDialog'

interface Field {
  label: string
  /** How its value is typed. */
  type: 'text' | 'time' | 'number'
  hint: string
  change: (games: readonly Game[], typed: string) => GameChanges
  /** How it reads in a game. */
  said: (game: Game) => string
}

const FIELDS: Record<string, Field> = {
  time: {
    label: 'Event Time',
    type: 'time',
    hint: 'Eastern time',
    change: (games, time) => withFacts(games, { time }),
    said: ({ time }) => timeText(time) || 'no time',
  },
  team: {
    label: 'Team',
    type: 'text',
    hint: 'The same text for all',
    change: (games, team) => withFacts(games, { team }),
    said: ({ team }) => team || 'no team',
  },
  number: {
    label: 'Game Number',
    type: 'number',
    hint: 'Of the first; the others follow by day',
    change: (games, first) => numbered(games, Number(first)),
    said: ({ gameNumber }) => String(gameNumber),
  },
}
const NONE: GameChanges = { changes: [], left: [] }

/** Gives several games the same time or text, or numbers them one after another. */
export function SetGameField({ team, games, onClose }: GamesDialogProps) {
  const [name, setName] = useState('')
  const [typed, setTyped] = useState('')
  const field = FIELDS[name]
  const changes = useMemo(
    () => (field && typed.trim() !== '' ? field.change(games, typed.trim()) : NONE),
    [games, field, typed],
  )
  const many = counted(changes.changes.length, 'game')
  return (
    <BulkDialog
      title={`Set a field of ${counted(games.length, 'game')}`}
      action="Set field"
      order={{
        doing: `Setting ${field?.label} of ${many}`,
        done: `Set ${field?.label} of ${many}`,
        steps: changeSteps(team, changes),
      }}
      onClose={onClose}
    >
      <PickField
        label="Field"
        value={name}
        options={Object.entries(FIELDS).map(([key, { label }]) => [key, label])}
        onPick={(picked) => {
          setName(picked)
          setTyped('')
        }}
      />
      {field && (
        <TextField
          key={name}
          label={field.label}
          type={field.type}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          helperText={field.hint}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      {field && (
        <NamedList
          words="They become:"
          lines={changes.changes.map(
            ({ before, after }) =>
              `${before.eventName}: ${field.said(before)} → ${field.said(after)}`,
          )}
        />
      )}
      <GamesImpact changes={changes} />
    </BulkDialog>
  )
}
