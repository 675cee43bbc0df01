import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Game } from '../../../domain/games/game'
import { type Day, dateText, readDay, timeText } from '../../../domain/time/dates'
import { seasonStartYearOfDay } from '../../../domain/time/seasons'
import { Alert } from '../../../ui/Alert'
import { SelectField } from '../../../ui/SelectField'
import { NamedList } from '../../list/bulk/BulkDialog'
import { type GameChanges, NO_CHANGES, numberGames, setDay, setFacts } from './bulkChanges'
import { ChangeGamesDialog, type GamesDialogProps } from './ChangeGamesDialog'

/** A field that can be set for several games at once. */
interface Field {
  label: string
  /** The type of the input. */
  type: 'text' | 'time' | 'number' | 'date'
  hint: string
  change: (games: readonly Game[], typed: string) => GameChanges
  /** Returns the text of the field in the list of new values. */
  textOf: (game: Game) => string
}

const FIELDS: Record<string, Field> = {
  date: {
    label: 'Event Date',
    type: 'date',
    hint: 'Codes don’t change',
    change: setDay,
    textOf: ({ date }) => dateText(date) || 'no date',
  },
  time: {
    label: 'Event Time',
    type: 'time',
    hint: 'Eastern time',
    change: (games, time) => setFacts(games, { time }),
    textOf: ({ time }) => timeText(time) || 'no time',
  },
  team: {
    label: 'Team',
    type: 'text',
    hint: 'The same text for all',
    change: (games, team) => setFacts(games, { team }),
    textOf: ({ team }) => team || 'no team',
  },
  number: {
    label: 'Game Number',
    type: 'number',
    hint: 'For the first game. The others follow by date',
    change: (games, first) => numberGames(games, Number(first)),
    textOf: ({ gameNumber }) => String(gameNumber),
  },
}

/** Whether a day is in no season. False for a date that isn't completely typed. */
const isOutsideSeasons = (day: Day | null) => day !== null && seasonStartYearOfDay(day) === null

/** Sets the same day, time or text for several games, or numbers them in order. */
export function SetGameField(props: GamesDialogProps) {
  const { games } = props
  const [name, setName] = useState('')
  const [typed, setTyped] = useState('')
  const field = FIELDS[name]
  const label = field?.label ?? 'a field'
  const value = typed.trim()
  const changes = field && value !== '' ? field.change(games, value) : NO_CHANGES
  return (
    <ChangeGamesDialog
      {...props}
      changes={changes}
      title={(count) => `Set a field for ${count}`}
      runTexts={(changed) => ({
        doing: `Setting ${label} for ${changed}`,
        done: `Set ${label} for ${changed}`,
      })}
    >
      <SelectField
        autoFocus
        none="Choose one"
        label="Field"
        value={name}
        options={Object.entries(FIELDS).map(([key, option]) => [key, option.label])}
        onChange={(picked) => {
          setName(picked)
          setTyped('')
        }}
      />
      {field && (
        <>
          <TextField
            key={name}
            label={field.label}
            type={field.type}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            helperText={field.hint}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <NamedList
            label="New values:"
            lines={changes.changed.map(
              ({ before, after }) =>
                `${before.eventName}: ${field.textOf(before)} → ${field.textOf(after)}`,
            )}
          />
          {field.type === 'date' && isOutsideSeasons(readDay(typed)) && (
            <Alert severity="warning">Calendars don’t show May to August.</Alert>
          )}
        </>
      )}
    </ChangeGamesDialog>
  )
}
