import { useId } from 'react'
import type { TeamKey } from '../../content/teams'
import { gameCount } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import paper from '../kit/PaperPage.module.css'
import looks from '../kit/teamLook.module.css'
import { GameCard } from './GameCard'
import styles from './GameLists.module.css'
import { type Band, type GamePage, isTeamHeading, type ListPart } from './gamePages'
import type { PackageFit } from './pageFit'
import { headingText } from './words'

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
