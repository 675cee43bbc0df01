import { useCallback, useMemo, useState } from 'react'
import { sum } from '../kit/fit/textWidth'
import type { SheetReport } from '../kit/sheetContext'
import type { SetSheet } from './setSheets'

/** How many sheets load at a time. */
const MAX_LOADING = 3
export const COVER_PAGES = 1

/** A sheet of a set with its state. */
export interface TrackedSheet {
  sheet: SetSheet
  /** Undefined if the sheet has not started to load. */
  report: SheetReport | undefined
  isLeftOut: boolean
  /** Whether the sheet is rendered, to load or to show. */
  isRendered: boolean
  /** How many pages are before it in the set, as far as known. */
  before: number
}
export type ReadySheet = TrackedSheet & { report: Extract<SheetReport, { state: 'ready' }> }

/** Whether a sheet is loaded and not left out. */
export const isReady = (tracked: TrackedSheet): tracked is ReadySheet =>
  !tracked.isLeftOut && tracked.report?.state === 'ready'

/**
 * The sheets of a set with their states. Up to `MAX_LOADING` sheets load at a time, in the order of
 * the set. A sheet stays rendered once it has started to load.
 */
export function usePrintSet(sheets: readonly SetSheet[]) {
  const [reports, setReports] = useState<Readonly<Record<string, SheetReport>>>({})
  // Addresses of sheets whose checkbox was changed from its default.
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const onReport = useCallback((address: string, report: SheetReport) => {
    setReports((before) => ({ ...before, [address]: report }))
  }, [])
  function toggle(address: string) {
    // Forgets the report: the sheet unmounts, or will report again.
    setReports(({ [address]: _forgotten, ...others }) => others)
    setToggled((before) => {
      const after = new Set(before)
      if (!after.delete(address)) after.add(address)
      return after
    })
  }

  const tracked = useMemo(() => {
    const states = sheets.map((sheet) => {
      const report = reports[sheet.address]
      const isLeftOut = toggled.has(sheet.address) !== (sheet.isExtra ?? false)
      return { sheet, report, isLeftOut }
    })
    const loading = states.filter(isUnfinished).slice(0, MAX_LOADING)
    return states.map(
      (state, index): TrackedSheet => ({
        ...state,
        isRendered: !state.isLeftOut && (state.report !== undefined || loading.includes(state)),
        before: COVER_PAGES + sum(states.slice(0, index).map(pagesOf)),
      }),
    )
  }, [sheets, reports, toggled])
  return { tracked, onReport, toggle }
}

type SheetState = Pick<TrackedSheet, 'report' | 'isLeftOut'>

const isUnfinished = ({ report, isLeftOut }: SheetState) =>
  !isLeftOut && (report === undefined || report.state === 'loading')

const pagesOf = ({ report }: SheetState) => (report?.state === 'ready' ? report.pages : 0)
