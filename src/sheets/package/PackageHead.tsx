import { packageTexts } from '../../content/packageTexts'
import type { TeamKey } from '../../domain/games/game'
import { clubLogo, findOpponent } from '../../domain/games/opponents'
import { MissingGames } from '../kit/MissingGames'
import { SheetHeader } from '../kit/SheetHeader'
import { TeamLogo } from '../kit/TeamLogo'
import styles from './Package.module.css'
import paper from './PaperPage.module.css'
import { countText, packageHeading, startTimesNote, teamNames } from './words'

interface PackageHeadProps {
  title: string
  /** Code and season. */
  facts: string
  teams: TeamKey[]
  /** All games, on all pages. */
  count: number
  pages: number
  /** Says which games are missing; '' where none are. */
  warning: string
  asOf: number | null
  onRetry: () => void
  isTight: boolean
}

/** Everything above the first game. */
export function PackageHead(props: PackageHeadProps) {
  const { title, facts, teams, count, pages, warning, asOf, onRetry, isTight } = props
  return (
    <>
      <SheetHeader eyebrow={facts} title={title} asOf={asOf}>
        {teams.length > 0 &&
          teams.map((team) => <HomeTeam key={team} team={team} isTight={isTight} />)}
      </SheetHeader>
      {warning && <MissingGames words={warning} onRetry={onRetry} />}
      <p className={styles.note}>{startTimesNote(teams)}</p>
      <div className={styles.listHead}>
        <h2 className={styles.heading}>{packageHeading}</h2>
        <p className={styles.facts}>
          <span>
            <span>{countText(count)}</span>
            {pages > 1 && <span className={paper.pagesOnly}>{packageTexts.onPages(pages)}</span>}
          </span>{' '}
          <span>{packageTexts.allTimes}</span>
        </p>
      </div>
    </>
  )
}

export const homeClub = (team: TeamKey) => findOpponent(team, teamNames[team])

/** A home team's logo with its name: both have the same three letters. */
function HomeTeam({ team, isTight }: { team: TeamKey; isTight: boolean }) {
  const club = homeClub(team)
  return (
    <p className={styles.homeTeam}>
      <TeamLogo
        abbreviation={club?.code ?? ''}
        logo={clubLogo(team, club?.code ?? '')}
        colors={club ?? undefined}
        size={isTight ? 40 : 56}
        paperSize={isTight ? 25 : 40}
      />
      {teamNames[team]}
    </p>
  )
}
