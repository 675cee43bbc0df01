import { useEffect } from 'react'
import { atFirstHand } from '../../ui/atFirstHand'
import { loadPaperStamp, usePaperStamp } from './paperStamp'
import styles from './SheetFoot.module.css'
import type { SheetFootFacts } from './useSheetFoot'

/**
 * The place of the square that leads from paper to the live page; white paper is around it. What draws
 * it comes with the first hand on the page, a while after the sheet is painted, or before it is printed.
 */
export function StampSlot({ foot: { stamp, games, path } }: { foot: SheetFootFacts }) {
  const code = usePaperStamp()
  useEffect(() => atFirstHand(() => void loadPaperStamp()), [])
  return (
    <div className={styles.stamp} style={{ '--side': stamp.side, '--quiet': stamp.quiet }}>
      {code && <code.PaperStamp games={games} path={path} />}
    </div>
  )
}
