import { nextGameName, opponentUnknown, versus } from '../../content/words/gameWords'
import styles from './GameTableNext.module.css'
import type { ListedGame } from './gameList'

/** The first game that is not over, before those that are: on phones alone. */
export function GameTableNext({ game: { date, opponent, time } }: { game: ListedGame }) {
  return (
    <p className={styles.next}>
      <b>{nextGameName}</b> <span>{date}</span>{' '}
      <span>{opponent ? versus(opponent) : opponentUnknown}</span> <span>{time}</span>
    </p>
  )
}
