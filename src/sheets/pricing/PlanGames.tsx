import { Link } from 'react-router-dom'
import { opponentUnknown, preseasonMark } from '../../content/words/gameWords'
import { gamesWords } from '../../content/words/pricingWords'
import { RetryButton } from '../kit/DataNotes'
import { portraitWidth } from '../kit/fit/portrait'
import { cutToFit, sizesDown, textWidth } from '../kit/fit/textWidth'
import type { ListedGame } from '../kit/gameList'
import dots from '../kit/leader.module.css'
import { addressText } from '../kit/useSheetFooter'
import { columnGap, columnsOf, columnWidth, linesHeight, listLine, listsHeight } from './extrasFit'
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
  const columns = columnsOf(lists.length, hasMap)
  const lines = Math.max(...lists.map(({ games }) => Math.ceil(games.length / columns)))
  const type = hasMap ? largestType(lists, columns, lines) : smallest
  const line = hasMap
    ? Math.min(type * widestLine, (linesHeight - capitals * type) / Math.max(1, lines - 1))
    : listLine
  const space = opponentSpace(lists.length * columns, hasMap, type)
  return (
    <div className={styles.lists} style={{ '--list-type': type, '--list-line': line }}>
      {lists.map(({ heading, games }) => (
        <section key={heading} className={styles.list}>
          <h2>{heading}</h2>
          <ol className={styles.games} style={{ '--lines': Math.ceil(games.length / columns) }}>
            {games.map((game) => (
              <li key={game.key}>
                <span className={styles.date}>{game.date}</span>
                <span
                  className={`${styles.opponent} ${dots.leader}`}
                  style={{ fontWeight: weightOf(game) }}
                >
                  {opponentText(game, space)}
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

/* The sizes of PlanGames.module.css: points, and ems of the list's type. */
const smallest = 8.5
const largest = 11.5
const widestLine = 2.5
const capitals = 0.7
const besideOpponent = 9

/** As specified, only games of the preseason are bold. */
const weightOf = ({ isPreseason }: Pick<ListedGame, 'isPreseason'>) => (isPreseason ? 700 : 500)

/** What an opponent's name has, in ems. */
const opponentSpace = (columns: number, hasMap: boolean, type: number): number =>
  ((portraitWidth - (hasMap ? columnWidth : -columnGap)) / columns - columnGap) / type -
  besideOpponent

/** Beside the drawing a short list is set larger, while every name stays whole on its line. */
function largestType(lists: readonly GamesList[], columns: number, lines: number): number {
  const widest = Math.max(
    ...lists.flatMap(({ games }) =>
      games.map((game) => textWidth(opponentText(game, Infinity), weightOf(game))),
    ),
  )
  const fits = (type: number) =>
    lines * type * (listLine / smallest) <= linesHeight &&
    widest <= opponentSpace(lists.length * columns, true, type)
  return sizesDown(largest, smallest, 0.5).find(fits) ?? smallest
}

/** The fullest of an opponent's names that has space on its line: no line may become two. */
function opponentText({ opponent, nickname, isPreseason }: ListedGame, space: number): string {
  const mark = isPreseason ? ` ${preseasonMark}` : ''
  const fits = (text: string) => textWidth(text + mark, weightOf({ isPreseason })) <= space
  const [full, short] = opponent ? [opponent, nickname] : [opponentUnknown, opponentUnknown]
  return (fits(full) ? full : cutToFit(short, fits)) + mark
}
