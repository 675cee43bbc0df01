import { useParams } from 'react-router-dom'
import './sheet.css'
import { type ReactNode, useContext, useEffect, useInsertionEffect, useRef } from 'react'
import { teamKeys } from '../../content/teams'
import type { Contact } from './contact'
import { usePrintName } from './printName'
import { SheetFooter } from './SheetFooter'
import styles from './SheetPage.module.css'
import { SheetToolbar } from './SheetToolbar'
import { type Orientation, SheetReportContext } from './sheetContext'
import type { SheetFooterFacts } from './useSheetFooter'

interface SheetPageProps {
  orientation: Orientation
  /** What the file of a saved PDF says: plan or code, rep, kind of sheet. The day is added. */
  printName: readonly string[]
  /** Buttons and links above the sheet, before Print; never printed. */
  toolbar?: ReactNode
  /** Of these, what a phone shows above the sheet too. */
  notices?: ReactNode
  /** Whom the bar at the bottom of a phone's window calls; null: the venue itself. */
  contact?: Contact | null
  /** The calendar's button in that bar. */
  calendar?: ReactNode
  /** What stands under the sheet; one of pages of its own sets its footer itself. */
  footer?: SheetFooterFacts
  /** A part of it is still on the way: a print set waits for it. */
  isPartial?: boolean
  children: ReactNode
}

/**
 * The frame of a printable page: a letter sheet on a quiet desk. Inside, lengths are written as
 * `calc(n * var(--pt))`: points on paper, scaled to the window on screen. The paper has its margins
 * inside; on a second page of the sheet's own making, `--page-top` is the one above. What a sheet
 * is high must leave space for `--footer`. In a print set it is the paper alone.
 */
export function SheetPage(props: SheetPageProps) {
  const { orientation, printName, toolbar, notices, contact = null, calendar } = props
  const { footer, isPartial = false, children } = props
  const tell = useContext(SheetReportContext)
  const paper = useRef<HTMLDivElement>(null)
  const name = printName.join('\n')
  // Staff's own name for it, where it has one for customers.
  const { combinePlanEvent } = useParams()
  const code = printName[0] ? combinePlanEvent?.toUpperCase() : undefined
  useEffect(() => {
    if (paper.current === null || isPartial) return
    tell?.({
      state: 'ready',
      orientation,
      printName: name.split('\n'),
      paper: paper.current,
      pages: Math.max(1, paper.current.querySelectorAll('[data-page]').length),
      teams: teamKeys.filter((team) => paper.current?.querySelector(`[data-team=${team}]`)),
    })
  }, [tell, orientation, name, isPartial])
  usePageRule(tell === null ? orientation : null)
  usePrintName(tell === null ? printName : null)
  const sharedName = printName.filter((part) => part && part !== code).join(' – ')
  const Desk = tell === null ? 'main' : 'div'
  return (
    <Desk className={styles.desk}>
      {tell === null && (
        <div className={styles.toolbar}>
          <SheetToolbar name={sharedName} {...{ contact, calendar, notices }}>
            {toolbar}
          </SheetToolbar>
        </div>
      )}
      <div
        ref={paper}
        className={`${styles.paper} ${styles[orientation]}`}
        style={{ '--footer': footer?.height ?? 0 }}
      >
        {children}
        {footer && <SheetFooter footer={footer} />}
      </div>
    </Desk>
  )
}

/**
 * Sets the paper of the page on screen now. `@page` holds for the whole document, so it is a rule
 * of the mounted sheet and not of a style sheet: two imported sheets would fight
 * (docs/print.md#one-page-rule-at-a-time). It goes in through CSSOM, because a strict CSP lets only
 * an empty style element pass.
 *
 * A page without margins leaves the browser no space to print its own header and footer over the
 * sheet's; the sheet's paper has its margins inside.
 * @param orientation null in a print set, whose sheets have named pages.
 */
function usePageRule(orientation: Orientation | null): void {
  useInsertionEffect(() => {
    if (orientation === null) return
    const style = document.createElement('style')
    style.media = 'print'
    document.head.append(style)
    style.sheet?.insertRule(`@page { size: letter ${orientation}; margin: 0 }`)
    return () => style.remove()
  }, [orientation])
}
