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
import { usePicking } from './usePicking'
import type { PlanChoice } from './usePlanChoice'

/* The games of a season in the plan builder, as a calendar or as a list. */

/** The months with games, and the games without a valid date. @forTests */
export function seasonMonths(games: readonly PickableGame[]) {
  const byMonth = groupBy(games, ({ month }) => month || undefined)
  const months = [...byMonth].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    undated: games.filter(({ month }) => month === ''),
    months: months.map(([key, ofMonth]) => {
      const byDay = groupBy(ofMonth, ({ day }) => String(day?.day))
      const [year = 0, month = 1] = key.split('-').map(Number)
      // Rows of seven days, starting on Sunday; null outside the month.
      const weeks = monthWeeks(year, month).map((week) =>
        week.map((day) => (day === null ? null : { day, games: byDay.get(String(day)) ?? [] })),
      )
      return { key, title: monthTitle(key), weeks }
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
  const button = (game: PickableGame) => (
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
      {months.map(({ key, title, weeks }) => (
        <section key={key} className={styles.month}>
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.grid}>
            {weekdays.map((day) => (
              <span key={day} className={styles.head} aria-hidden="true">
                {day.slice(0, 2)}
              </span>
            ))}
            {weeks.flat().map((day, index) => {
              const cell = `${index}`
              if (day === null) return <span key={cell} />
              return day.games.length === 0 ? (
                <span key={cell} className={styles.empty} aria-hidden="true">
                  {day.day}
                </span>
              ) : (
                <div key={cell} className={styles.day}>
                  {day.games.map(button)}
                </div>
              )
            })}
          </div>
        </section>
      ))}
      {undated.length > 0 && (
        <section className={styles.month}>
          <h3 className={styles.title}>Without a date</h3>
          <div className={styles.undated}>{undated.map(button)}</div>
        </section>
      )}
    </div>
  )
}

/** Formats '7:30 PM' as '7:30p' and '7:00 PM' as '7p', because calendar days are narrow. */
const shortTime = (time: string) =>
  time.replace(':00', '').replace(/ ([AP])M$/, (_, letter: string) => letter.toLowerCase())

interface GameProps {
  game: PickableGame
  isChosen: boolean
  /** Whether the stored plan has the game. */
  isStored: boolean
  isTabStop: boolean
}

/** Returns '+' if saving adds the game, '−' if it removes the game, else ''. */
function changeOf({ isChosen, isStored }: GameProps): string {
  if (isChosen === isStored) return ''
  return isChosen ? '+' : '−'
}

function GameButton(props: GameProps) {
  const { game, isChosen, isStored, isTabStop } = props
  const { key, name, day, shortName, time, mark } = game
  const change = changeOf(props)
  return (
    <button
      type="button"
      className={styles.game}
      data-game={key}
      data-change={change}
      data-over={isGameOver(game.game, todayEastern())}
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

function GameRow(props: GameProps) {
  const { game: pickable, isChosen, isStored, isTabStop } = props
  const { key, name, game, opponent, time, mark, prices } = pickable
  const change = changeOf(props)
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

const priceText = (cents: number | null) =>
  cents === null ? '—' : moneyColumnText(cents) || withSign('0.00')
