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
  showsPreseason: boolean
}

/** One cell of a month: no day, one, or the two of a split cell. */
export function DayCell({ cell, showsPreseason }: DayCellProps) {
  if (cell.length === 0) return <td className={styles.void} />
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
  // Keeps in step with the lines that cellHeight reserves.
  const hasFirstLine = day !== null || isMarked(game)
  return (
    <div className={`${styles.game} ${kindClass(gameKind(game))}`}>
      {hasFirstLine && (
        <div className={styles.first}>
          <span className={styles.number}>{day}</span> {opponent}
        </div>
      )}
      <div className={styles.time}>
        {!hasFirstLine && opponent} <span className={styles.hour}>{time}</span>{' '}
        {isPreseason && showsPreseason && (
          <span className={styles.marker}>{calendarWords.preseason}</span>
        )}
        {cup === 'group' && <span className={styles.marker}>{calendarWords.groupPlay}</span>}
      </div>
      <div className={styles.price}>{priceLabel('A', prices.a)}</div>
      <div className={styles.price}>{priceLabel('B', prices.b)}</div>
    </div>
  )
}
