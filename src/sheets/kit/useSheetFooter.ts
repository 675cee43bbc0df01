import { useMemo } from 'react'
import { footerWords } from '../../content/words/footerWords'
import type { Game } from '../../domain/games/game'
import { longDayText, readDay } from '../../domain/time/dates'
import { type FooterParts, type FooterSizes, type FooterTexts, fitFooter } from './footerFit'
import { useSetPage } from './sheetContext'
import { writeStamp } from './stamp/stamp'
import { useToday } from './useToday'
import { useOwnPath } from './useUrlRep'

/**
 * With more games than this, the modules of the QR code are smaller, because the stamp of each game
 * adds data.
 */
export const MANY_GAMES = 44

interface FooterOptions extends FooterParts {
  /** The games that the sheet prints. The QR code contains them. */
  games?: readonly Game[]
  /** The stamp of a page that prints no games (docs/rules/sheets.md#printed-copy). */
  stamp?: string
  /** A warning about missing games. The QR code then contains no games. */
  warning?: string
  /** When the data changed, as text. If omitted, the footer shows the day of printing. */
  updatedText?: string
}

/** The content of a sheet's footer, and the space that it takes. Lengths are in points. */
export interface SheetFooterData extends FooterSizes, Omit<FooterTexts, 'pageTexts'> {
  /** The time zone of the games, or '' if the sheet lists none. */
  timeNote: string
  /** When the data changed, or the day of printing. */
  dateText: string
  /** Whether `dateText` is the day of printing, which a screen does not show. */
  isPrintDay: boolean
}

/** The footer of the current sheet. On portrait paper, the sheet must leave `height` for it. */
export function useSheetFooter(options: FooterOptions): SheetFooterData {
  const { games, stamp: ownStamp, warning = '', timeNote = '', updatedText } = options
  const path = useOwnPath()
  const pageText = useSetPage()
  const today = useToday()
  const day = readDay(today)
  const gamesStamp = useMemo(
    () => (games && warning === '' ? writeStamp(games, today, path) : ''),
    [games, warning, today, path],
  )
  const stamp = ownStamp || gamesStamp
  const dateText = updatedText || (day ? footerWords.printed(longDayText(day)) : '')
  const sizes = fitFooter(options, { stamp, path, pageTexts: [dateText, pageText] })
  return { ...sizes, stamp, timeNote, path, dateText, isPrintDay: !updatedText }
}
