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
 * free day is its cell alone and a day's only game is its own frame. In a week without games frames
 * give the row its height; a cup game's border lies over its text, so it keeps one around it.
 */
export function DayCell({ cell, isInFreeWeek, showsPreseason }: DayCellProps) {
  const [only] = cell
  if (!only) return <td className={styles.void} />
  const isOneDay = cell.length === 1
  if (isOneDay && isFree(cell) && !isInFreeWeek) return <td className={styles.open}>{only.day}</td>

  const isAlone = isOneDay && only.games.length === 1 && only.games[0]?.cup === null
  const blocks = cell.map(({ day, games }) =>
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
          frame={isAlone ? `${styles.cell} ${styles.game}` : styles.game}
          showsPreseason={showsPreseason}
        />
      ))
    ),
  )
  return <td>{isAlone ? blocks : <div className={styles.cell}>{blocks}</div>}</td>
}

interface GameBlockProps {
  game: CalendarGame
  /** Null for a day's second game: the number stands above the first. */
  day: number | null
  frame: string | undefined
  showsPreseason: boolean
}

function GameBlock({ game, day, frame, showsPreseason }: GameBlockProps) {
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
    <div className={`${frame} ${kindClass(gameKind(game))}`}>
      {hasFirstLine && (
        <div className={day === null ? styles.second : styles.first}>
          {day !== null && `${day} `}
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
