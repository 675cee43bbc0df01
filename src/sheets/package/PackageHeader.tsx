import { arena } from '../../content/venue'
import { allTimes } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import { venueContact } from '../../domain/rep'
import { AccountManager } from '../kit/contactParts'
import { MissingDataAlert } from '../kit/DataNotes'
import paper from '../kit/PaperPage.module.css'
import { HomeTeam, SheetHeader } from '../kit/SheetHeader'
import styles from './Package.module.css'
import { countText, factsText } from './packageLines'
import type { Package } from './usePackage'

interface PackageHeaderProps {
  content: Package
  /** How many pages the package has. */
  pageCount: number
  /** Whether the text is smaller, because there are many games. */
  isTight: boolean
}

/** Everything above the first game of a package. */
export function PackageHeader({ content, pageCount, isTight }: PackageHeaderProps) {
  const { title, sheet, contact, header, warning, staleSince, onRetry } = content
  const [first, second] = sheet.teams
  return (
    <>
      <SheetHeader
        eyebrow={factsText(sheet)}
        title={title}
        staleSince={staleSince}
        teams={sheet.teams}
        badge={first && <HomeTeam team={first} isTight={isTight} />}
      >
        {second && <HomeTeam team={second} isTight={isTight} />}
        <AccountManager contact={contact ?? venueContact} lead={contact ? undefined : arena} />
      </SheetHeader>
      <p className={styles.note}>{header.note}</p>
      {warning && <MissingDataAlert message={warning} onRetry={onRetry} />}
      <div className={styles.listHead}>
        <h2 className={styles.heading}>{packageTexts.heading}</h2>
        <p className={styles.facts}>
          <span>
            <span>{countText([...sheet.dated, ...sheet.undated])}</span>
            {pageCount > 1 && (
              <span className={paper.pagesOnly}>{packageTexts.onPages(pageCount)}</span>
            )}
          </span>{' '}
          <span>{allTimes}</span>
        </p>
      </div>
    </>
  )
}
