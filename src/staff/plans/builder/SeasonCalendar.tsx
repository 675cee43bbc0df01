import { memo, useMemo } from 'react'
import { weekdayTitles } from '../../../domain/time/calendarWords'
import type { PickableGame } from './pickableGame'
import styles from './SeasonCalendar.module.css'
import { type PickMonth, seasonMonths } from './seasonMonths'
import { usePicking } from './usePicking'
import type { PlanChoice } from './usePlanChoice'

/** The games month by month: every game day is a button, the other days are for the eye. */
export function SeasonCalendar({
  games,
  choice,
  hintId,
}: {
  games: readonly PickableGame[]
  choice: PlanChoice
  /** What says how keys choose. */
  hintId: string
}) {
  const { tabStop, handlers } = usePicking('calendar', games, choice)
  const { months, undated } = useMemo(() => seasonMonths(games), [games])
  const { stored, chosen } = choice
  const button = (game: PickableGame) => (
    <GameButton
      key={game.key}
      game={game}
      isChosen={chosen.has(game.key)}
      isStored={stored.has(game.key)}
      isTabStop={tabStop === game.key}
    />
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
      {months.map((month) => (
        <Month key={month.key} month={month} button={button} />
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

function Month({
  month: { title, weeks },
  button,
}: {
  month: PickMonth
  button: (game: PickableGame) => React.ReactNode
}) {
  return (
    <section className={styles.month}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.grid}>
        {weekdayTitles.map((day) => (
          <span key={day} className={styles.head} aria-hidden="true">
            {day.slice(0, 2)}
          </span>
        ))}
        {weeks.flat().map((day, index) => {
          const place = `${index}`
          if (day === null) return <span key={place} />
          return day.games.length === 0 ? (
            <span key={place} className={styles.empty} aria-hidden="true">
              {day.day}
            </span>
          ) : (
            <div key={place} className={styles.day}>
              {day.games.map(button)}
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** '7:30p', '7p': a day is narrow. */
const shortTime = (time: string) =>
  time.replace(':00', '').replace(/ ([AP])M$/, (_, half: string) => half.toLowerCase())

/** A game of a day. */
const GameButton = memo(function GameButton({
  game: { key, name, day, short, time, mark },
  isChosen,
  isStored,
  isTabStop,
}: {
  game: PickableGame
  isChosen: boolean
  /** The plan has it on the server. */
  isStored: boolean
  /** Tab leads to it. */
  isTabStop: boolean
}) {
  const change = isChosen === isStored ? (isChosen ? '✓' : '') : isChosen ? '+' : '−'
  return (
    <button
      type="button"
      className={styles.game}
      data-game={key}
      data-change={change}
      aria-pressed={isChosen}
      tabIndex={isTabStop ? 0 : -1}
    >
      <span className={styles.unseen}>{isStored ? `${name}, in plan` : name}</span>
      <span className={styles.facts} aria-hidden="true" title={name}>
        <span className={styles.number}>
          <span>{day?.day}</span>
          <span className={styles.change}>{change}</span>
        </span>
        <span className={styles.opponent}>{short}</span>
        <span>{shortTime(time)}</span>
        {mark && <strong>{mark}</strong>}
      </span>
    </button>
  )
})
