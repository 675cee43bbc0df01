import { Component, memo, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import type { SheetKey } from '../../config/sheets'
import { printSetWords as words } from '../../content/words/printSetWords'
import type { LazyComponent } from '../../lib/lazyComponent'
import { SheetLocationContext } from '../kit/sheetLocation'
import { SheetPlace, type SheetReport } from '../kit/sheetPlace'
import type { SetSheet } from './setSheets'

/** The names of all sheets' patterns: whoever reads some of them can be given these. */
export type SheetNames = Record<'combinePlanEvent' | 'planname' | 'repname', string>

/** How a set gets the screens of its sheets: the route table's own. */
export type ScreenOf = (sheet: SheetKey) => LazyComponent<SheetNames>

interface SheetInSetProps extends SetSheet {
  screenOf: ScreenOf
  onReport: (address: string, report: SheetReport) => void
}

/**
 * One sheet of a set, as on the page of its own. Whatever it reads in its address, it reads in that
 * page's, and not in the set's. It does not render again when others report.
 */
export const SheetInSet = memo(function SheetInSet(props: SheetInSetProps) {
  const { sheet, names, address, screenOf, onReport } = props
  const [tries, setTries] = useState(0)
  const Screen = screenOf(sheet)
  const tell = useCallback((report: SheetReport) => onReport(address, report), [onReport, address])
  const location = useMemo(() => locationOf(address), [address])

  function tryAgain() {
    tell({ state: 'loading' })
    Screen.preload().catch(() => {})
    setTries((before) => before + 1)
  }
  const onBreak = () => tell({ state: 'none', message: words.broken, retry: tryAgain })
  return (
    <SheetLocationContext value={location}>
      <SheetPlace value={tell}>
        <Boundary key={tries} onBreak={onBreak}>
          <Suspense>
            {/* A screen is given a value for each name of its pattern, and reads no other. */}
            <Screen {...(names as SheetNames)} />
          </Suspense>
        </Boundary>
      </SheetPlace>
    </SheetLocationContext>
  )
})

function locationOf(address: string) {
  const { pathname, search } = new URL(address, window.location.origin)
  return { pathname, search, hash: '', state: null, key: 'default' }
}

/** A sheet that breaks leaves the others standing. */
class Boundary extends Component<{ onBreak: () => void; children: ReactNode }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override componentDidCatch() {
    this.props.onBreak()
  }
  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
