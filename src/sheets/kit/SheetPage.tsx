import { useParams } from 'react-router-dom'
import './faces.css'
import './sheet.css'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { ShareButton } from './ShareButton'
import { SheetFoot } from './SheetFoot'
import styles from './SheetPage.module.css'
import { type Orientation, SheetPlace } from './sheetPlace'
import { usePageRule } from './usePageRule'
import { usePrintName } from './usePrintName'
import type { SheetFootFacts } from './useSheetFoot'

interface SheetPageProps {
  orientation: Orientation
  /** What the file of a saved PDF says: plan or code, rep, kind of sheet. The day is added. */
  printName: readonly string[]
  /** Buttons and links above the sheet; never printed. */
  toolbar: ReactNode
  /** What stands under the sheet; one of pages of its own sets its foot itself. */
  foot?: SheetFootFacts
  children: ReactNode
}

/**
 * The frame of a printable page: a letter sheet on a quiet desk. Inside, lengths are written as
 * `calc(n * var(--pt))`: points on paper, scaled to the window on screen. The paper has its margins
 * inside; on a second page of the sheet's own making, `--page-top` is the one above. What a sheet
 * is high must leave room for `--foot`. In a print set it is the paper alone.
 */
export function SheetPage(props: SheetPageProps) {
  const { orientation, printName, toolbar, foot, children } = props
  const tell = useContext(SheetPlace)
  const paper = useRef<HTMLDivElement>(null)
  const name = printName.join('\n')
  // Staff's own name for it, where it has one for customers.
  const { combinePlanEvent } = useParams()
  const code = printName[0] ? combinePlanEvent?.toUpperCase() : undefined
  useEffect(() => {
    if (paper.current === null) return
    tell?.({
      state: 'ready',
      orientation,
      printName: name.split('\n'),
      paper: paper.current,
    })
  }, [tell, orientation, name])
  usePageRule(tell === null ? orientation : null)
  usePrintName(tell === null ? printName : null)
  const Desk = tell === null ? 'main' : 'div'
  return (
    <Desk className={styles.desk}>
      {tell === null && (
        <div className={styles.toolbar}>
          <ShareButton name={printName.filter((part) => part && part !== code).join(' – ')} />
          <div className={styles.tools}>{toolbar}</div>
        </div>
      )}
      <div
        ref={paper}
        className={`${styles.paper} ${styles[orientation]}`}
        style={{ '--foot': foot?.height ?? 0 }}
      >
        {children}
        {foot && <SheetFoot foot={foot} />}
      </div>
    </Desk>
  )
}
