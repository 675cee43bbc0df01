import { Component, memo, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import type { SheetKey } from '../../config/sheets'
import { printSetWords as words } from '../../content/words/printSetWords'
import type { LazyComponent } from '../../lib/lazyComponent'
import { SheetLocationContext, type SheetReport, SheetReportContext } from '../kit/sheetContext'
import type { SetSheet } from './setSheets'

/** The path parameters of all sheets. */
export type SheetNames = Record<'combinePlanEvent' | 'planname' | 'repname', string>

/** Returns the component of a sheet from the route table. */
export type ScreenOf = (kind: SheetKey) => LazyComponent<SheetNames>

interface SheetInSetProps {
  sheet: SetSheet
  screenOf: ScreenOf
  onReport: (address: string, report: SheetReport) => void
}

/**
 * A sheet of the set, rendered as on its own page: it reads the address of that page, not of the
 * set. Memoized, so that it does not re-render when other sheets report.
 */
export const SheetInSet = memo(function SheetInSet({ sheet, screenOf, onReport }: SheetInSetProps) {
  const { kind, names, address } = sheet
  const [tries, setTries] = useState(0)
  const Screen = screenOf(kind)
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

/** The location of a sheet's own page. @param address below the base path, with its query. */
export function locationOf(address: string) {
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
