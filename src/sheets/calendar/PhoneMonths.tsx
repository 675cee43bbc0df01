import { calendarWords } from '../../content/words/calendarWords'
import { collapseCupWeek, type ListEntry } from '../../domain/games/cupWeek'
import { withSign } from '../../domain/money'
import { monthDayText, monthNames, weekdayText } from '../../domain/time/wallClock'
import { kindClass } from './kindClass'
import styles from './PhoneMonths.module.css'
import { type CalendarGame, gameKind, nextGame, type SeasonCalendar } from './seasonCalendar'
import { matchText } from './words'

interface PhoneMonthsProps {
  calendar: SeasonCalendar
  /** `YYYY-MM-DD` at the arena. */
  today: string
  showsPreseason: boolean
}

interface MonthGames {
  year: number
  month: number
  entries: ListEntry<CalendarGame>[]
}

/** The season as a list for phones: the next game, then its month and on, then what is over. */
export function PhoneMonths({ calendar, today, showsPreseason }: PhoneMonthsProps) {
  const next = nextGame(calendar.games, today)
  const months = byMonth(calendar.games)
  const first = next?.date
    ? months.findIndex(({ month, year }) => next.date?.month === month && next.date.year === year)
    : 0
  const sections = (list: MonthGames[]) =>
    list.map(({ year, month, entries }) => (
      <section key={month} className={styles.month}>
        <h2 className={styles.name}>{`${monthNames[month - 1]} ${year}`}</h2>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <GameRow key={entry.game.key} {...entry} showsPreseason={showsPreseason} />
          ))}
        </ul>
      </section>
    ))

  return (
    <div className={styles.phone}>
      {next && (
        <section className={styles.next}>
          <h2 className={styles.name}>{calendarWords.nextGame}</h2>
          <ul className={styles.list}>
            <GameRow game={next} week={null} showsPreseason={showsPreseason} />
          </ul>
        </section>
      )}
      {sections(months.slice(first))}
      {first > 0 && <p className={styles.earlier}>{calendarWords.earlier}</p>}
      {sections(months.slice(0, first))}
    </div>
  )
}

function byMonth(games: readonly CalendarGame[]): MonthGames[] {
  const months: MonthGames[] = []
  for (const entry of collapseCupWeek(games)) {
    const { date } = entry.game
    if (!date) continue
    const last = months.at(-1)
    if (last?.month === date.month && last.year === date.year) last.entries.push(entry)
    else months.push({ year: date.year, month: date.month, entries: [entry] })
  }
  return months
}

function GameRow({
  game,
  week,
  showsPreseason,
}: ListEntry<CalendarGame> & { showsPreseason: boolean }) {
  const { date, time, isPreseason, cup, prices } = game
  return (
    <li className={`${styles.row} ${kindClass(gameKind(game))}`}>
      <p className={styles.date}>
        <span>{week ?? (date && `${weekdayText(date)} ${monthDayText(date)}`)}</span>
        <span className={styles.time}>{time}</span>
      </p>
      <p className={styles.match}>
        <span>{matchText(game)}</span>
        {isPreseason && showsPreseason && (
          <span className={styles.marker}>{` ${calendarWords.preseason}`}</span>
        )}
        {cup === 'group' && <span className={styles.marker}>{` ${calendarWords.groupPlay}`}</span>}
      </p>
      <p className={styles.prices}>
        {prices.a && <span>{calendarWords.rowA(withSign(prices.a))}</span>}
        {prices.b && <span>{calendarWords.rowB(withSign(prices.b))}</span>}
      </p>
    </li>
  )
}
