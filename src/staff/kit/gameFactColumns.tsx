import { textColorOn } from '../../domain/colors'
import type { Game } from '../../domain/games/game'
import { readGameText } from '../../domain/games/gameText'
import { findOpponent } from '../../domain/games/opponents'
import { dateText, timeText } from '../../domain/time/dates'
import type { RecordColumn } from '../list/columns'
import styles from './kit.module.css'

/**
 * The columns for a game's team, number, date and time, shared by all tables of games.
 * @param width the width of each column, in percent of the table's width.
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

/** Sorts by the stored text, `2025-10-11`, and shows formatted text. */
const wallClock = (id: 'date' | 'time', text: (value: string) => string) => ({
  id,
  value: (game: Game) => game[id],
  cell: (game: Game) => text(game[id]),
})

/** A badge with the opponent's letters and colors, then the game's team text. */
export function GameTeams({ game }: { game: Game }) {
  const { team, opponent } = readGameText(game)
  const club = findOpponent(team, opponent)
  return (
    <>
      {club && (
        <span
          className={styles.badge}
          data-code={club.code}
          style={{ background: club.primary, color: textColorOn(club.primary) }}
        />
      )}
      <span className={styles.teams}>{game.team}</span>
    </>
  )
}
