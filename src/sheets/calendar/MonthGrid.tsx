import { monthNames } from '../../domain/time/wallClock'
import { WeekdayHead } from '../kit/WeekdayHead'
import type { GridMonth } from './calendarGrid'
import { cellLines } from './cellHeight'
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
        '--bar': `calc(${bar} * var(--pt))`,
      }}
    >
      {months.map(({ year, month, weeks, notes }, index) => (
        <section key={month} className={styles.month}>
          <table className={styles.grid}>
            <caption>
              <h2 className={styles.name}>
                {monthNames[month - 1]} <span className={styles.year}>{year}</span>
              </h2>
            </caption>
            <WeekdayHead />
            <tbody>
              {weeks.map((week, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: weeks and weekdays never move
                <tr key={row} style={{ '--row': fit.rows[index]?.[row] }}>
                  {week.map((cell, column) => (
                    <DayCell
                      // biome-ignore lint/suspicious/noArrayIndexKey: weeks and weekdays never move
                      key={column}
                      cell={cell}
                      isInFreeWeek={week.every(isFree)}
                      showsPreseason={showsPreseason}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <MonthNotes games={notes} most={fit.most} showsPreseason={showsPreseason} />
        </section>
      ))}
    </div>
  )
}
