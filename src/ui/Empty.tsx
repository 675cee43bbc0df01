import type { ReactNode } from 'react'
import styles from './Empty.module.css'

/** Shown instead of a list without rows: why, and what to do about it. */
export function Empty({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>
}
