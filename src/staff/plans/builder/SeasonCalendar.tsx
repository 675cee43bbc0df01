import { memo, useMemo } from 'react'
import { weekdays } from '../../../domain/time/dates'
import unseen from '../../../ui/unseen.module.css'
import { useChosen } from './PlanChoiceProvider'
import type { PickableGame } from './pickableGame'
import styles from './SeasonCalendar.module.css'
import { type PickMonth, seasonMonths } from './seasonMonths'
import { type SeasonView, usePicking } from './usePicking'

/** The games month by month: every game day is a button, the other days are for the eye. */
export function SeasonCalendar({ games, hintId }: SeasonView) {
  const { choice } = useChosen()
  const { tabStop, handlers } = usePicking('calendar', games, choice)
  const { months, undated } = useMemo(() => seasonMonths(games), [games])
  const { stored, chosen } = choice
  const stateOf = ({ key }: PickableGame): GameState =>
    `${chosen.has(key) ? 'in' : 'out'} ${stored.has(key) ? 'stored' : ''} ${tabStop === key ? 'tab' : ''}`
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
        <Month key={month.key} month={month} states={month.games.map(stateOf).join()} />
      ))}
      {undated.length > 0 && (
        <section className={styles.month}>
          <h3 className={styles.title}>Without a date</h3>
          <div className={styles.undated}>
            {undated.map((game) => (
              <GameButton key={game.key} game={game} state={stateOf(game)} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

/** Is it chosen, has the plan it on the server, does Tab lead to it: as one text, to compare. */
type GameState = `${'in' | 'out'} ${'stored' | ''} ${'tab' | ''}`

/** Drawn anew where a game of it is chosen, and not where another month's is. */
const Month = memo(function Month({
  month,
  states,
}: {
  month: PickMonth
  /** Of its games, in their order. */
  states: string
}) {
  const { title, weeks, games } = month
  const all = states.split(',') as GameState[]
  const stateOf = new Map(games.map((game, index) => [game, all[index]]))
  return (
    <section className={styles.month}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.grid}>
        {weekdays.map((day) => (
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
              {day.games.map((game) => (
                <GameButton key={game.key} game={game} state={stateOf.get(game) ?? 'out  '} />
              ))}
            </div>
          )
        })}
      </div>
    </section>
  )
})

/** '7:30p', '7p': a day is narrow. */
const shortTime = (time: string) =>
  time.replace(':00', '').replace(/ ([AP])M$/, (_, half: string) => half.toLowerCase())

/** A game of a day. */
const GameButton = memo(function GameButton({
  game: { key, name, day, short, time, mark },
  state,
}: {
  game: PickableGame
  state: GameState
}) {
  const [place, isStored, isTabStop] = state.split(' ')
  const isChosen = place === 'in'
  const change = isChosen === (isStored !== '') ? (isChosen ? '✓' : '') : isChosen ? '+' : '−'
  return (
    <button
      type="button"
      className={styles.game}
      data-game={key}
      data-change={change}
      aria-pressed={isChosen}
      tabIndex={isTabStop ? 0 : -1}
    >
      <span className={unseen.unseen}>{isStored ? `${name}, in plan` : name}</span>
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
