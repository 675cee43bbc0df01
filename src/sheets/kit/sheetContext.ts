import { createContext, useContext } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import type { TeamKey } from '../../content/teams'
import { footerWords } from '../../content/words/footerWords'

export type Orientation = 'landscape' | 'portrait'

/** What a sheet reports to its print set. */
export type SheetReport =
  | { state: 'loading' }
  /** There is no sheet; `message` is what its own page would show. */
  | { state: 'none'; message: string; retry: (() => void) | undefined }
  | {
      state: 'ready'
      orientation: Orientation
      /** Parts of the file name of the sheet alone; see printName. */
      printName: readonly string[]
      /** The element that is printed. */
      paper: HTMLElement
      pages: number
      /** The teams whose colors are on the sheet. */
      teams: readonly TeamKey[]
    }

/**
 * Null for a sheet on a page of its own. In a print set, the function to which a sheet reports; the set
 * has the landmarks, the buttons and the file name for all (docs/rules/print-set.md).
 */
export const SheetReportContext = createContext<((report: SheetReport) => void) | null>(null)

/**
 * In a print set, the pages before a sheet and those of all; null for a sheet on a page of its own,
 * and while a set's pages cannot be counted.
 */
export const SetPagesContext = createContext<{ before: number; total: number } | null>(null)

/** `Page 3 of 19`: where a sheet of one page is in its print set; '' elsewhere. */
export function useSetPage(): string {
  const set = useContext(SetPagesContext)
  return set ? footerWords.page(set.before + 1, set.total) : ''
}

/** The address of a sheet in a print set, as on the page of its own; null for a sheet on that page. */
export const SheetLocationContext = createContext<Location | null>(null)

/** The location of a sheet's own page, below the base path. */
export function useSheetLocation(): Location {
  const page = useLocation()
  return useContext(SheetLocationContext) ?? page
}
