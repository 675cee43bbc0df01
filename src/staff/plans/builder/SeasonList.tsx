import { memo } from 'react'
import { columnMoney, withSign } from '../../../domain/money'
import { dateText } from '../../../domain/time/dates'
import unseen from '../../../ui/unseen.module.css'
import { useChosen } from './PlanChoiceProvider'
import type { PickableGame } from './pickableGame'
import styles from './SeasonList.module.css'
import { type SeasonView, usePicking } from './usePicking'

/** The games row by row, each with a check box. */
export function SeasonList({ games, hintId }: SeasonView) {
  const { choice } = useChosen()
  const { tabStop, handlers } = usePicking('list', games, choice)
  const { stored, chosen } = choice
  return (
    <div {...handlers}>
      <table className={styles.table} aria-label="Games by day" aria-describedby={hintId}>
        <thead>
          <tr>
            <th scope="col">
              <span className={unseen.unseen}>In plan</span>
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
            <GameRow
              key={game.key}
              game={game}
              isChosen={chosen.has(game.key)}
              isStored={stored.has(game.key)}
              isTabStop={tabStop === game.key}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const GameRow = memo(function GameRow({
  game: { key, name, game, opponent, time, mark, prices },
  isChosen,
  isStored,
  isTabStop,
}: {
  game: PickableGame
  isChosen: boolean
  isStored: boolean
  isTabStop: boolean
}) {
  const change = isChosen === isStored ? '' : isChosen ? '+' : '−'
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
      <td className={styles.opponent}>
        <span className={styles.club}>{opponent}</span>
        {mark && <span className={styles.mark}>{mark}</span>}
      </td>
      <td className={styles.date}>{time}</td>
      <td className={styles.money}>{priceText(prices.a)}</td>
      <td className={styles.money}>{priceText(prices.b)}</td>
      <td className={styles.wide}>{game.eventName}</td>
    </tr>
  )
})

const priceText = (cents: number | null) =>
  cents === null ? '—' : columnMoney(cents) || withSign('0.00')
