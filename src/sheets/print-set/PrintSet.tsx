import '../kit/sheet.css'
import { Component, memo, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import type { SheetKey } from '../../config/sheets'
import { printSetWords as words } from '../../content/words/printSetWords'
import type { Contact } from '../../domain/rep'
import type { LazyComponent } from '../../lib/lazyComponent'
import controls from '../kit/controls.module.css'
import { usePrintName } from '../kit/printName'
import {
  type Orientation,
  SetPagesContext,
  SheetLocationContext,
  type SheetReport,
  SheetReportContext,
} from '../kit/sheetContext'
import styles from './PrintSet.module.css'
import { PrintTools } from './PrintTools'
import { SetCover } from './SetCover'
import type { SetSheet } from './setSheets'
import { isReady, type TrackedSheet, useSet } from './useSet'

interface PrintSetProps {
  /** The name of the owner until a sheet has reported its own. */
  owner: string
  /** Must be memoized. */
  sheets: readonly SetSheet[]
  screenOf: ScreenOf
  /** Returns the name of the owner from the file name of the first sheet. */
  ownerFrom: (printName: readonly string[]) => readonly string[]
  /** The contact on the cover, or null. */
  contact: Contact | null
  /** The cover's title. Defaults to the name of the owner. */
  title?: string
}

/**
 * Prints several sheets as one job. Named pages allow both landscape and portrait sheets
 * (docs/rules/print-set.md). On screen, a list above the sheets shows the state of each.
 */
export function PrintSet({ owner, sheets, screenOf, ownerFrom, contact, title }: PrintSetProps) {
  const { all, onReport, toggle } = useSet(sheets)
  const [only, setOnly] = useState<Orientation | null>(null)
  const ready = all.filter(isReady)
  const missing = all.filter((sheet) => !sheet.isLeftOut && !isReady(sheet))
  const [first] = ready
  const name = first ? ownerFrom(first.report.printName) : [owner]
  usePrintName([...name, words.fileNameSuffix])
  const isNumbered = only === null && missing.length === 0
  const total = ready.reduce((sum, { report }) => sum + report.pages, 1)
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
              <SetPagesContext value={isNumbered ? { before: 0, total } : null}>
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
              <SetPagesContext value={isNumbered ? { before: sheet.before, total } : null}>
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

/** The path parameters of all sheets. */
export type SheetNames = Record<'combinePlanEvent' | 'planname' | 'repname', string>

/** Returns the component of a sheet from the route table. */
export type ScreenOf = (sheet: SheetKey) => LazyComponent<SheetNames>

interface SheetInSetProps extends SetSheet {
  screenOf: ScreenOf
  onReport: (address: string, report: SheetReport) => void
}

/**
 * A sheet of the set, rendered as on its own page: it reads the address of that page, not of the set. Memoized, so
 * that it does not re-render when other sheets report.
 */
const SheetInSet = memo(function SheetInSet(props: SheetInSetProps) {
  const { sheet, names, address, screenOf, onReport } = props
  const [tries, setTries] = useState(0)
  const Screen = screenOf(sheet)
  const report = useCallback((state: SheetReport) => onReport(address, state), [onReport, address])
  const location = useMemo(() => locationOf(address), [address])

  function tryAgain() {
    report({ state: 'loading' })
    Screen.preload().catch(() => {})
    setTries((before) => before + 1)
  }
  const onError = () => report({ state: 'none', message: words.broken, retry: tryAgain })
  return (
    <SheetLocationContext value={location}>
      <SheetReportContext value={report}>
        <ErrorBoundary key={tries} onError={onError}>
          <Suspense>
            {/* A screen reads only the parameters of its own path, which are all in `names`. */}
            <Screen {...(names as SheetNames)} />
          </Suspense>
        </ErrorBoundary>
      </SheetReportContext>
    </SheetLocationContext>
  )
})

function locationOf(address: string) {
  const { pathname, search } = new URL(address, window.location.origin)
  return { pathname, search, hash: '', state: null, key: 'default' }
}

/** Keeps an error in one sheet from affecting the others. */
class ErrorBoundary extends Component<{ onError: () => void; children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidCatch() {
    this.props.onError()
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
