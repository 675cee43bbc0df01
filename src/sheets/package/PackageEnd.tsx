import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { packageTexts } from '../../content/words/packageTexts'
import { PaperAddress, SalesLine, SheetFooter } from '../kit/SheetFooter'
import { useKeepRep } from '../kit/useUrlRep'
import styles from './Package.module.css'
import type { Package } from './usePackage'

interface PackageEndProps {
  content: Package
  /** Whether to show the footnote on preseason games. */
  hasFootnote: boolean
}

/** Everything below the last game: footnote, the notice on extra tickets, the sheet's footer. */
export function PackageEnd({ content, hasFootnote }: PackageEndProps) {
  const { code, plan, contact, footer } = content
  const keepRep = useKeepRep()
  const calendarPath = paths.calendar({ combinePlanEvent: code })
  return (
    <div className={styles.end}>
      <SheetFooter
        footer={footer}
        notice={
          <>
            {hasFootnote && <p className={styles.footnote}>{packageTexts.preseasonFootnote}</p>}
            <p>
              <span>
                <b>{packageTexts.extraTicketsLead}</b> {packageTexts.extraTickets}{' '}
                {!contact && <SalesLine />}
              </span>
            </p>
          </>
        }
        // If the plan has no title, the code is already the sheet's title.
        code={plan.title && plan.code.toUpperCase()}
      >
        <p>
          <Link to={keepRep(calendarPath)}>{packageTexts.calendar}</Link>{' '}
          <PaperAddress to={calendarPath} />
        </p>
      </SheetFooter>
    </div>
  )
}
