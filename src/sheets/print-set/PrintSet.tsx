import '../kit/sheet.css'
import { useState } from 'react'
import { printSetWords as words } from '../../content/words/printSetWords'
import type { Contact } from '../../domain/rep'
import controls from '../kit/controls.module.css'
import { sum } from '../kit/fit/textWidth'
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
import { COVER_PAGES, isReady, type TrackedSheet, usePrintSet } from './usePrintSet'

interface PrintSetProps {
  /** The name of the set's owner. */
  owner: string
  /** Must be memoized. */
  sheets: readonly SetSheet[]
  screenOf: ScreenOf
  /**
   * Whether the first sheet, once loaded, names the set instead, by the first two parts of its file
   * name.
   */
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
  const { tracked, onReport, toggle } = usePrintSet(sheets)
  const [only, setOnly] = useState<Orientation | null>(null)
  const ready = tracked.filter(isReady)
  const missing = tracked.filter((one) => !one.isLeftOut && !isReady(one))
  const missingLabels = missing.map(({ sheet }) => sheet.label)
  const [first] = ready
  const name = first && isNamedBySheet ? first.report.printName.slice(0, 2) : [owner]
  usePrintName([...name, words.fileNameSuffix])
  // Numbers would be wrong while sheets are missing, or if only one orientation is printed.
  const isNumbered = only === null && missing.length === 0
  const total = COVER_PAGES + sum(ready.map(({ report }) => report.pages))
  const pagesAfter = (before: number) => (isNumbered ? { before, total } : null)
  return (
    <main className={styles.set}>
      <div className={styles.panel}>
        <h1 className={styles.title}>
          <span>{words.title}</span>{' '}
          <span className={styles.of}>{name.filter(Boolean).join(', ')}</span>
        </h1>
        <PrintTools tracked={tracked} onOrientation={setOnly} />
        <ul className={styles.list} aria-label={words.listName}>
          {tracked.map((one) => (
            <Row key={one.sheet.address} tracked={one} onToggle={() => toggle(one.sheet.address)} />
          ))}
        </ul>
      </div>
      {missing.length > 0 && <p className={styles.incomplete}>{words.incomplete(missingLabels)}</p>}
      {first && (
        <section aria-label={words.cover} className={paperClass('portrait', only)}>
          <SheetLocationContext value={locationOf(first.sheet.address)}>
            <SheetReportContext value={ignoreReport}>
              <SetPagesContext value={pagesAfter(0)}>
                <SetCover
                  title={title ?? name.find(Boolean) ?? owner}
                  ready={ready}
                  contact={contact}
                  isNumbered={isNumbered}
                />
              </SetPagesContext>
            </SheetReportContext>
          </SheetLocationContext>
        </section>
      )}
      {tracked
        .filter(({ isRendered }) => isRendered)
        .map(({ sheet, report, before }) => (
          <section
            key={sheet.address}
            aria-label={sheet.label}
            className={
              report?.state === 'ready' ? paperClass(report.orientation, only) : styles.pending
            }
          >
            <SetPagesContext value={pagesAfter(before)}>
              <SheetInSet sheet={sheet} screenOf={screenOf} onReport={onReport} />
            </SetPagesContext>
          </section>
        ))}
    </main>
  )
}

/** For the cover, which the set does not wait for. */
const ignoreReport = () => {}

function paperClass(orientation: Orientation, only: Orientation | null): string {
  const isOther = only !== null && only !== orientation
  return `${styles.sheet} ${styles[orientation]} ${isOther ? styles.other : ''}`
}

/** A sheet in the list, with a checkbox and the sheet's state. */
function Row({ tracked, onToggle }: { tracked: TrackedSheet; onToggle: () => void }) {
  const { sheet, report, isLeftOut } = tracked
  const { label } = sheet
  const hasFailed = !isLeftOut && report?.state === 'none'
  return (
    <li className={hasFailed ? styles.failed : undefined}>
      <label className={styles.name}>
        <input type="checkbox" checked={!isLeftOut} onChange={onToggle} />
        <span>{label}</span>
      </label>
      {!isLeftOut && <span className={styles.state}>{stateText(tracked)}</span>}
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
  if (report?.state === 'ready') return words.ready
  if (report?.state === 'none') return report.message
  return isRendered ? words.loading : words.waiting
}
