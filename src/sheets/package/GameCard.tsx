import { teams } from '../../content/teams'
import { cupName } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import type { ListEntry } from '../../domain/games/cupWeek'
import { TeamLogo } from '../kit/TeamLogo'
import styles from './GameCard.module.css'
import type { PackageGame } from './packageGames'
import type { PackageFit } from './pageFit'
import { isBesideTime, nameSize } from './rowFit'
import { dayText, versusText } from './words'

interface GameCardProps {
  entry: ListEntry<PackageGame>
  /** Where the list does not say whose games these are. */
  showsTeam: boolean
  /** In CSS pixels (docs/rules/sheets.md#package). */
  logoSize: number
  fit: PackageFit
  /** On phones a game that is over is paler. */
  isPast?: boolean
}

/** One game: date, opponent, time and logo (docs/rules/sheets.md#package). */
export function GameCard(props: GameCardProps) {
  const { entry, showsTeam, logoSize, fit, isPast = false } = props
  const { game } = entry
  const { team, cup, club, logo, abbreviation, isPreseason, time } = game
  const home = showsTeam && team ? `${teams[team].name} ` : ''
  const match = home + versusText(game)
  const day = dayText(entry)
  const weight = isPreseason ? 700 : 500
  const kind = isBesideTime(match, time, fit, weight) ? '' : styles.long
  return (
    <li
      className={`${styles.card} ${styles[fit.layout]} ${kind} ${isPreseason ? styles.preseason : ''} ${isPast ? styles.past : ''}`}
    >
      <TeamLogo
        abbreviation={abbreviation}
        logo={logo}
        colors={club ?? undefined}
        league={team ? teams[team].league : undefined}
        size={logoSize}
        paperSize={fit.logo}
      />
      <div className={styles.words}>
        {day && (
          <p className={styles.date} data-game={game.key}>
            {day}
          </p>
        )}
        <p
          className={styles.match}
          style={{ '--name': nameSize(match, fit, weight) }}
          data-game={day ? undefined : game.key}
        >
          {match}
        </p>
        {time && <p className={styles.time}>{time}</p>}
        {cup && (
          <p className={styles.event}>
            <b>{cupName}</b> {cup === 'potential' && <span>{packageTexts.potentialGame}</span>}
          </p>
        )}
      </div>
    </li>
  )
}
