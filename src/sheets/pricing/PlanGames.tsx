import { Link } from 'react-router-dom'
import { gamesWords } from '../../content/words/pricingWords'
import { RetryButton } from '../kit/DataNotes'
import dots from '../kit/leader.module.css'
import { addressText } from '../kit/useSheetFooter'
import { fitLists, listsHeight, opponentText, opponentWeight } from './extrasFit'
import styles from './PlanGames.module.css'
import type { GamesList } from './usePlanGames'

interface PlanGamesProps {
  /** Null while they are not there, or are not those that are sold. */
  lists: readonly GamesList[] | null
  /** Games sold in each of them: what they take is kept free, so that nothing moves. */
  sold: readonly number[]
  hasMap: boolean
  /** There is space for them; else the address of the schedule stands for them. */
  hasSpace: boolean
  /** The schedule's, below the base path. */
  schedule: string
  /** Null where nothing failed. */
  onRetry: (() => void) | null
}

/** Which games a plan is, one line each; else where they are found. */
export function PlanGames(props: PlanGamesProps) {
  const { lists, sold, hasMap, hasSpace, schedule, onRetry } = props
  if (lists === null || !hasSpace) {
    return (
      <p
        className={styles.address}
        style={{ '--list-height': hasSpace ? listsHeight(sold, hasMap) : 0 }}
      >
        {gamesWords.address} <Link to={schedule}>{addressText(schedule)}</Link>{' '}
        {onRetry && <RetryButton onRetry={onRetry} />}
      </p>
    )
  }
  const { columns, font, line, opponentWidth } = fitLists(lists, hasMap)
  return (
    <div className={styles.lists} style={{ '--list-type': font, '--list-line': line }}>
      {lists.map(({ heading, games }) => (
        <section key={heading} className={styles.list}>
          <h2>{heading}</h2>
          <ol className={styles.games} style={{ '--lines': Math.ceil(games.length / columns) }}>
            {games.map((game) => (
              <li key={game.key}>
                <span className={styles.date}>{game.date}</span>
                <span
                  className={`${styles.opponent} ${dots.leader}`}
                  style={{ fontWeight: opponentWeight(game) }}
                >
                  {opponentText(game, opponentWidth)}
                </span>
                <span className={styles.time}>{game.time}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
