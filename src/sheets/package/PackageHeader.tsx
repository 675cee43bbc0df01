import { type TeamKey, teams } from '../../content/teams'
import { allTimes } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import { clubLogo, homeClub } from '../../domain/games/opponents'
import { MissingGames } from '../kit/DataNotes'
import paper from '../kit/PaperPage.module.css'
import { SheetHeader } from '../kit/SheetHeader'
import { TeamLogo } from '../kit/TeamLogo'
import type { Contact, SheetFooterFacts } from '../kit/useSheetFooter'
import styles from './Package.module.css'
import { StampedHeader } from './PackagePages'
import type { PackageContent } from './packageContent'
import type { PackageFit } from './packageFit'
import { countText, factsText, startTimesNote } from './packageLines'

interface PackageHeaderProps {
  title: string
  sheet: PackageContent
  fit: PackageFit
  contact: Contact | null
  footer: SheetFooterFacts
  /** Names the games that are missing; '' where none are. */
  warning: string
  staleSince: number | null
  onRetry: () => void
}

/** Everything above the first game. */
export function PackageHeader(props: PackageHeaderProps) {
  const { title, sheet, fit, contact, footer, warning, staleSince, onRetry } = props
  const { teams: playing, dated, undated } = sheet
  const { pages, isTight } = fit
  return (
    <>
      <StampedHeader
        look={styles}
        footer={footer}
        contact={contact}
        note={<p className={styles.note}>{startTimesNote(sheet)}</p>}
      >
        <SheetHeader
          eyebrow={factsText(sheet)}
          title={title}
          staleSince={staleSince}
          teams={playing}
        >
          {/* False where no team plays: an empty list would be shown as an empty row of logos. */}
          {playing.length > 0 &&
            playing.map((team) => <HomeTeam key={team} team={team} isTight={isTight} />)}
        </SheetHeader>
      </StampedHeader>
      {warning && <MissingGames words={warning} onRetry={onRetry} />}
      <div className={styles.listHead}>
        <h2 className={styles.heading}>{packageTexts.heading}</h2>
        <p className={styles.facts}>
          <span>
            <span>{countText([...dated, ...undated])}</span>
            {pages.length > 1 && (
              <span className={paper.pagesOnly}>{packageTexts.onPages(pages.length)}</span>
            )}
          </span>{' '}
          <span>{allTimes}</span>
        </p>
      </div>
    </>
  )
}

/** A home team's logo with its name. */
function HomeTeam({ team, isTight }: { team: TeamKey; isTight: boolean }) {
  const club = homeClub(team)
  return (
    <p className={styles.homeTeam}>
      <TeamLogo
        abbreviation={teams[team].letters}
        logo={clubLogo(team, club?.code ?? '')}
        colors={club ?? undefined}
        league={teams[team].league}
        size={isTight ? 40 : 56}
        paperSize={isTight ? 25 : 40}
      />
      {teams[team].name}
    </p>
  )
}
