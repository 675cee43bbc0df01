import { teams } from '../../content/teams'
import { cupName } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import type { ListEntry } from '../../domain/games/cupWeek'
import { TeamLogo } from '../kit/TeamLogo'
import styles from './GameCard.module.css'
import type { PackageGame } from './packageGames'
import type { PackageFit } from './pageFit'
import { nameSize } from './rowFit'
import { dayText, versusText } from './words'

interface GameCardProps {
  entry: ListEntry<PackageGame>
  /** Where the list does not say whose games these are. */
  showsTeam: boolean
  /** In CSS pixels (docs/rules/sheets.md#package). */
  logoSize: number
  fit: PackageFit
}

/** One game: date, opponent, time and logo (docs/rules/sheets.md#package). */
export function GameCard({ entry, showsTeam, logoSize, fit }: GameCardProps) {
  const { game } = entry
  const { team, cup, club, logo, abbreviation, isPreseason, time } = game
  const home = showsTeam && team ? `${teams[team].name} ` : ''
  const match = home + versusText(game)
  const day = dayText(entry)
  return (
    <li className={`${styles.card} ${styles[fit.layout]} ${isPreseason ? styles.preseason : ''}`}>
      <TeamLogo
        abbreviation={abbreviation}
        logo={logo}
        colors={club ?? undefined}
        size={logoSize}
        paperSize={fit.logo}
      />
      <div className={styles.words}>
        {day && <p className={styles.date}>{day}</p>}
        <p
          className={styles.match}
          style={{ '--name': nameSize(match, fit, isPreseason ? 700 : 500) }}
        >
          {match}
        </p>
        <p className={styles.hour}>
          {time && <span className={styles.time}>{time}</span>}{' '}
          {cup && <b className={styles.cup}>{cupName}</b>}{' '}
          {cup === 'potential' && <span>{packageTexts.potentialGame}</span>}
        </p>
      </div>
    </li>
  )
}
