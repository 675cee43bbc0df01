import { createContext, useContext } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import type { TeamKey } from '../../content/teams'
import { footerWords } from '../../content/words/footerWords'

export type Orientation = 'landscape' | 'portrait'

/** What a sheet reports to its print set. */
export type SheetReport =
  | { state: 'loading' }
  /** There is no sheet. `message` is what its own page would show. */
  | { state: 'none'; message: string; retry: (() => void) | undefined }
  | {
      state: 'ready'
      orientation: Orientation
      /** Parts of the file name if the sheet is saved alone; see printName. */
      printName: readonly string[]
      /** The element that is printed. */
      paper: HTMLElement
      pages: number
      /** The teams whose colors are on the sheet. */
      teams: readonly TeamKey[]
    }

/**
 * In a print set, the function that a sheet reports its state to. Null for a sheet on its own page.
 * The set renders the landmarks and buttons and sets the file name for all sheets
 * (docs/rules/print-set.md).
 */
export const SheetReportContext = createContext<((report: SheetReport) => void) | null>(null)

/**
 * In a print set, the number of pages before a sheet and in total. Null for a sheet on its own
 * page, and while the set's pages cannot be counted.
 */
export const SetPagesContext = createContext<{ before: number; total: number } | null>(null)

/** `Page 3 of 19` for a sheet in a print set, otherwise ''. */
export function useSetPage(): string {
  const set = useContext(SetPagesContext)
  return set ? footerWords.page(set.before + 1, set.total) : ''
}

/** In a print set, the location of the sheet's own page. Null for a sheet on its own page. */
export const SheetLocationContext = createContext<Location | null>(null)

/** The location of a sheet's own page, below the base path. */
export function useSheetLocation(): Location {
  const page = useLocation()
  return useContext(SheetLocationContext) ?? page
}
