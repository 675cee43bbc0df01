import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Game } from '../../../domain/games/game'
import { gamesLabel } from '../../../domain/games/gameLists'
import { counted } from '../../../domain/text'
import { dateText, readDay, timeText } from '../../../domain/time/dates'
import { seasonYearOf } from '../../../domain/time/seasons'
import { Alert } from '../../../ui/Alert'
import { SelectField } from '../../../ui/SelectField'
import { ImpactNote } from '../../links/ImpactNote'
import { BulkDialog, NamedList } from '../../list/bulk/BulkDialog'
import { gamesConfigs } from '../gamesConfigs'
import {
  changeSteps,
  type GameChanges,
  type GamesDialogProps,
  NO_CHANGES,
  numbered,
  onDay,
  withFacts,
} from './gameChanges'

interface Field {
  label: string
  /** How its value is typed. */
  type: 'text' | 'time' | 'number' | 'date'
  hint: string
  change: (games: readonly Game[], typed: string) => GameChanges
  /** How it reads in a game. */
  textOf: (game: Game) => string
}

const FIELDS: Record<string, Field> = {
  date: {
    label: 'Event Date',
    type: 'date',
    hint: 'Codes don’t change',
    change: onDay,
    textOf: ({ date }) => dateText(date) || 'no date',
  },
  time: {
    label: 'Event Time',
    type: 'time',
    hint: 'Eastern time',
    change: (games, time) => withFacts(games, { time }),
    textOf: ({ time }) => timeText(time) || 'no time',
  },
  team: {
    label: 'Team',
    type: 'text',
    hint: 'The same text for all',
    change: (games, team) => withFacts(games, { team }),
    textOf: ({ team }) => team || 'no team',
  },
  number: {
    label: 'Game Number',
    type: 'number',
    hint: 'For the first game. The others follow by date',
    change: (games, first) => numbered(games, Number(first)),
    textOf: ({ gameNumber }) => String(gameNumber),
  },
}

function isSummer(date: string): boolean {
  const day = readDay(date)
  return day !== null && seasonYearOf(day) === null
}

/** Gives several games the same day, time or text, or numbers them one after another. */
export function SetGameField({ team, games, onClose }: GamesDialogProps) {
  const [name, setName] = useState('')
  const [typed, setTyped] = useState('')
  const field = FIELDS[name]
  const value = typed.trim()
  const changes = field && value !== '' ? field.change(games, value) : NO_CHANGES
  const many = gamesLabel(changes.changes.map(({ before }) => before))
  return (
    <BulkDialog
      breadcrumb={gamesConfigs[team].breadcrumb}
      title={`Set a field for ${counted(games.length, 'game')}`}
      action="Set field"
      order={{
        doing: `Setting ${field?.label} for ${many}`,
        done: `Set ${field?.label} for ${many}`,
        steps: changeSteps(team, changes),
      }}
      onClose={onClose}
    >
      <SelectField
        autoFocus
        none="Choose one"
        label="Field"
        value={name}
        options={Object.entries(FIELDS).map(([key, { label }]) => [key, label])}
        onChange={(picked) => {
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
          words="New values:"
          lines={changes.changes.map(
            ({ before, after }) =>
              `${before.eventName}: ${field.textOf(before)} → ${field.textOf(after)}`,
          )}
        />
      )}
      {field?.type === 'date' && isSummer(typed) && (
        <Alert severity="warning">Calendars don’t show May to August.</Alert>
      )}
      <GamesImpact changes={changes} />
    </BulkDialog>
  )
}

/** What a change of several games touches, and which of them stay as they are. */
export function GamesImpact({ changes: { changes, skipped } }: { changes: GameChanges }) {
  const touched = changes.map(({ before, after }) => ({
    ...after,
    plans: [...new Set([...before.plans, ...after.plans])],
  }))
  return (
    <>
      <NamedList
        words="Not changed:"
        lines={skipped.map(
          ({ game, reason }) => `${game.eventName}, ${dateText(game.date)}: ${reason}`,
        )}
      />
      {touched.length > 0 && <ImpactNote kind="game" records={touched} />}
    </>
  )
}
