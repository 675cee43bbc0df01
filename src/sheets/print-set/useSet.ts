import { useCallback, useMemo, useState } from 'react'
import type { SheetReport } from '../kit/sheetContext'
import type { SetSheet } from './setSheets'

/** How many sheets load at a time. */
const MAX_LOADING = 3

/** A sheet of a set with its state. Without a report, it has not started to load. */
export interface TrackedSheet extends SetSheet {
  /** A stable object, so that the sheet does not re-render when its state changes. */
  page: SetSheet
  report: SheetReport | undefined
  isLeftOut: boolean
  /** Whether the sheet is rendered, to load or to show. */
  isRendered: boolean
  /** How many pages are before it in the set, as far as known. */
  before: number
}
export type ReadySheet = TrackedSheet & { report: Extract<SheetReport, { state: 'ready' }> }

/** Whether a sheet is loaded and not left out. */
export const isReady = (sheet: TrackedSheet): sheet is ReadySheet =>
  !sheet.isLeftOut && sheet.report?.state === 'ready'

/**
 * The sheets of a set with their states. Three sheets load at a time, in the order of the set. A sheet stays
 * rendered once it has started to load.
 */
export function useSet(sheets: readonly SetSheet[]) {
  const [reports, setReports] = useState<Readonly<Record<string, SheetReport>>>({})
  // Addresses of sheets whose checkbox was changed from its default.
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const onReport = useCallback((address: string, report: SheetReport) => {
    setReports((before) => ({ ...before, [address]: report }))
  }, [])
  function toggle(address: string) {
    // When the sheet unmounts, or before it reports again.
    setReports(({ [address]: _gone, ...others }) => others)
    setToggled((before) => {
      const after = new Set(before)
      if (!after.delete(address)) after.add(address)
      return after
    })
  }

  const all = useMemo(() => {
    let loading = 0
    // The cover.
    let pages = 1
    return sheets.map((sheet): TrackedSheet => {
      const report = reports[sheet.address]
      const isLeftOut = toggled.has(sheet.address) !== (sheet.isExtra ?? false)
      const isLoading = !isLeftOut && (report === undefined || report.state === 'loading')
      if (isLoading) loading += 1
      const isRendered = !isLeftOut && (report !== undefined || loading <= MAX_LOADING)
      const before = pages
      if (report?.state === 'ready') pages += report.pages
      return { ...sheet, page: sheet, report, isLeftOut, isRendered, before }
    })
  }, [sheets, reports, toggled])
  return { all, onReport, toggle }
}
