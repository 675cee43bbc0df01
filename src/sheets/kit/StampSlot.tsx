import { useEffect } from 'react'
import { loadPaperStamp, usePaperStamp } from './paperStamp'
import styles from './SheetFoot.module.css'
import type { SheetFootFacts } from './useSheetFoot'

/**
 * The place of the square that leads from paper to the live page; white paper is around it. What draws
 * it comes when the sheet is painted.
 */
export function StampSlot({ foot: { stamp, games, path } }: { foot: SheetFootFacts }) {
  const code = usePaperStamp()
  useEffect(() => void loadPaperStamp(), [])
  return (
    <div className={styles.stamp} style={{ '--side': stamp.side, '--quiet': stamp.quiet }}>
      {code && <code.PaperStamp games={games} path={path} />}
    </div>
  )
}
