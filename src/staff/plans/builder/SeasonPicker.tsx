import { memo, type ReactNode, useId, useState } from 'react'
import { gamesQuery, useGames } from '../../../api/games'
import { WORDS } from '../../../api/writes/words'
import type { TeamKey } from '../../../content/teams'
import { joined } from '../../../domain/checks/finding'
import { columnMoney, withSign } from '../../../domain/money'
import { dateText } from '../../../domain/time/dates'
import { Alert } from '../../../ui/Alert'
import unseen from '../../../ui/unseen.module.css'
import { ListState } from '../../list/ListState'
import type { View } from './moves'
import { PickTools } from './PickTools'
import { useChosen } from './PlanChoiceProvider'
import type { PickableGame } from './pickableGame'
import { SeasonCalendar } from './SeasonCalendar'
import styles from './SeasonPicker.module.css'
import { useGameFilter } from './useGameFilter'
import type { Pickable } from './usePickable'
import { type SeasonView, usePicking } from './usePicking'

/** The games row by row, each with a check box. */
function SeasonList({ games, hintId }: SeasonView) {
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

const views = { calendar: SeasonCalendar, list: SeasonList }

/** The season as a calendar and as a list: one choice in both. A new plan's name waits for no games. */
export function SeasonPicker({
  team,
  pickable,
  name,
}: {
  team: TeamKey
  pickable: Pickable
  /** The field of a new plan's name, which leads the tools. */
  name: ReactNode
}) {
  const { inSeason, twins } = pickable
  const games = useGames(team)
  const [view, setView] = useState<View>('calendar')
  const narrowed = useGameFilter(inSeason)
  const hintId = useId()
  const Games = views[view]
  return (
    <>
      <PickTools
        pickable={pickable}
        name={name}
        narrowed={narrowed}
        hintId={hintId}
        view={view}
        onView={setView}
      />
      <ListState
        list={gamesQuery(team).queryKey}
        query={games}
        loading="Loading games..."
        failed={WORDS.game.load}
      >
        {() => (
          <>
            {twins.length > 0 && (
              <Alert severity="info" style={{ marginBottom: 12 }}>
                {`Several games have the code ${joined(twins)}: the first of each is shown.`}
              </Alert>
            )}
            {narrowed.shown.length === 0 ? (
              <p className={styles.hint}>No games found.</p>
            ) : (
              <Games games={narrowed.shown} hintId={hintId} />
            )}
          </>
        )}
      </ListState>
    </>
  )
}
