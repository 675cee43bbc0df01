import { createContext } from 'react'

export type Orientation = 'landscape' | 'portrait'

/** What a sheet that stands among others says of itself. */
export type SheetReport =
  | { state: 'loading' }
  /** There is no sheet; why, in the words that its own page would show. */
  | { state: 'none'; message: string; retry: (() => void) | undefined }
  | {
      state: 'ready'
      orientation: Orientation
      /** What the file of its own would be called; see printName. */
      printName: readonly string[]
      /** The sheet as it is printed. */
      paper: HTMLElement
    }

/**
 * Where a sheet stands: alone on its page (null), or in a print set, which hears how it is doing and
 * has the landmarks, the buttons and the file's name for all (docs/rules/print-set.md).
 */
export const SheetPlace = createContext<((report: SheetReport) => void) | null>(null)
