import { opponentUnknown } from '../../content/teams'
import type { ListedGame } from '../../domain/gameList'
import styles from './GameTable.module.css'
import type { GamesFit } from './paperFit'
import { TeamLogo } from './TeamLogo'

/** Tells the games of one list apart, also where a plan names the same code twice. */
export const gameKey = ({ code, date, opponent }: ListedGame) => `${code} ${date} ${opponent}`

interface GameTableProps {
  title: string
  /** Beside the title. */
  note?: string
  games: readonly ListedGame[]
  fit: GamesFit
  /** Said instead of the games when there is none. */
  noGames: string
}

/** Games of one plan as a table: date, opponent, time. */
export function GameTable({ title, note, games, fit, noGames }: GameTableProps) {
  return (
    <table className={styles.table} style={{ '--type': fit.type, '--row': fit.row }}>
      <caption className={styles.caption}>
        <h2 className={styles.title}>
          {title} {note && <span className={styles.note}>{note}</span>}
        </h2>
      </caption>
      <colgroup>
        <col className={styles.dateColumn} />
        <col />
        <col className={styles.timeColumn} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Opponent</th>
          <th scope="col" className={styles.time}>
            Time
          </th>
        </tr>
      </thead>
      <tbody>
        {games.length === 0 && (
          <tr>
            <td colSpan={3}>{noGames}</td>
          </tr>
        )}
        {games.map((game) => (
          <GameRow key={gameKey(game)} game={game} badge={fit.badge} />
        ))}
      </tbody>
    </table>
  )
}

function GameRow({ game, badge }: { game: ListedGame; badge: number }) {
  const { date, opponent, abbreviation, colors, logo, time, isPreseason } = game
  return (
    <tr>
      <td>{date || 'To be announced'}</td>
      <th scope="row">
        <span className={styles.match}>
          <span className={styles.badge} aria-hidden="true">
            {badge > 0 ? (
              <TeamLogo abbreviation={abbreviation} logo={logo} colors={colors} size={badge} />
            ) : (
              <span className={styles.ring} style={{ borderColor: colors?.primary }} />
            )}
          </span>
          <span>
            {opponent ? `vs. ${opponent}` : opponentUnknown}
            {isPreseason && <span className={styles.mark}> *PRESEASON</span>}
          </span>
        </span>
      </th>
      <td className={styles.time}>{time}</td>
    </tr>
  )
}
