import { useParams } from 'react-router-dom'
import './sheet.css'
import { type ReactNode, useContext, useEffect, useInsertionEffect, useRef } from 'react'
import { teamKeys } from '../../content/teams'
import type { Contact } from '../../domain/rep'
import { usePrintName } from './printName'
import { SheetFooter } from './SheetFooter'
import styles from './SheetPage.module.css'
import { SheetToolbar } from './SheetToolbar'
import { type Orientation, SheetReportContext } from './sheetContext'
import type { SheetFooterData } from './useSheetFooter'

interface SheetPageProps {
  orientation: Orientation
  /** Parts of a saved PDF's file name: plan or code, rep, kind of sheet. The date is added. */
  printName: readonly string[]
  /** Buttons and links above the sheet, before Print. Never printed. */
  toolbar?: ReactNode
  /** Shown above the sheet, also on phones. */
  notices?: ReactNode
  /** The person to call from the bar at the bottom on phones, or null for the venue. */
  contact?: Contact | null
  /** The calendar button in that bar. */
  calendar?: ReactNode
  /** The sheet's footer. A sheet of several pages renders it itself. */
  footer?: SheetFooterData
  /** Whether a part of the sheet is still loading. A print set waits for it. */
  isPartial?: boolean
  children: ReactNode
}

/**
 * The frame of a printable page: a letter sheet on a plain background. Use `calc(n * var(--pt))`
 * for lengths inside: points on paper, scaled to the window on screen. The paper includes its
 * margins; on further pages `--page-top` is the top margin. A sheet must leave space for
 * `--footer`. In a print set only the paper is rendered.
 */
export function SheetPage(props: SheetPageProps) {
  const { orientation, printName, footer, isPartial = false, children } = props
  const report = useContext(SheetReportContext)
  const paper = useRef<HTMLDivElement>(null)
  const reported = useRef('')
  // After every render, because a sheet whose missing games arrive may need more pages.
  useEffect(() => {
    if (report === null || paper.current === null || isPartial) return
    const pages = Math.max(1, paper.current.querySelectorAll('[data-page]').length)
    const teams = teamKeys.filter((team) => paper.current?.querySelector(`[data-team=${team}]`))
    const facts = { orientation, printName, pages, teams }
    const factsText = JSON.stringify(facts)
    if (factsText === reported.current) return
    reported.current = factsText
    report({ state: 'ready', paper: paper.current, ...facts })
  })
  usePageRule(report === null ? orientation : null)
  usePrintName(report === null ? printName : null)
  const Desk = report === null ? 'main' : 'div'
  return (
    <Desk className={styles.desk}>
      {report === null && <Toolbar {...props} />}
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

/** The sheet's buttons. They share its name: the print name without the code. */
function Toolbar({ printName, toolbar, notices, contact = null, calendar }: SheetPageProps) {
  // The code is for staff, so it is not shared if the plan has a title.
  const { combinePlanEvent } = useParams()
  const code = printName[0] ? combinePlanEvent?.toUpperCase() : undefined
  const name = printName.filter((part) => part && part !== code).join(' – ')
  return (
    <div className={styles.toolbar}>
      <SheetToolbar name={name} contact={contact} calendar={calendar} notices={notices}>
        {toolbar}
      </SheetToolbar>
    </div>
  )
}

/**
 * Sets the paper orientation. `@page` applies to the whole document, so the mounted sheet inserts
 * the rule: two imported style sheets would conflict (docs/print.md#one-page-rule-at-a-time). The
 * rule is inserted through CSSOM, because a strict CSP allows only an empty style element.
 *
 * Without page margins, the browser has no space for its own header and footer. The sheet's paper
 * includes its margins.
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
