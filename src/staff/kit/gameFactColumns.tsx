import { inkOn } from '../../domain/colors'
import type { Game } from '../../domain/games/game'
import { readGameText } from '../../domain/games/gameText'
import { findOpponent } from '../../domain/games/opponents'
import { dateText, timeText } from '../../domain/time/dates'
import type { RecordColumn } from '../list/columns'
import styles from './gameFactColumns.module.css'

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
    emptyText: 'No team',
    slot: 'main',
    width: width.team,
    value: (game) => game.team,
    cell: (game) => <GameTeams game={game} />,
  },
  {
    id: 'number',
    header: 'Game Number',
    cardLabel: 'Game',
    slot: 'end',
    width: width.number,
    value: (game) => game.gameNumber,
  },
  {
    ...wallClock('date', dateText),
    header: 'Event Date',
    emptyText: 'No date',
    slot: 'lead',
    width: width.date,
  },
  {
    ...wallClock('time', timeText),
    header: 'Event Time',
    emptyText: 'No time',
    slot: 'time',
    width: width.time,
  },
]

/** Sorted as the server has it, shown as a person reads it. */
const wallClock = (id: 'date' | 'time', text: (value: string) => string) => ({
  id,
  value: (game: Game) => game[id],
  cell: (game: Game) => text(game[id]),
})

/** A game's teams as the server words them, with the opponent's letters in its colors before them. */
export function GameTeams({ game }: { game: Game }) {
  const { team, opponent } = readGameText(game)
  const club = findOpponent(team, opponent)
  return (
    <>
      {club && (
        <span
          className={styles.badge}
          data-code={club.code}
          style={{ background: club.primary, color: inkOn(club.primary) }}
        />
      )}
      <span className={styles.teams}>{game.team}</span>
    </>
  )
}
