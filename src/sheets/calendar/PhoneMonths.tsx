import { useState } from 'react'
import type { TeamKey } from '../../content/teams'
import { calendarWords } from '../../content/words/calendarWords'
import { nextGameName } from '../../content/words/gameWords'
import { collapseCupWeek, type ListEntry } from '../../domain/games/cupWeek'
import { withSign } from '../../domain/money'
import { monthDayText, monthTitle, weekdayText } from '../../domain/time/dates'
import { EarlierGames, isOver, nextGame, TeamFilter } from '../kit/PhoneList'
import list from '../kit/PhoneList.module.css'
import { entriesByMonth } from '../kit/seasonWeeks'
import { matchText } from './calendarTexts'
import { kindClass } from './MonthGrid'
import styles from './PhoneMonths.module.css'
import { type CalendarGame, gameKind, type SeasonCalendar } from './seasonCalendar'

interface PhoneMonthsProps {
  calendar: SeasonCalendar
  /** `YYYY-MM-DD` at the arena. */
  today: string
}

/** The season as a list for phones: the next game, games that are over (collapsed), then all others. */
export function PhoneMonths({ calendar, today }: PhoneMonthsProps) {
  const [team, setTeam] = useState<TeamKey | null>(null)
  const games = team ? calendar.games.filter((game) => game.team === team) : calendar.games
  const entries = collapseCupWeek(games)
  const next = nextGame(entries, today)
  // After the season none is collapsed.
  const over = next ? entries.filter((entry) => isOver(entry, today)) : []
  const sections = (list: typeof entries) =>
    entriesByMonth(list).map(({ month, entries }) => (
      <section key={month} className={styles.month}>
        <h2 className={styles.name}>{month && monthTitle(month)}</h2>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <GameRow key={entry.game.key} {...entry} isPast={isOver(entry, today)} />
          ))}
        </ul>
      </section>
    ))

  return (
    <div className={styles.phone}>
      <TeamFilter playing={calendar.playing} shown={team} onShow={setTeam} />
      {next && (
        <section className={`${styles.next} ${list.next}`}>
          <h2 className={styles.name}>{nextGameName}</h2>
          <ul className={styles.list}>
            <GameRow {...next} isPast={false} />
          </ul>
        </section>
      )}
      {over.length > 0 && <EarlierGames count={over.length}>{sections(over)}</EarlierGames>}
      {sections(entries.filter((entry) => !over.includes(entry)))}
    </div>
  )
}

interface GameRowProps extends ListEntry<CalendarGame> {
  isPast: boolean
}

function GameRow({ game, week, isPast }: GameRowProps) {
  const { date, time, isPreseason, cup, prices } = game
  return (
    <li className={`${styles.row} ${kindClass(gameKind(game))} ${isPast ? styles.past : ''}`}>
      <p className={styles.date}>
        <span>{week ?? (date && `${weekdayText(date)} ${monthDayText(date)}`)}</span>
        <span className={styles.time}>{time}</span>
      </p>
      <p className={styles.match} data-game={game.key}>
        <span>{matchText(game)}</span>
        {isPreseason && <span className={styles.marker}>{` ${calendarWords.preseason}`}</span>}
        {cup === 'group' && <span className={styles.marker}>{` ${calendarWords.groupPlay}`}</span>}
      </p>
      <p className={styles.prices}>
        {prices.a && <span>{calendarWords.rowA(withSign(prices.a))}</span>}
        {prices.b && <span>{calendarWords.rowB(withSign(prices.b))}</span>}
      </p>
    </li>
  )
}
