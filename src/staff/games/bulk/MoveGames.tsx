import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { counted } from '../../../domain/checks/finding'
import { type Game, gameKey } from '../../../domain/games/game'
import { dateText, timeText } from '../../../domain/time/dates'
import { BulkDialog } from '../../list/BulkDialog'
import { gamesConfigs } from '../gamesConfigs'
import { changeSteps, type GamesDialogProps, moved, type NewStart } from './gameChanges'
import { GamesImpact } from './SetGameField'

/** Gives each of several games a day and time of its own; their codes stay. */
export function MoveGames({ team, games, onClose }: Omit<GamesDialogProps, 'action' | 'all'>) {
  const [starts, setStarts] = useState<Readonly<Record<string, NewStart>>>({})
  const changes = useMemo(() => moved(games, (game) => starts[gameKey(game)]), [games, starts])
  const many = counted(changes.changes.length, 'game')
  return (
    <BulkDialog
      place={gamesConfigs[team].place}
      title={`Move ${counted(games.length, 'game')}`}
      action="Move"
      order={{
        doing: `Moving ${many}`,
        done: `Moved ${many}`,
        steps: changeSteps(team, changes),
      }}
      onClose={onClose}
    >
      {games.map((game, index) => (
        <GameStart
          key={gameKey(game)}
          game={game}
          isFirst={index === 0}
          start={starts[gameKey(game)]}
          onStart={(start) => setStarts((now) => ({ ...now, [gameKey(game)]: start }))}
        />
      ))}
      <GamesImpact changes={{ ...changes, left: [] }} />
    </BulkDialog>
  )
}

function GameStart({
  game,
  isFirst,
  start: { date, time } = game,
  onStart,
}: {
  game: Game
  isFirst: boolean
  start: NewStart | undefined
  onStart: (start: NewStart) => void
}) {
  const code = game.eventName
  return (
    <Stack component="section" spacing={1} aria-label={code}>
      <Typography variant="body2">
        <strong>{code}</strong> <span>{game.team}</span>{' '}
        <span>{`${dateText(game.date)} ${timeText(game.time)}`}</span>
      </Typography>
      <Stack direction="row" spacing={2}>
        <TextField
          autoFocus={isFirst}
          label="New date"
          type="date"
          value={date}
          onChange={(event) => onStart({ date: event.target.value, time })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          label="New time"
          type="time"
          value={time.slice(0, 5)}
          onChange={(event) => onStart({ date, time: event.target.value })}
          helperText="Eastern time"
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
    </Stack>
  )
}
