import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { packageTexts } from '../../content/packageTexts'
import { updatedText } from '../../domain/eastern'
import type { PackageGames } from '../../domain/packageGames'
import styles from './Package.module.css'
import { updatedLine } from './words'

interface PackageFootProps {
  code: string
  sheet: PackageGames
  /** As the server sent it. */
  lastUpdated: string
  /** The footnote stands here; of several pages each has its own. */
  hasFootnote: boolean
}

/** What follows the last game: the notice on extra tickets and the sheet's date. */
export function PackageFoot({ code, sheet, lastUpdated, hasFootnote }: PackageFootProps) {
  const updated = updatedText(lastUpdated)
  return (
    <div className={styles.foot}>
      <p className={styles.notice}>
        <b>{packageTexts.extraTicketsLead}</b> {packageTexts.extraTickets}
      </p>
      <div className={styles.lastLine}>
        {hasFootnote && <p className={styles.preseasonNote}>{packageTexts.preseasonFootnote}</p>}
        {updated && <p>{updatedLine(updated)}</p>}
        <p className={styles.calendarLink}>
          <Link to={paths.calendar(code)}>
            {`Season calendar ${sheet.calendarCode ?? ''}`.trim()}
          </Link>
        </p>
      </div>
    </div>
  )
}
