import { Link } from 'react-router-dom'
import { gamesWords } from '../../content/words/pricingWords'
import { RetryButton } from '../kit/DataNotes'
import { addressText } from '../kit/footerTexts'
import { useSheetLocation } from '../kit/sheetContext'
import { fitLists, listsHeight, opponentText, opponentWeight } from './listsFit'
import styles from './PlanGames.module.css'
import type { GamesList } from './useSoldGames'

interface PlanGamesProps {
  /** Null while they are not loaded, or if they are not the games that are sold. */
  lists: readonly GamesList[] | null
  /** How many games are sold in each list. Their space is reserved, so that nothing moves. */
  gamesPerList: readonly number[]
  hasMap: boolean
  /** Whether there is space for the games. If not, the address of the schedule is shown. */
  hasSpace: boolean
  /** The path of the schedule, below the base path. It gets the page's own parameters. */
  schedulePath: string
  /** Null if nothing failed. */
  onRetry: (() => void) | null
}

/** The games of a plan, one per line, or the address of its schedule. */
export function PlanGames(props: PlanGamesProps) {
  const { lists, gamesPerList, hasMap, hasSpace, schedulePath, onRetry } = props
  const schedule = schedulePath + useSheetLocation().search
  if (lists === null || !hasSpace) {
    return (
      <p
        className={styles.address}
        style={{ '--list-height': hasSpace ? listsHeight(gamesPerList, hasMap) : 0 }}
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
                <span className={styles.opponent} style={{ fontWeight: opponentWeight(game) }}>
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
