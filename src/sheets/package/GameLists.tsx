import { useId } from 'react'
import { type TeamKey, teams } from '../../content/teams'
import { gameCount } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import type { ListEntry } from '../../domain/games/cupWeek'
import { monthTitle } from '../../domain/time/dates'
import dots from '../kit/leader.module.css'
import paper from '../kit/PaperPage.module.css'
import { entriesByMonth } from '../kit/seasonWeeks'
import { TeamLogo } from '../kit/TeamLogo'
import looks from '../kit/teamLook.module.css'
import styles from './GameLists.module.css'
import { fitGame } from './gameFit'
import {
  type Band,
  certainCount,
  columnsOf,
  type GamePage,
  isTeamHeading,
  type ListPart,
} from './gamePages'
import type { PackageGame } from './packageContent'
import type { PackageFit } from './packageFit'
import { dayText, eventParts, headingText, versusText } from './packageLines'

interface GameListsProps {
  page: GamePage
  /** The teams that play. */
  playing: readonly TeamKey[]
  fit: PackageFit
}

/**
 * The games of one page: one list, in two columns if docs/rules/sheets.md#package says so, or a column for each team.
 */
export function GameLists({ page, playing, fit }: GameListsProps) {
  return (
    <div
      className={styles.lists}
      style={{
        '--row-height': fit.rowHeight,
        '--detail-font': fit.detailFont,
        '--time-font': fit.timeFont,
        '--heading-height': fit.headingHeight,
        '--month-height': fit.monthHeight,
        '--day-width': fit.dayWidth,
        '--line-gap': fit.hasDots ? 12 : 5,
      }}
    >
      {page.map((band) => (
        <div key={band.parts[0]?.heading} className={band.parts.length > 1 ? styles.pair : ''}>
          {band.parts.map((part) => (
            <GameList key={part.heading} part={part} band={band} playing={playing} fit={fit} />
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

function GameList({ part, band, playing, fit }: GameListProps) {
  const id = useId()
  const { heading, entries, total, potential, before, isContinued } = part
  const hasHeading = heading !== null || isContinued
  const isTeam = isTeamHeading(heading)
  const certain = certainCount(entries)
  const potentialHere = entries.length - certain
  const columns = columnsOf(entries, band.parts.length > 1 ? 1 : band.columns)
  return (
    <section
      className={`${styles.list} ${isTeam ? `${styles.team} ${looks[heading]}` : ''}`}
      aria-labelledby={hasHeading ? id : undefined}
    >
      {hasHeading && (
        <h3 id={id} className={`${styles.heading} ${isContinued ? paper.pagesOnly : ''}`}>
          <span>{headingText(part, playing)}</span>{' '}
          <span className={styles.count}>
            {entries.length < total && (
              <span className={paper.pagesOnly}>{packageTexts.partOf(certain)}</span>
            )}
            {/* All certain games of the list, and the potential ones of this page. */}
            <span>{gameCount(total - potential + potentialHere, potentialHere)}</span>
          </span>
        </h3>
      )}
      <div className={columns.length > 1 ? styles.halved : ''}>
        {columns.map((column, index) => (
          <div key={column[0]?.game.key}>
            <GameMonths
              entries={column}
              before={before + certainCount(columns.slice(0, index).flat())}
              showsTeam={playing.length !== 1 && !isTeam}
              fit={fit}
            />
          </div>
        ))}
      </div>
    </section>
  )
}

interface GameMonthsProps extends Omit<GameCardProps, 'entry'> {
  entries: readonly ListEntry<PackageGame>[]
  /** How many numbered games of the list come before these. */
  before: number
}

/** Games grouped by month, with the months' names if there is space. */
export function GameMonths({ entries, before, showsTeam, fit, isPast }: GameMonthsProps) {
  const id = useId()
  const months = fit.monthHeight > 0 ? entriesByMonth(entries) : [{ month: null, entries }]
  return months.map(({ month, entries: monthEntries }, index) => {
    const earlier = months.slice(0, index).flatMap((it) => it.entries)
    const monthId = month ? `${id}${month}` : undefined
    return (
      <div key={monthEntries[0]?.game.key}>
        {month && (
          <p id={monthId} className={styles.month}>
            {monthTitle(month)}
          </p>
        )}
        <ul
          className={styles.games}
          style={{ '--games-before': before + certainCount(earlier) }}
          aria-labelledby={monthId}
        >
          {monthEntries.map((entry) => (
            <GameCard
              key={entry.game.key}
              entry={entry}
              showsTeam={showsTeam}
              fit={fit}
              isPast={isPast}
            />
          ))}
        </ul>
      </div>
    )
  })
}

interface GameCardProps {
  entry: ListEntry<PackageGame>
  /** Whether to name the home team, because the list does not. */
  showsTeam: boolean
  fit: PackageFit
  /** Whether the game is over. On phones it is then paler. */
  isPast?: boolean
}

/** One game: date, opponent, time and logo (docs/rules/sheets.md#package). */
function GameCard({ entry, showsTeam, fit, isPast = false }: GameCardProps) {
  const { game } = entry
  const { team, club, logo, abbreviation, isPreseason, cup, time } = game
  const home = showsTeam && team ? `${teams[team].name} ` : ''
  const match = home + versusText(game)
  const day = dayText(entry, fit.hasYear)
  const isLine = fit.layout === 'line'
  const gameFit = fitGame(game, match, fit)
  const classes = [
    styles.card,
    styles[fit.layout],
    !isLine && !gameFit.isBesideTime && styles.long,
    gameFit.isLongTime && styles.inWords,
    gameFit.isEventBelow && styles.stacked,
    isPreseason && styles.preseason,
    isPast && styles.past,
    cup === 'potential' && styles.potential,
    gameFit.hasDots ? dots.leader : styles.ruled,
  ]
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      style={isLine ? { '--time-width': gameFit.timeWidth } : undefined}
    >
      <TeamLogo
        abbreviation={abbreviation}
        logo={logo}
        colors={club ?? undefined}
        league={team ? teams[team].league : undefined}
        size={fit.logoSize}
        paperSize={fit.logo}
      />
      <div className={styles.words}>
        {day && (
          <p className={styles.date} data-game={isLine ? undefined : game.key}>
            {day}
          </p>
        )}
        <p
          className={styles.match}
          style={{ '--name-font': gameFit.nameFont }}
          data-game={day && !isLine ? undefined : game.key}
        >
          <span>{match}</span>
        </p>
        {time && <p className={styles.time}>{time}</p>}
        <GameEvent game={game} />
      </div>
    </li>
  )
}

/** The tournament, and that both teams play that day. */
function GameEvent({ game }: { game: PackageGame }) {
  const { cup, notes } = eventParts(game)
  if (!cup && !notes) return null
  return (
    <p className={styles.event}>
      {cup && <b>{cup}</b>} {notes && <span>{notes}</span>}
    </p>
  )
}
