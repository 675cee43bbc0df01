import '../kit/faces.css'
import '../kit/sheet.css'
import { useState } from 'react'
import { printSetWords as words } from '../../content/words/printSetWords'
import controls from '../kit/controls.module.css'
import type { Orientation } from '../kit/sheetPlace'
import { usePrintName } from '../kit/usePrintName'
import styles from './PrintSet.module.css'
import { PrintTools } from './PrintTools'
import { type ScreenOf, SheetInSet } from './SheetInSet'
import type { SetSheet } from './setSheets'
import { isReady, type SheetOnTheWay, useSet } from './useSet'

interface PrintSetProps {
  /** Whose sheets they are, until one of them says it. */
  of: string
  /** The same list as long as it says the same. */
  sheets: readonly SetSheet[]
  screenOf: ScreenOf
  /** Whose they are, from what the first sheet's own file would be called. */
  nameOf: (printName: readonly string[]) => readonly string[]
}

/**
 * Sheets of one owner as one print job: each on paper of its own, landscape and portrait mixed by
 * named pages (docs/rules/print-set.md). On screen a list says how each is doing, above the sheets.
 */
export function PrintSet({ of, sheets, screenOf, nameOf }: PrintSetProps) {
  const { all, onReport, toggle } = useSet(sheets)
  const [only, setOnly] = useState<Orientation | null>(null)
  const ready = all.filter(isReady)
  const missing = all.filter((sheet) => !sheet.isLeftOut && !isReady(sheet))
  const [first] = ready
  const name = first ? nameOf(first.report.printName) : [of]
  usePrintName([...name, words.printKind])
  return (
    <main className={styles.set}>
      <div className={styles.panel}>
        <h1 className={styles.title}>
          <span>{words.title}</span>{' '}
          <span className={styles.of}>{name.filter(Boolean).join(', ')}</span>
        </h1>
        <PrintTools sheets={all} onOnly={setOnly} />
        <SheetList sheets={all} onToggle={toggle} />
      </div>
      {missing.length > 0 && (
        <p className={styles.incomplete}>{words.incomplete(missing.map(({ label }) => label))}</p>
      )}
      {all.map(
        (sheet) =>
          sheet.isDrawn && (
            <section
              key={sheet.address}
              aria-label={sheet.label}
              className={sectionClass(sheet, only)}
            >
              <SheetInSet {...pageOf(sheet)} screenOf={screenOf} onReport={onReport} />
            </section>
          ),
      )}
    </main>
  )
}

/** What the sheet itself is given: nothing that changes with how it is doing. */
const pageOf = ({ sheet, names, address, label }: SetSheet): SetSheet => ({
  sheet,
  names,
  address,
  label,
})

function sectionClass({ report }: SheetOnTheWay, only: Orientation | null): string {
  if (report?.state !== 'ready') return styles.pending ?? ''
  const { orientation } = report
  const isOther = only !== null && only !== orientation
  return `${styles.sheet} ${styles[orientation]} ${isOther ? styles.other : ''}`
}

interface SheetListProps {
  sheets: readonly SheetOnTheWay[]
  /** Leaves a sheet out, or takes it in again. */
  onToggle: (address: string) => void
}

/** Every sheet of a set: whether it is in, and how it is doing. */
function SheetList({ sheets, onToggle }: SheetListProps) {
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
