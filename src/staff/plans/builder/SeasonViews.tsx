import { useMemo } from 'react'
import { isGameOver } from '../../../domain/games/gamesByDate'
import { moneyColumnText, withSign } from '../../../domain/money'
import { groupBy } from '../../../domain/recordKeys'
import {
  dateText,
  monthTitle,
  monthWeeks,
  todayEastern,
  weekdays,
} from '../../../domain/time/dates'
import visuallyHidden from '../../../ui/visuallyHidden.module.css'
import type { PickableGame } from './pickableGames'
import styles from './SeasonViews.module.css'
import { type GameState, usePicking } from './usePicking'
import type { PlanChoice } from './usePlanChoice'

/* The games of a season in the plan builder, as a calendar or as a list. */

/** The months with games, and the games without a valid date. @forTests */
export function seasonMonths(games: readonly PickableGame[]) {
  const byMonth = groupBy(games, ({ month }) => month || undefined)
  const months = [...byMonth].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    undated: games.filter(({ month }) => month === ''),
    months: months.map(([month, ofMonth]) => {
      const byDay = groupBy(ofMonth, ({ day }) => day?.day)
      const [year = 0, monthNumber = 1] = month.split('-').map(Number)
      // Rows of seven days, starting on Sunday; null outside the month.
      const weeks = monthWeeks(year, monthNumber).map((week) =>
        week.map((day) => (day === null ? null : { day, games: byDay.get(day) ?? [] })),
      )
      return { month, title: monthTitle(month), weeks }
    }),
  }
}

interface SeasonViewProps {
  games: readonly PickableGame[]
  choice: PlanChoice
  /** The id of the hint about keyboard use. */
  hintId: string
}

/** The games by month. Every game is a button; screen readers skip days without games. */
export function SeasonCalendar({ games, choice, hintId }: SeasonViewProps) {
  const { stateOf, handlers } = usePicking('calendar', games, choice)
  const { months, undated } = useMemo(() => seasonMonths(games), [games])
  const gameButton = (game: PickableGame) => (
    <GameButton key={game.key} game={game} {...stateOf(game)} />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it
    <div
      className={styles.calendar}
      role="group"
      aria-label="Games by month"
      aria-describedby={hintId}
      {...handlers}
    >
      {months.map(({ month, title, weeks }) => (
        <section key={month} className={styles.month}>
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.grid}>
            {weekdays.map((day) => (
              <span key={day} className={styles.head} aria-hidden="true">
                {day.slice(0, 2)}
              </span>
            ))}
            {weeks.flat().map((cell, index) => {
              const key = `${index}`
              if (cell === null) return <span key={key} />
              return cell.games.length === 0 ? (
                <span key={key} className={styles.empty} aria-hidden="true">
                  {cell.day}
                </span>
              ) : (
                <div key={key} className={styles.day}>
                  {cell.games.map(gameButton)}
                </div>
              )
            })}
          </div>
        </section>
      ))}
      {undated.length > 0 && (
        <section className={styles.month}>
          <h3 className={styles.title}>Without a date</h3>
          <div className={styles.undated}>{undated.map(gameButton)}</div>
        </section>
      )}
    </div>
  )
}

/** Formats '7:30 PM' as '7:30p' and '7:00 PM' as '7p', because calendar days are narrow. */
const shortTime = (time: string) =>
  time.replace(':00', '').replace(/ ([AP])M$/, (_, letter: string) => letter.toLowerCase())

interface GameProps extends GameState {
  game: PickableGame
}

/** A game in its day of the calendar. */
function GameButton({ game: pickable, isChosen, isStored, change, isTabStop }: GameProps) {
  const { key, name, game, day, shortName, time, mark } = pickable
  return (
    <button
      type="button"
      className={styles.game}
      data-game={key}
      data-change={change}
      data-over={isGameOver(game, todayEastern())}
      aria-pressed={isChosen}
      tabIndex={isTabStop ? 0 : -1}
    >
      <span className={visuallyHidden.text}>{isStored ? `${name}, in plan` : name}</span>
      <span className={styles.facts} aria-hidden="true" title={name}>
        <span className={styles.number}>
          <span>{day?.day}</span>
          <strong>{change || (isChosen && '✓')}</strong>
        </span>
        <span className={styles.opponent}>{shortName}</span>
        <span>{shortTime(time)}</span>
        {mark && <strong>{mark}</strong>}
      </span>
    </button>
  )
}

/** The games as rows with check boxes. */
export function SeasonList({ games, choice, hintId }: SeasonViewProps) {
  const { stateOf, handlers } = usePicking('list', games, choice)
  return (
    <div {...handlers}>
      <table className={styles.table} aria-label="Games by day" aria-describedby={hintId}>
        <thead>
          <tr>
            <th scope="col">
              <span className={visuallyHidden.text}>In plan</span>
            </th>
            <th scope="col">Date</th>
            <th scope="col">Opponent</th>
            <th scope="col">Time</th>
            <th scope="col" className={styles.money}>
              Row A
            </th>
            <th scope="col" className={styles.money}>
              Row B
            </th>
            <th scope="col" className={styles.wide}>
              Event Name
            </th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <GameRow key={game.key} game={game} {...stateOf(game)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function GameRow({ game: pickable, isChosen, isStored, change, isTabStop }: GameProps) {
  const { key, name, game, opponent, time, mark, prices } = pickable
  return (
    <tr data-game={key} data-change={change} data-chosen={isChosen}>
      <td>
        <span className={styles.check}>
          <input
            type="checkbox"
            checked={isChosen}
            readOnly
            aria-label={isStored ? `${name}, in plan` : name}
            tabIndex={isTabStop ? 0 : -1}
          />
          <span aria-hidden="true">{change}</span>
        </span>
      </td>
      <td className={styles.date}>{dateText(game.date) || 'No date'}</td>
      <td className={styles.opponentCell}>
        <span className={styles.club}>{opponent}</span>
        {mark && <span className={styles.mark}>{mark}</span>}
      </td>
      <td className={styles.date}>{time}</td>
      <td className={styles.money}>{priceText(prices.a)}</td>
      <td className={styles.money}>{priceText(prices.b)}</td>
      <td className={styles.wide}>{game.eventName}</td>
    </tr>
  )
}

/** A price of the list; a dash if it isn't known. */
const priceText = (cents: number | null) =>
  cents === null ? '—' : moneyColumnText(cents) || withSign('0.00')
