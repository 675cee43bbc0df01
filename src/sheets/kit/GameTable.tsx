import {
  gameColumns as columns,
  dateToBeAnnounced,
  nextGameName,
  opponentUnknown,
  preseasonMark,
  undatedHeading,
  versus,
} from '../../content/words/gameWords'
import { monthTitle } from '../../domain/time/dates'
import type { GamesFit } from './fit/gamesFit'
import styles from './GameTable.module.css'
import { gamesByMonth, type ListedGame, listedGameKey } from './gameList'
import dots from './leader.module.css'
import { EarlierGames } from './PhoneList'
import list from './PhoneList.module.css'
import { TeamLogo } from './TeamLogo'
import { useToday } from './useToday'

/** Size of a badge that only phones show, in CSS pixels. */
const PHONE_BADGE = 38

interface GameTableProps {
  title: string
  /** Shown beside the title. */
  note?: string
  /** Shown below the title. */
  facts?: string
  games: readonly ListedGame[]
  /** All games, if `games` is one of several parts. The first part shows the next game. */
  allGames?: readonly ListedGame[]
  fit: GamesFit
  /** Shown if there are no games. */
  noGames: string
}

/** A plan's games as a table with date, opponent and time, grouped by month. */
export function GameTable(props: GameTableProps) {
  const { title, note, facts, games, allGames = games, fit, noGames } = props
  const today = useToday()
  const isPast = ({ day }: ListedGame) => day !== null && day < today
  const pastCount = games.filter(isPast).length
  const next = allGames.find(({ day }) => day !== null && day >= today)
  // The very first game is already at the top.
  const showsNext = games[0] === allGames[0] && next !== allGames[0]
  const withouts = [
    fit.badgeSize > 0 ? '' : styles.withoutBadges,
    fit.monthHeight > 0 ? '' : styles.withoutMonths,
    fit.hasDots ? '' : styles.withoutDots,
  ]
  return (
    <table
      className={[styles.table, ...withouts].join(' ')}
      style={{
        '--type': fit.fontSize,
        '--game-row': fit.rowHeight,
        '--ems': fit.lineHeight,
        '--month': fit.monthHeight,
        '--date': fit.dateWidth,
        '--date-size': fit.dateSize,
        '--badge': fit.badgeSize,
      }}
    >
      <caption className={styles.caption}>
        <h2 className={styles.title}>
          <span>{title}</span> {note && <span className={styles.note}>{note}</span>}
        </h2>{' '}
        {facts && <p className={`${styles.note} ${styles.facts}`}>{facts}</p>}
        {next && showsNext && <NextGame game={next} />}
        {pastCount > 0 && pastCount < games.length && <EarlierGames count={pastCount} />}
      </caption>
      <colgroup>
        <col className={styles.dateColumn} />
        <col />
        <col className={styles.timeColumn} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.opponent}</th>
          <th scope="col" className={styles.time}>
            {columns.time}
          </th>
        </tr>
      </thead>
      {games.length === 0 && (
        <tbody>
          <tr>
            <td colSpan={3}>{noGames}</td>
          </tr>
        </tbody>
      )}
      {gamesByMonth(games).map(({ month, entries }) => (
        <tbody key={month}>
          <tr className={styles.month}>
            <th scope="rowgroup" colSpan={3}>
              {month ? monthTitle(month) : undatedHeading}
            </th>
          </tr>
          {entries.map((game) => (
            <GameRow
              key={listedGameKey(game)}
              game={game}
              badge={fit.badgeSize || PHONE_BADGE}
              isPast={isPast(game)}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function GameRow({ game, badge, isPast }: { game: ListedGame; badge: number; isPast: boolean }) {
  const { date, opponent, abbreviation, colors, league, logo, time, isPreseason, part } = game
  return (
    <tr className={`${isPast ? styles.past : ''} ${isPreseason ? styles.preseason : ''}`}>
      <td>
        <span className={styles.date}>{date || dateToBeAnnounced}</span>
      </td>
      <th scope="row">
        <span className={`${styles.match} ${time ? dots.leader : ''}`}>
          <span className={styles.badge} aria-hidden="true">
            <TeamLogo
              abbreviation={abbreviation}
              logo={logo}
              colors={colors}
              league={league}
              size={badge}
            />
          </span>
          <span data-game={game.key}>
            <span>{versus(opponent || opponentUnknown)}</span>
            {isPreseason && <span className={styles.mark}>{` ${preseasonMark}`}</span>}
            {part && <span className={styles.part}>{` ${part}`}</span>}
          </span>
        </span>
      </th>
      <td className={styles.time}>{time}</td>
    </tr>
  )
}

/** The first game that is not over. Shown on phones only. */
function NextGame({ game: { date, opponent, time } }: { game: ListedGame }) {
  return (
    <p className={`${styles.next} ${list.next}`}>
      <b>{nextGameName}</b> <span>{date}</span> <span>{versus(opponent || opponentUnknown)}</span>{' '}
      <span>{time}</span>
    </p>
  )
}
