import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { packageTexts } from '../../content/words/packageTexts'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { Game } from '../../domain/games/game'
import { PaperAddress, SalesLine, SheetFooter } from '../kit/SheetFooter'
import { useAskedRep, useKeepRep } from '../kit/useAskedRep'
import {
  addressText,
  type SheetFooterFacts,
  salesText,
  useSheetFooter,
} from '../kit/useSheetFooter'
import styles from './Package.module.css'
import { insideCode, updatedLine } from './packageLines'

/** The footer of a package or its text, and the space that it takes; `code` as it stands in the URL. */
export function usePackageFooter(
  code: string,
  plan: CombinedPlan,
  printed: { games: readonly Game[]; warning: string; hasFootnote: boolean },
): SheetFooterFacts {
  const contact = useAskedRep() ? '' : salesText
  const { calendar, extraTicketsLead, extraTickets } = packageTexts
  const calendarPath = paths.calendar({ combinePlanEvent: code })
  return useSheetFooter({
    ...printed,
    dated: updatedLine(plan.lastUpdated),
    moduleMm: printed.games.length > 44 ? 0.36 : undefined,
    notice: `${extraTicketsLead} ${extraTickets} ${contact}`,
    more: `${calendar} ${addressText(calendarPath)}`,
  })
}

interface PackageEndProps {
  code: string
  plan: CombinedPlan
  footer: SheetFooterFacts
  /** The footnote stands here; of several pages each has its own. */
  hasFootnote: boolean
}

/** What follows the last game: what the asterisk means, the notice on extra tickets, whose sheet it is. */
export function PackageEnd({ code, plan, footer, hasFootnote }: PackageEndProps) {
  const hasContact = useAskedRep() !== null
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
              {!hasContact && <SalesLine />}
            </p>
          </>
        }
        code={insideCode(plan)}
      >
        <p>
          <Link to={keepRep(calendarPath)}>{packageTexts.calendar}</Link>{' '}
          <PaperAddress to={calendarPath} />
        </p>
      </SheetFooter>
    </div>
  )
}
