import '@fontsource/barlow-condensed/500.css'
import '@fontsource/barlow-condensed/700.css'
import './sheet.css'
import type { ReactNode } from 'react'
import styles from './SheetPage.module.css'
import { type Orientation, usePageRule } from './usePageRule'
import { usePrintName } from './usePrintName'

interface SheetPageProps {
  orientation: Orientation
  /** What the file of a saved PDF says: plan or code, rep, kind of sheet. The day is added. */
  printName: readonly string[]
  /** Buttons and links above the sheet; never printed. */
  toolbar: ReactNode
  /** Text that runs on over several pages, without page boxes of its own. */
  isFlowing?: boolean
  children: ReactNode
}

/**
 * The frame of a printable page: a letter sheet on a quiet desk. Inside, lengths are written as
 * `calc(n * var(--pt))`: points on paper, scaled to the window on screen. The paper has its margins
 * inside; on a second page of the sheet's own making, `--page-top` is the one above.
 */
export function SheetPage(props: SheetPageProps) {
  const { orientation, printName, toolbar, isFlowing = false, children } = props
  usePageRule(orientation, isFlowing)
  usePrintName(printName)
  return (
    <main className={styles.desk}>
      <div className={styles.toolbar}>{toolbar}</div>
      <div
        className={`${styles.paper} ${styles[orientation]} ${isFlowing ? styles.flowing : styles.framed}`}
      >
        {children}
      </div>
    </main>
  )
}
