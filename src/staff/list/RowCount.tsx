import { useSyncExternalStore } from 'react'
import styles from './RowCount.module.css'
import type { TableTools } from './useTableTools'

/** How many rows the table shows, and of which season. */
export function RowCount<Row>({
  row,
  tools,
  season,
}: {
  /** What one row is. */
  row: string
  tools: TableTools<Row>
  season?: string | undefined
}) {
  // The table below says it when it stands.
  const count = useSyncExternalStore(
    tools.subscribe,
    () => tools.shown()?.rows.length,
    () => undefined,
  )
  if (count === undefined) return null
  return (
    <span className={styles.count} title="Rows shown">
      {[`${count} ${row}${count === 1 ? '' : 's'}`, season].filter(Boolean).join(' · ')}
    </span>
  )
}
