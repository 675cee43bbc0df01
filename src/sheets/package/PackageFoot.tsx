import { packageTexts } from '../../content/words/packageTexts'
import { ContactWays, SalesLine } from '../kit/SheetFoot'
import type { Contact } from '../kit/useSheetFoot'
import styles from './Package.module.css'

interface PackageFootProps {
  /** The footnote stands here; of several pages each has its own. */
  hasFootnote: boolean
  contact: Contact | null
}

/** What follows the last game: what the asterisk means and the notice on extra tickets. */
export function PackageFoot({ hasFootnote, contact }: PackageFootProps) {
  return (
    <div className={styles.foot}>
      {hasFootnote && <p className={styles.preseasonNote}>{packageTexts.preseasonFootnote}</p>}
      <p className={styles.notice}>
        <b>{packageTexts.extraTicketsLead}</b> {packageTexts.extraTickets}{' '}
        <span className={styles.contact}>
          {contact ? (
            <>
              <b>{contact.name}</b> <ContactWays {...contact} />
            </>
          ) : (
            <SalesLine />
          )}
        </span>
      </p>
    </div>
  )
}
