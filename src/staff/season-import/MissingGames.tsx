import { counted } from '../../domain/checks/finding'
import { type Game, gameKey } from '../../domain/games/game'
import { dateText } from '../../domain/time/dates'
import styles from './ImportSteps.module.css'

/** Games of the season that the file does not name. */
export function MissingGames({ games }: { games: readonly Game[] }) {
  if (games.length === 0) return null
  return (
    <details className={styles.missing}>
      <summary>{`${counted(games.length, 'game')} of the season not in the file: left as they are`}</summary>
      <ul>
        {games.map((game) => (
          <li key={gameKey(game)}>{`${game.eventName}, ${game.team}, ${dateText(game.date)}`}</li>
        ))}
      </ul>
    </details>
  )
}
