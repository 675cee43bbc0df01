import { arena } from '../../content/venue'
import { allTimes } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import { AccountManager } from '../kit/AccountManager'
import { MissingGames } from '../kit/DataNotes'
import { HomeTeam } from '../kit/HomeTeam'
import paper from '../kit/PaperPage.module.css'
import { SheetHeader } from '../kit/SheetHeader'
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
        <AccountManager contact={contact ?? venueContact} {...(!contact && { lead: arena })} />
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
