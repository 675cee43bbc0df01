import type { Game } from '../../domain/games/game'
import { dateText, timeText } from '../../domain/time/wallClock'
import type { RecordColumn } from '../../ui/table/recordColumn'
import { GameTeams } from './GameTeams'

/**
 * Team, number, date and time of a game, as every table of games has them.
 * @param width of each column, in per cent of the table's.
 */
export const gameFactColumns = (
  width: Record<'team' | 'number' | 'date' | 'time', number>,
): RecordColumn<Game>[] => [
  {
    id: 'team',
    header: 'Team',
    none: 'No team',
    look: 'main',
    width: width.team,
    value: (game) => game.team,
    cell: (game) => <GameTeams game={game} />,
  },
  {
    id: 'number',
    header: 'Game Number',
    short: 'Game',
    look: 'end',
    width: width.number,
    value: (game) => game.gameNumber,
  },
  {
    id: 'date',
    header: 'Event Date',
    none: 'No date',
    look: 'lead',
    width: width.date,
    value: (game) => game.date,
    cell: (game) => dateText(game.date),
  },
  {
    id: 'time',
    header: 'Event Time',
    none: 'No time',
    look: 'time',
    width: width.time,
    value: (game) => game.time,
    cell: (game) => timeText(game.time),
  },
]
