import { useId } from 'react'
import { calendarWords } from '../../content/words/calendarWords'
import type { ListEntry } from '../../domain/games/cupWeek'
import { withSign } from '../../domain/money'
import { eventText } from './calendarTexts'
import styles from './DoubleHeaderTable.module.css'
import type { CalendarGame } from './seasonCalendar'
import type { TableFit } from './tableFit'

interface DoubleHeaderTableProps {
  entries: readonly ListEntry<CalendarGame>[]
  fit: TableFit
}

/** Space for an event beside its prices, in ems. Must match the style sheet's columns. */
const EVENT_WIDTH = { wide: (186.3 - 2 * 38.5 - 3) / 7.5, narrow: (122.2 - 2 * 31.5 - 3) / 6.5 }

/**
 * Double-header and cup events with their prices, in columns side by side
 * (docs/rules/sheets.md#calendar).
 */
export function DoubleHeaderTable({ entries, fit }: DoubleHeaderTableProps) {
  const id = useId()
  if (entries.length === 0) return null
  const isNarrow = fit.columns > 4
  const columns = inColumns(entries.slice(0, fit.rows), fit.columns)
  const more = entries.length - fit.rows
  const hasCents = entries.some(({ game: { prices } }) => /\.\w/.test(prices.a + prices.b))
  const space = EVENT_WIDTH[isNarrow ? 'narrow' : 'wide']
  return (
    <section className={`${styles.section} ${isNarrow ? styles.narrow : ''}`}>
      <h2 id={id} className={styles.heading}>
        {calendarWords.tableTitle}
        {more > 0 && (
          <span className={styles.more}>{` ${calendarWords.tableMore(more, fit.rows > 0)}`}</span>
        )}
      </h2>
      <div className={styles.columns}>
        {columns.map((column) => (
          <table key={column[0]?.game.key} className={styles.table} aria-labelledby={id}>
            <colgroup>
              <col />
              <col className={styles.priceColumn} span={2} />
            </colgroup>
            <thead>
              <tr>
                {calendarWords.tableColumns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {column.map((entry) => (
                <EventRow key={entry.game.key} entry={entry} space={space} hasCents={hasCents} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  )
}

interface EventRowProps {
  entry: ListEntry<CalendarGame>
  space: number
  /** Whether all amounts show cents, because one has cents. */
  hasCents: boolean
}

function EventRow({ entry, space, hasCents }: EventRowProps) {
  const { day, game } = eventText(entry, space)
  const { a, b } = entry.game.prices
  const text = (price: string) =>
    price && withSign(hasCents && /^\d+$/.test(price) ? `${price}.00` : price)
  return (
    <tr>
      <th scope="row">
        <b>{day}</b> <span>{game}</span>
      </th>
      <td>{text(a)}</td>
      <td>{text(b)}</td>
    </tr>
  )
}

/** Splits entries into columns, in reading order. The first columns get the extra entries. */
function inColumns<T>(entries: T[], count: number): T[][] {
  const columns: T[][] = []
  let start = 0
  for (let left = Math.min(count, entries.length); left > 0; left--) {
    const size = Math.ceil((entries.length - start) / left)
    columns.push(entries.slice(start, start + size))
    start += size
  }
  return columns
}
