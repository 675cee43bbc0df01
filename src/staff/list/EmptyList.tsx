import type { ReactNode } from 'react'
import styles from './ListScreen.module.css'

/**
 * What is in a list's place when no row is left: why, and the next step (docs/rules/screens.md#all-dashboards).
 * @param children buttons: where a search, filters or a season hide what there is, they bring it back; where
 * there is nothing, they begin the first record.
 */
export function EmptyList({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <div>{words}</div>
      <div className={styles.nextSteps}>{children}</div>
    </>
  )
}
