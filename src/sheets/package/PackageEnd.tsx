import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { packageTexts } from '../../content/words/packageTexts'
import { PaperAddress, SalesLine, SheetFooter } from '../kit/SheetFooter'
import { useKeepRep } from '../kit/useUrlRep'
import styles from './Package.module.css'
import type { Package } from './usePackage'

interface PackageEndProps {
  content: Package
  /** Shows the footnote on preseason games; of several pages each has its own. */
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
              <b>{packageTexts.extraTicketsLead}</b> {packageTexts.extraTickets}{' '}
              {!contact && <SalesLine />}
            </p>
          </>
        }
        // Where the plan has a title, the code is not on the sheet yet.
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
