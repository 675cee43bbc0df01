import styles from './SheetFoot.module.css'
import { PaperStamp } from './stamp/PaperStamp'
import type { SheetFootFacts } from './useSheetFoot'

/** The place of the QR code that leads from paper to the live page; white paper is around it. */
export function StampSlot({ foot: { stamp, games, path } }: { foot: SheetFootFacts }) {
  return (
    <div className={styles.stamp} style={{ '--side': stamp.side, '--quiet': stamp.quiet }}>
      <PaperStamp games={games} path={path} />
    </div>
  )
}
