import { monthName } from '../../domain/time/dates'
import { WeekdayHead } from '../kit/WeekdayHead'
import type { GridCell, GridMonth } from './calendarGrid'
import { cellLines, hairline } from './cellHeight'
import { DayCell, isFree } from './DayCell'
import styles from './MonthGrid.module.css'
import { MonthNotes } from './notes'
import type { PageFit } from './pageFit'
import type { CalendarGame } from './seasonCalendar'

interface MonthGridProps {
  months: GridMonth<CalendarGame>[]
  fit: PageFit
  showsPreseason: boolean
}

/** The eight months, four beside each other on paper. Hidden on phones. */
export function MonthGrid({ months, fit, showsPreseason }: MonthGridProps) {
  const { leading } = fit
  const { day, time, price } = cellLines[fit.density]
  const bar = (fit.density === 'dense' ? 0.7 : 1) * leading
  return (
    <div
      className={styles.months}
      style={{
        '--day-line': day[0] * leading,
        '--day-font': day[1],
        '--time-line': time[0] * leading,
        '--time-font': fit.timeFont,
        '--price-line': price[0] * leading,
        '--price-font': fit.priceFont,
        '--frame-width': `calc(${bar} * var(--pt))`,
      }}
    >
      {months.map(({ year, month, weeks, notes }, index) => (
        <section key={month} className={styles.month}>
          <table className={styles.grid}>
            <caption>
              <h2 className={styles.name}>
                {monthName(month)} <span className={styles.year}>{year}</span>
              </h2>
            </caption>
            <WeekdayHead />
            <tbody>
              {weeks.map((week, row) => (
                <Week
                  // biome-ignore lint/suspicious/noArrayIndexKey: weeks and weekdays never move
                  key={row}
                  cells={week}
                  height={fit.rows[index]?.[row] ?? 0}
                  showsPreseason={showsPreseason}
                />
              ))}
            </tbody>
          </table>
          <MonthNotes games={notes} most={fit.most} showsPreseason={showsPreseason} />
        </section>
      ))}
    </div>
  )
}

interface WeekProps {
  cells: GridCell<CalendarGame>[]
  /** In points on paper. */
  height: number
  showsPreseason: boolean
}

function Week({ cells, height, showsPreseason }: WeekProps) {
  // Without a game one frame gives the row the height that games give the others.
  const framed = cells.every(isFree) ? cells.findIndex((cell) => cell.length > 0) : -1
  const inside = points(height - hairline)
  return (
    <tr style={{ height: points(height) }}>
      {cells.map((cell, column) => (
        <DayCell
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks and weekdays never move
          key={column}
          cell={cell}
          height={inside}
          isFramed={column === framed}
          showsPreseason={showsPreseason}
        />
      ))}
    </tr>
  )
}

/** A length of the sheet as styles write it. */
const points = (length: number) => `calc(${length} * var(--pt))`
