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
import { fitOnLine, hasDots, isBesideTime, nameSize } from './gameFit'
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
export function GameLists({ page, ...shared }: GameListsProps) {
  const { fit } = shared
  return (
    <div
      className={styles.lists}
      style={{
        '--game-row': fit.rowHeight,
        '--match': fit.opponentFont,
        '--meta': fit.detailFont,
        '--time': fit.timeFont,
        '--heading': fit.headingHeight,
        '--heading-type': fit.isTight ? 13 : 14,
        '--month': fit.monthHeight,
        '--day': fit.dayWidth,
        '--line-gap': fit.hasDots ? 12 : 5,
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

function GameList({ part, band, playing, fit }: GameListProps) {
  const id = useId()
  const { heading, entries, total, potential, before, isContinued } = part
  const hasHeading = heading !== null || isContinued
  const isTeam = isTeamHeading(heading)
  const certain = certainCount(entries)
  const potentialHere = entries.length - certain
  const columns = columnsOf(entries, band.parts.length > 1 ? 1 : band.columns)
  const cards = { showsTeam: playing.length !== 1 && !isTeam, fit }
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
            <span>{gameCount(total - potential + potentialHere, potentialHere)}</span>
          </span>
        </h3>
      )}
      <div className={columns.length > 1 ? styles.halved : ''}>
        {columns.map((column, index) => (
          <div key={column[0]?.game.key}>
            <GameMonths
              entries={column}
              before={before + (index > 0 ? certainCount(columns[0] ?? []) : 0)}
              {...cards}
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
export function GameMonths({ entries, before, ...card }: GameMonthsProps) {
  const id = useId()
  const months = card.fit.monthHeight > 0 ? entriesByMonth(entries) : [{ month: null, entries }]
  let above = before
  return months.map(({ month, entries: monthEntries }) => {
    const start = above
    above += certainCount(monthEntries)
    const name = month && `${id}${month}`
    return (
      <div key={monthEntries[0]?.game.key}>
        {month && (
          <p id={name ?? undefined} className={styles.month}>
            {monthTitle(month)}
          </p>
        )}
        <ul
          className={styles.games}
          style={{ '--before': start }}
          aria-labelledby={name ?? undefined}
        >
          {monthEntries.map((entry) => (
            <GameCard key={entry.game.key} entry={entry} {...card} />
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
function GameCard(props: GameCardProps) {
  const { entry, showsTeam, fit, isPast = false } = props
  const { game } = entry
  const { team, club, logo, abbreviation, isPreseason, cup, time } = game
  const home = showsTeam && team ? `${teams[team].name} ` : ''
  const match = home + versusText(game)
  const day = dayText(entry, fit.hasYear)
  const line = fitOnLine(game, match, fit)
  const isLine = fit.layout === 'line'
  const classes = [
    styles.card,
    styles[fit.layout],
    !isLine && !isBesideTime(game, match, fit) && styles.long,
    line.isLongTime && styles.inWords,
    line.isEventBelow && styles.stacked,
    isPreseason && styles.preseason,
    isPast && styles.past,
    cup === 'potential' && styles.potential,
    hasDots(game, match, fit) && dots.leader,
  ]
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      style={isLine ? { '--time-width': line.timeWidth } : undefined}
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
          style={{ '--name': nameSize(game, match, fit) }}
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
  const { cup, more } = eventParts(game)
  if (!cup && !more) return null
  return (
    <p className={styles.event}>
      {cup && <b>{cup}</b>} {more && <span>{more}</span>}
    </p>
  )
}
