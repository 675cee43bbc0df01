import { inkOn } from '../../domain/colors'
import type { Game } from '../../domain/games/game'
import { readGameText } from '../../domain/games/gameText'
import { findOpponent } from '../../domain/games/opponents'
import styles from './GameTeams.module.css'

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
