import { teams } from '../../content/teams'
import { calendarWords } from '../../content/words/calendarWords'
import { CURRENCY_SIGN } from '../../domain/money'
import { monthName } from '../../domain/time/dates'
import { WeekdayHeader } from '../kit/seasonWeeks'
import looks from '../kit/teamLook.module.css'
import { priceParts } from './calendarPrices'
import { matchText } from './calendarTexts'
import { BELOW_WEEK, besideFont, CELL_SIZES, HAIRLINE, hasOwnLine, isClock } from './cellHeight'
import { MonthNotes } from './GameNotes'
import styles from './MonthGrid.module.css'
import type { PageFit } from './pageFit'
import { type CalendarGame, type GameKind, gameKind, type SeasonCalendar } from './seasonCalendar'
import type { CalendarCell } from './seasonGrid'

/** The eight months, four side by side on paper. Hidden on phones. */
export function MonthGrid({ months, fit }: Pick<SeasonCalendar, 'months'> & { fit: PageFit }) {
  const { density, leading, rows, listed, timeFont, priceFont } = fit
  const { day, time, price } = CELL_SIZES[density]
  // The unit of the frames' widths, in points. Small text leaves less space for frames.
  const frameUnit = (density === 'dense' ? 0.7 : 1) * leading
  return (
    <div
      className={styles.months}
      style={{
        '--day-line': day.line * leading,
        '--day-font': day.font,
        // The number of a day, in points.
        '--date-font': density === 'large' ? 8 : 7.5,
        '--time-line': time.line * leading,
        '--time-font': timeFont,
        '--price-line': price.line * leading,
        '--price-font': priceFont,
        '--beside-font': besideFont(priceFont),
        '--foot': density === 'dense' ? 0 : BELOW_WEEK,
        '--frame-width': `calc(${frameUnit} * var(--pt))`,
      }}
    >
      {months.map(({ year, month, weeks, overflow }, index) => (
        <section key={month}>
          <table className={styles.grid}>
            <caption>
              <h2 className={styles.name}>
                {monthName(month)} <span className={styles.year}>{year}</span>
              </h2>
            </caption>
            <WeekdayHeader />
            <tbody>
              {weeks.map((week, row) => (
                <Week
                  // biome-ignore lint/suspicious/noArrayIndexKey: weeks and weekdays never move
                  key={row}
                  cells={week}
                  height={rows[index]?.[row] ?? 0}
                />
              ))}
            </tbody>
          </table>
          <MonthNotes games={overflow} listed={listed} />
        </section>
      ))}
    </div>
  )
}

interface WeekProps {
  cells: CalendarCell<CalendarGame>[]
  /** In points on paper. */
  height: number
}

function Week({ cells, height }: WeekProps) {
  // In a week without games, one frame sets the height of the row.
  const firstDay = cells.findIndex((cell) => cell.length > 0)
  const framed = cells.every(isFree) ? Math.max(0, firstDay) : -1
  return (
    <tr style={{ height: points(height) }}>
      {cells.map((cell, column) => (
        <DayCell
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks and weekdays never move
          key={column}
          cell={cell}
          height={points(height - HAIRLINE)}
          isFramed={column === framed}
        />
      ))}
    </tr>
  )
}

/** A row's length in points as a CSS value. */
const points = (length: number) => `calc((${length} - var(--foot-air, 0)) * var(--pt))`

/** Whether a cell has no game. */
const isFree = (cell: CalendarCell<CalendarGame>) => cell.every(({ games }) => games.length === 0)

interface DayCellProps {
  cell: CalendarCell<CalendarGame>
  /** The cell's height inside its borders, as a CSS value. */
  height: string
  /** Whether a day without a game has a frame, which sets the height of its row. */
  isFramed: boolean
}

/**
 * A cell of a month: no day, one day, or the two days of a split cell. A sheet has hundreds, so a
 * day without games renders no elements inside. The height is set on the frame, because a CSS
 * variable on the row would make the browser recompute the styles of all its elements.
 */
function DayCell({ cell, height, isFramed }: DayCellProps) {
  const [only] = cell
  if (!only) return <td className={styles.void}>{isFramed && <div style={{ height }} />}</td>
  if (cell.length === 1 && isFree(cell) && !isFramed)
    return <td className={styles.open}>{only.day}</td>
  return (
    <td>
      <div className={styles.cell} style={{ height }}>
        {cell.map(({ day, games }) =>
          games.length === 0 ? (
            <div key={day} className={styles.free}>
              {day}
            </div>
          ) : (
            games.map((game, index) => (
              <GameBlock key={game.key} game={game} day={index === 0 ? day : null} />
            ))
          ),
        )}
      </div>
    </td>
  )
}

interface GameBlockProps {
  game: CalendarGame
  /** Null for a day's second game, because the number is above the first. */
  day: number | null
}

function GameBlock({ game, day }: GameBlockProps) {
  const { abbreviation, time, isPreseason, cup, prices } = game
  const opponent = (
    <abbr className={styles.opponent} title={matchText(game)}>
      {abbreviation}
    </abbr>
  )
  const isOnOwnLine = hasOwnLine(game, day !== null)
  return (
    <div className={`${styles.game} ${kindClass(gameKind(game))}`} data-game={game.key}>
      {isOnOwnLine && (
        <div className={day === null ? styles.second : styles.first}>
          {day !== null && <span>{`${day} `}</span>}
          {opponent}
        </div>
      )}
      <div className={isClock(time) ? `${styles.time} ${styles.clock}` : styles.time}>
        <span>{time}</span> {!isOnOwnLine && opponent}
        {isPreseason && <b>{calendarWords.preseason}</b>}
        {cup === 'group' && <b>{calendarWords.groupPlay}</b>}
      </div>
      <Price row="A" price={prices.a} />
      <Price row="B" price={prices.b} />
    </div>
  )
}

/** The price of a row. `row` is its letter. */
function Price({ row, price }: { row: string; price: string }) {
  const { dollars, cents } = priceParts(price)
  if (price === '') return <div className={styles.price} />
  return (
    <div className={styles.price}>
      <span>{`${row}:`}</span>
      {CURRENCY_SIGN}
      <b>{dollars}</b>
      {cents && <span className={dollars.length > 2 ? styles.close : undefined}>{cents}</span>}
    </div>
  )
}

/** The class names that give a kind of game its color, here and in other parts of a calendar. */
export const kindClass = (kind: GameKind): string =>
  kind in teams ? `${styles.team} ${looks[kind]}` : (styles[kind] ?? '')
