import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formHints } from '../../../domain/checks/formHints'
import { type Game, gameKey, whenText } from '../../../domain/games/game'
import { dateText, readDay, timeText, todayEastern, weekdayText } from '../../../domain/time/dates'
import { hintText } from '../../kit/checks/useFieldHints'
import { useSeason } from '../../records/useSeason'
import { moveGames, type NewStart } from './bulkChanges'
import { ChangeGamesDialog, type GamesDialogProps } from './ChangeGamesDialog'

const HINTS_OF_A_DAY = { fields: ['date'], lists: new Set(['games'] as const) }

/** Moves each game to its own day and time. Codes don't change. */
export function MoveGames(props: Omit<GamesDialogProps, 'action' | 'teamGames'>) {
  const { games } = props
  /** The typed starts by {@link gameKey}. */
  const [starts, setStarts] = useState<Readonly<Record<string, NewStart>>>({})
  const changes = moveGames(games, (game) => starts[gameKey(game)])
  const { season } = useSeason(['games'])
  const today = todayEastern()
  /** What the checks say of the game with its new start. */
  const dayHints = (game: Game) => {
    const record = changes.changed.find(({ before }) => before === game)?.after ?? game
    return season ? formHints('game', { stored: game, record }, season, HINTS_OF_A_DAY) : []
  }
  const [first, ...others] = changes.changed.map(({ after }) => after)
  const to = first && others.length === 0 ? ` to ${whenText(first)}` : ''
  return (
    <ChangeGamesDialog
      {...props}
      changes={changes}
      title={(count) => `Move ${count}`}
      action="Move"
      runTexts={(changed) => ({ doing: `Moving ${changed}${to}`, done: `Moved ${changed}${to}` })}
    >
      {games.map((game, index) => {
        const key = gameKey(game)
        const { date, time } = starts[key] ?? game
        const day = readDay(date)
        const setStart = (start: NewStart) => setStarts((current) => ({ ...current, [key]: start }))
        return (
          <Stack key={key} component="section" spacing={1} aria-label={game.eventName}>
            <Typography variant="body2">
              <strong>{game.eventName}</strong> <span>{game.team}</span>{' '}
              <span>{`${dateText(game.date)} ${timeText(game.time)}`}</span>
            </Typography>
            <Stack direction="row" spacing={2}>
              <TextField
                autoFocus={index === 0}
                label="New date"
                type="date"
                value={date}
                onChange={(event) => setStart({ date: event.target.value, time })}
                helperText={[
                  day && `${weekdayText(day)}. `,
                  day && date < today && date !== game.date && 'This day is in the past. ',
                  hintText(dayHints(game)),
                ]}
                slotProps={{ inputLabel: { shrink: true } }}
              />
              <TextField
                label="New time"
                type="time"
                value={time.slice(0, 5)}
                onChange={(event) => setStart({ date, time: event.target.value })}
                helperText="Eastern time"
                slotProps={{ inputLabel: { shrink: true } }}
              />
            </Stack>
          </Stack>
        )
      })}
    </ChangeGamesDialog>
  )
}
