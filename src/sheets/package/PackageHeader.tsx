import { type TeamKey, teams } from '../../content/teams'
import { arena } from '../../content/venue'
import { allTimes } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import { clubLogo, homeClub } from '../../domain/games/opponents'
import { AccountManager } from '../kit/AccountManager'
import { MissingGames } from '../kit/DataNotes'
import paper from '../kit/PaperPage.module.css'
import { SheetHeader } from '../kit/SheetHeader'
import { TeamLogo } from '../kit/TeamLogo'
import { type Contact, venueContact } from '../kit/useSheetFooter'
import styles from './Package.module.css'
import type { PackageContent } from './packageContent'
import type { PackageFit } from './packageFit'
import { countText, factsText, startTimesNote } from './packageLines'
import type { HeaderContent } from './titleFit'

/** What decides how much space the header needs. */
export const headerContent = (
  title: string,
  sheet: PackageContent,
  contact: Contact | null,
): HeaderContent => ({
  title,
  note: startTimesNote(sheet),
  teams: sheet.teams.length,
  contact: contact ?? venueContact,
})

interface PackageHeaderProps {
  title: string
  sheet: PackageContent
  fit: Pick<PackageFit, 'isTight'> & { pages: readonly unknown[] }
  /** The rep whom the address names; null for the venue itself. */
  contact: Contact | null
  /** Names the games that are missing; '' where none are. */
  warning: string
  staleSince: number | null
  onRetry: () => void
}

/** Everything above the first game. */
export function PackageHeader(props: PackageHeaderProps) {
  const { title, sheet, fit, contact, warning, staleSince, onRetry } = props
  const { teams: playing, dated, undated } = sheet
  const [first, second] = playing
  const { pages, isTight } = fit
  return (
    <>
      <SheetHeader
        eyebrow={factsText(sheet)}
        title={title}
        staleSince={staleSince}
        teams={playing}
        badge={first && <HomeTeam team={first} isTight={isTight} />}
      >
        {second && <HomeTeam team={second} isTight={isTight} />}
        {contact ? (
          <AccountManager contact={contact} />
        ) : (
          <AccountManager contact={venueContact} lead={arena} />
        )}
      </SheetHeader>
      <p className={styles.note}>{startTimesNote(sheet)}</p>
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
export function HomeTeam({ team, isTight }: { team: TeamKey; isTight: boolean }) {
  const club = homeClub(team)
  return (
    <p className={styles.homeTeam}>
      <TeamLogo
        abbreviation={teams[team].letters}
        logo={clubLogo(team, club?.code ?? '')}
        colors={club ?? undefined}
        league={teams[team].league}
        size={isTight ? 40 : 56}
        paperSize={isTight ? 28 : 40}
      />
      {teams[team].name}
    </p>
  )
}
