import { calendarWords } from '../../content/words/calendarWords'
import type { GridCell } from './calendarGrid'
import { isMarked } from './cellHeight'
import { priceLabel } from './eventPrices'
import { kindClass } from './kindClass'
import styles from './MonthGrid.module.css'
import { type CalendarGame, gameKind } from './seasonCalendar'
import { matchText } from './words'

interface DayCellProps {
  cell: GridCell<CalendarGame>
  isInFreeWeek: boolean
  showsPreseason: boolean
}

/** Whether no game stands in a cell. */
export const isFree = (cell: GridCell<CalendarGame>) =>
  cell.every(({ games }) => games.length === 0)

/**
 * One cell of a month: no day, one, or the two of a split cell. The sheet has hundreds of them, so a
 * free day is its cell alone; where a week has no game, frames around the days give the row its height.
 */
export function DayCell({ cell, isInFreeWeek, showsPreseason }: DayCellProps) {
  const [only] = cell
  if (!only) return <td className={styles.void} />
  if (cell.length === 1 && isFree(cell) && !isInFreeWeek) {
    return <td className={styles.open}>{only.day}</td>
  }
  return (
    <td>
      <div className={styles.cell}>
        {cell.map(({ day, games }) =>
          games.length === 0 ? (
            <div key={day} className={styles.free}>
              {day}
            </div>
          ) : (
            games.map((game, index) => (
              <GameBlock
                key={game.key}
                game={game}
                day={index === 0 ? day : null}
                showsPreseason={showsPreseason}
              />
            ))
          ),
        )}
      </div>
    </td>
  )
}

interface GameBlockProps {
  game: CalendarGame
  /** Null for a day's second game: the number stands above the first. */
  day: number | null
  showsPreseason: boolean
}

function GameBlock({ game, day, showsPreseason }: GameBlockProps) {
  const { abbreviation, time, isPreseason, cup, prices } = game
  const opponent = (
    <abbr className={styles.opponent} title={matchText(game)}>
      {abbreviation}
    </abbr>
  )
  const isPre = isPreseason && showsPreseason
  const isGroupPlay = cup === 'group'
  // Keeps in step with the lines that cellHeight reserves.
  const hasFirstLine = day !== null || isMarked(game)
  return (
    <div className={`${styles.game} ${kindClass(gameKind(game))}`} data-game={game.key}>
      {hasFirstLine && (
        <div className={day === null ? styles.second : styles.first}>
          {day !== null && <span>{`${day} `}</span>}
          {opponent}
        </div>
      )}
      <div className={styles.time}>
        {hasFirstLine && !isPre && !isGroupPlay ? (
          time
        ) : (
          <>
            {!hasFirstLine && opponent} <span>{time}</span>{' '}
            {isPre && <span className={styles.marker}>{calendarWords.preseason}</span>}
            {isGroupPlay && <span className={styles.marker}>{calendarWords.groupPlay}</span>}
          </>
        )}
      </div>
      <div className={styles.price}>{priceLabel('A', prices.a)}</div>
      <div className={styles.price}>{priceLabel('B', prices.b)}</div>
    </div>
  )
}
