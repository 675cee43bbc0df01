import type { ReactNode } from 'react'
import styles from './Empty.module.css'

/** Stands in a list's place when no row is left: why, and what to do about it. */
export function Empty({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>
}
