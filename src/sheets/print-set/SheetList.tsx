import { printSetWords as words } from '../../content/words/printSetWords'
import controls from '../kit/controls.module.css'
import styles from './SheetList.module.css'
import type { SheetOnTheWay } from './useSet'

interface SheetListProps {
  sheets: readonly SheetOnTheWay[]
  /** Leaves a sheet out, or takes it in again. */
  onToggle: (address: string) => void
}

/** Every sheet of a set: whether it is in, and how it is doing. */
export function SheetList({ sheets, onToggle }: SheetListProps) {
  return (
    <ul className={styles.list} aria-label={words.listName}>
      {sheets.map((sheet) => (
        <Row key={sheet.address} sheet={sheet} onToggle={() => onToggle(sheet.address)} />
      ))}
    </ul>
  )
}

function Row({ sheet, onToggle }: { sheet: SheetOnTheWay; onToggle: () => void }) {
  const { label, report, isLeftOut } = sheet
  const isLost = !isLeftOut && report?.state === 'none'
  return (
    <li className={isLost ? styles.lost : undefined}>
      <label className={styles.name}>
        <input type="checkbox" checked={!isLeftOut} onChange={onToggle} />
        <span>{label}</span>
      </label>
      {!isLeftOut && <span className={styles.state}>{stateText(sheet)}</span>}
      {isLost && (
        <span className={styles.ways}>
          {report.retry && (
            <button
              type="button"
              className={controls.control}
              aria-label={`${words.tryAgain}: ${label}`}
              onClick={report.retry}
            >
              {words.tryAgain}
            </button>
          )}
          <button
            type="button"
            className={controls.control}
            aria-label={`${words.leaveOut}: ${label}`}
            onClick={onToggle}
          >
            {words.leaveOut}
          </button>
        </span>
      )}
    </li>
  )
}

function stateText({ report, isDrawn }: SheetOnTheWay): string {
  switch (report?.state) {
    case 'ready':
      return words.ready
    case 'none':
      return report.message
    default:
      return isDrawn ? words.loading : words.waiting
  }
}
