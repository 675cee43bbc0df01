import '../kit/sheet.css'
import { useState } from 'react'
import { printSetWords as words } from '../../content/words/printSetWords'
import type { Contact } from '../../domain/rep'
import controls from '../kit/controls.module.css'
import { usePrintName } from '../kit/printName'
import {
  type Orientation,
  SetPagesContext,
  SheetLocationContext,
  SheetReportContext,
} from '../kit/sheetContext'
import styles from './PrintSet.module.css'
import { PrintTools } from './PrintTools'
import { SetCover } from './SetCover'
import { locationOf, type ScreenOf, SheetInSet } from './SheetInSet'
import type { SetSheet } from './setSheets'
import { isReady, type TrackedSheet, useSet } from './useSet'

interface PrintSetProps {
  /** The name of the set's owner. */
  owner: string
  /** Must be memoized. */
  sheets: readonly SetSheet[]
  screenOf: ScreenOf
  /** Whether the first sheet, once loaded, names the set instead, by the first two parts of its file name. */
  isNamedBySheet?: boolean
  /** The contact on the cover, or null. */
  contact: Contact | null
  /** The cover's title. Defaults to the name of the owner. */
  title?: string
}

/**
 * Prints several sheets as one job. Named pages allow both landscape and portrait sheets
 * (docs/rules/print-set.md). On screen, a list above the sheets shows the state of each.
 */
export function PrintSet(props: PrintSetProps) {
  const { owner, sheets, screenOf, isNamedBySheet = false, contact, title } = props
  const { all, onReport, toggle } = useSet(sheets)
  const [only, setOnly] = useState<Orientation | null>(null)
  const ready = all.filter(isReady)
  const missing = all.filter((sheet) => !sheet.isLeftOut && !isReady(sheet))
  const [first] = ready
  const name = first && isNamedBySheet ? first.report.printName.slice(0, 2) : [owner]
  usePrintName([...name, words.fileNameSuffix])
  // Numbers would be wrong while sheets are missing, or if only one orientation is printed.
  const isNumbered = only === null && missing.length === 0
  const total = ready.reduce((sum, { report }) => sum + report.pages, 1)
  const pagesAfter = (before: number) => (isNumbered ? { before, total } : null)
  return (
    <main className={styles.set}>
      <div className={styles.panel}>
        <h1 className={styles.title}>
          <span>{words.title}</span>{' '}
          <span className={styles.of}>{name.filter(Boolean).join(', ')}</span>
        </h1>
        <PrintTools sheets={all} onOrientation={setOnly} />
        <ul className={styles.list} aria-label={words.listName}>
          {all.map((sheet) => (
            <Row key={sheet.address} sheet={sheet} onToggle={() => toggle(sheet.address)} />
          ))}
        </ul>
      </div>
      {missing.length > 0 && (
        <p className={styles.incomplete}>{words.incomplete(missing.map(({ label }) => label))}</p>
      )}
      {first && (
        <section aria-label={words.cover} className={paperClass('portrait', only)}>
          <SheetLocationContext value={locationOf(first.address)}>
            <SheetReportContext value={ignoreReport}>
              <SetPagesContext value={pagesAfter(0)}>
                <SetCover
                  title={title ?? name.find(Boolean) ?? owner}
                  sheets={ready}
                  contact={contact}
                  isNumbered={isNumbered}
                />
              </SetPagesContext>
            </SheetReportContext>
          </SheetLocationContext>
        </section>
      )}
      {all.map(
        (sheet) =>
          sheet.isRendered && (
            <section
              key={sheet.address}
              aria-label={sheet.label}
              className={sheetClass(sheet, only)}
            >
              <SetPagesContext value={pagesAfter(sheet.before)}>
                <SheetInSet {...sheet.page} screenOf={screenOf} onReport={onReport} />
              </SetPagesContext>
            </section>
          ),
      )}
    </main>
  )
}

/** For the cover, which the set does not wait for. */
const ignoreReport = () => {}

function sheetClass({ report }: TrackedSheet, only: Orientation | null): string {
  return report?.state === 'ready' ? paperClass(report.orientation, only) : (styles.pending ?? '')
}

function paperClass(orientation: Orientation, only: Orientation | null): string {
  const isOther = only !== null && only !== orientation
  return `${styles.sheet} ${styles[orientation]} ${isOther ? styles.other : ''}`
}

/** A sheet in the list, with a checkbox and the sheet's state. */
function Row({ sheet, onToggle }: { sheet: TrackedSheet; onToggle: () => void }) {
  const { label, report, isLeftOut } = sheet
  const hasFailed = !isLeftOut && report?.state === 'none'
  return (
    <li className={hasFailed ? styles.failed : undefined}>
      <label className={styles.name}>
        <input type="checkbox" checked={!isLeftOut} onChange={onToggle} />
        <span>{label}</span>
      </label>
      {!isLeftOut && <span className={styles.state}>{stateText(sheet)}</span>}
      {hasFailed && (
        <span className={styles.links}>
          {report.retry && <RowButton name={words.tryAgain} label={label} onClick={report.retry} />}
          <RowButton name={words.leaveOut} label={label} onClick={onToggle} />
        </span>
      )}
    </li>
  )
}

/** @param label the sheet's label, which is part of the button's accessible name. */
function RowButton(props: { name: string; label: string; onClick: () => void }) {
  const { name, label, onClick } = props
  return (
    <button
      type="button"
      className={controls.control}
      aria-label={`${name}: ${label}`}
      onClick={onClick}
    >
      {name}
    </button>
  )
}

function stateText({ report, isRendered }: TrackedSheet): string {
  switch (report?.state) {
    case 'ready':
      return words.ready
    case 'none':
      return report.message
    default:
      return isRendered ? words.loading : words.waiting
  }
}
