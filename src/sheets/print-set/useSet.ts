import { useCallback, useMemo, useState } from 'react'
import type { SheetReport } from '../kit/sheetContext'
import type { SetSheet } from './setSheets'

/** How many sheets load at a time. */
const atOnce = 3

/** A sheet of a set and how it is doing; without a report it has not begun. */
export interface TrackedSheet extends SetSheet {
  /** The same object whatever its state, so that its page does not render again. */
  page: SetSheet
  report: SheetReport | undefined
  isLeftOut: boolean
  /** Whether it is drawn, be it that it loads or that it is there. */
  isDrawn: boolean
  /** Pages before it in the set, as far as they are known. */
  before: number
}
export type ReadySheet = TrackedSheet & { report: Extract<SheetReport, { state: 'ready' }> }

/** Whether a sheet stands on its page, whole, and is wanted. */
export const isReady = (sheet: TrackedSheet): sheet is ReadySheet =>
  !sheet.isLeftOut && sheet.report?.state === 'ready'

/**
 * A set from its first sheet to its last: who is ready, who failed, who was left out. Three load at a
 * time, in the order of the set; what has begun stays.
 */
export function useSet(sheets: readonly SetSheet[]) {
  const [reports, setReports] = useState<Readonly<Record<string, SheetReport>>>({})
  // Whose boxes are not as they were at first.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const onReport = useCallback((address: string, report: SheetReport) => {
    setReports((before) => ({ ...before, [address]: report }))
  }, [])
  function toggle(address: string) {
    // Its paper goes with it, or comes again.
    setReports(({ [address]: _gone, ...others }) => others)
    setTurned((before) => {
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
      const isLeftOut = turned.has(sheet.address) !== (sheet.isExtra ?? false)
      const isOpen = !isLeftOut && (report === undefined || report.state === 'loading')
      if (isOpen) loading += 1
      const isDrawn = !isLeftOut && (report !== undefined || loading <= atOnce)
      const before = pages
      if (report?.state === 'ready') pages += report.pages
      return { ...sheet, page: sheet, report, isLeftOut, isDrawn, before }
    })
  }, [sheets, reports, turned])
  return { all, onReport, toggle }
}
