import { useId } from 'react'
import { type TeamKey, teams } from '../../content/teams'
import { cupName, gameCount } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import type { ListEntry } from '../../domain/games/cupWeek'
import paper from '../kit/PaperPage.module.css'
import { TeamLogo } from '../kit/TeamLogo'
import looks from '../kit/teamLook.module.css'
import styles from './GameLists.module.css'
import { type Band, type GamePage, isTeamHeading, type ListPart } from './gamePages'
import type { PackageFit } from './packageFit'
import type { PackageGame } from './packageGames'
import { dayText, headingText, versusText } from './packageLines'
import { isBesideTime, nameSize } from './rowFit'

interface GameListsProps {
  page: GamePage
  teams: TeamKey[]
  /** In CSS pixels (docs/rules/sheets.md#package). */
  logoSize: number
  fit: PackageFit
}

/**
 * The games of one page: one list, halved where docs/rules/sheets.md#package says so, or a column
 * for each team.
 */
export function GameLists({ page, ...shared }: GameListsProps) {
  const { row, match, meta, time, heading, isTight } = shared.fit
  return (
    <div
      className={styles.lists}
      style={{
        ...{ '--game-row': row, '--match': match, '--meta': meta, '--time': time },
        ...{ '--heading': heading, '--heading-type': isTight ? 13 : 14 },
      }}
    >
      {page.map((band) => (
        <div key={band.parts[0]?.heading} className={band.parts.length > 1 ? styles.pair : ''}>
          {band.parts.map((part) => (
            <GameList key={part.heading} part={part} band={band} {...shared} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface GameListProps extends Omit<GameListsProps, 'page'> {
  part: ListPart
  band: Band
}

function GameList({ part, band, teams, logoSize, fit }: GameListProps) {
  const id = useId()
  const { heading, entries, total, isContinued } = part
  const isTeam = isTeamHeading(heading)
  const text = headingText(part, teams)
  const isHalved = band.parts.length === 1 && band.columns === 2
  return (
    <section className={`${styles.list} ${isTeam ? `${styles.team} ${looks[heading]}` : ''}`}>
      {(heading || isContinued) && (
        <h3 id={id} className={`${styles.heading} ${isContinued ? paper.pagesOnly : ''}`}>
          <span>{text}</span>{' '}
          <span className={styles.count}>
            {entries.length < total && (
              <span className={paper.pagesOnly}>{packageTexts.partOf(entries.length)}</span>
            )}
            <span>{gameCount(total)}</span>
          </span>
        </h3>
      )}
      <ul
        className={`${styles.games} ${isHalved ? styles.halved : ''}`}
        style={{ '--rows': band.rows, '--before': part.before }}
        {...(heading || isContinued ? { 'aria-labelledby': id } : {})}
      >
        {entries.map((entry) => (
          <GameCard
            key={entry.game.key}
            entry={entry}
            showsTeam={teams.length !== 1 && !isTeam}
            logoSize={logoSize}
            fit={fit}
          />
        ))}
      </ul>
    </section>
  )
}

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
