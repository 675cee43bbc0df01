import { Link } from 'react-router-dom'
import { packageTexts } from '../../content/words/packageTexts'
import { PaperAddress } from '../kit/PaperAddress'
import styles from './Package.module.css'
import type { PackageGames } from './packageGames'
import { calendarLabel, updatedLine } from './words'

interface PackageFootProps {
  sheet: PackageGames
  /** Address of the season calendar below the base path. */
  calendarPath: string
  /** As the server sent it. */
  lastUpdated: string
  /** The footnote stands here; of several pages each has its own. */
  hasFootnote: boolean
}

/** What follows the last game: the notice on extra tickets and the sheet's date. */
export function PackageFoot({ sheet, calendarPath, lastUpdated, hasFootnote }: PackageFootProps) {
  const updated = updatedLine(lastUpdated)
  return (
    <div className={styles.foot}>
      <p className={styles.notice}>
        <b>{packageTexts.extraTicketsLead}</b> {packageTexts.extraTickets}
      </p>
      <div className={styles.lastLine}>
        {hasFootnote && <p className={styles.preseasonNote}>{packageTexts.preseasonFootnote}</p>}
        {updated && <p>{updated}</p>}
        <p className={styles.calendarLink}>
          <Link to={calendarPath}>{calendarLabel(sheet)}</Link> <PaperAddress to={calendarPath} />
        </p>
      </div>
    </div>
  )
}
