import { useMemo } from 'react'
import { BASE_PATH } from '../../config/paths'
import { arena, arenaAddress, arenaWebsite, salesPhone } from '../../content/venue'
import { footerWords } from '../../content/words/footerWords'
import type { Game } from '../../domain/games/game'
import { longDayText, readDay } from '../../domain/time/dates'
import { portraitWidth } from './fit/portrait'
import { heightIn, sum, type TextStyle, textWidth } from './fit/textWidth'
import { useSetPage } from './sheetContext'
import { writeStamp } from './stamp/stamp'
import { useToday } from './useToday'
import { useOwnPath } from './useUrlRep'

interface FooterOptions {
  /** The games that the sheet prints. The QR code contains them. */
  games?: readonly Game[]
  /** The stamp of a page that prints no games (docs/rules/sheets.md#printed-copy). */
  stamp?: string
  /** A warning about missing games. The QR code then contains no games. */
  warning?: string
  /** When the data changed, as text. If omitted, the footer shows the day of printing. */
  updatedText?: string
  /** The minimum width of a module of the QR code, in mm. */
  moduleMm?: number
  /** The time zone of the sheet's games, or '' if it lists none. */
  timeNote?: string
  /** Text in a frame above the lines. */
  notice?: string
  /** Whether there is a footnote above the notice. */
  hasFootnote?: boolean
  /** A line below the notice, such as the address of the calendar. */
  lineBelowNotice?: string
}

/** The content of a sheet's footer, and the space that it takes. Lengths are in points. */
export interface SheetFooterFacts {
  /** What was printed, for the QR code. '' if the code contains only the address. */
  stamp: string
  /** The size of the QR code, and the white space that it needs on each side. */
  qrCode: { side: number; quiet: number }
  /** Height of the QR code with its caption. */
  stampHeight: number
  /** The time zone of the games, or '' if the sheet lists none. */
  timeNote: string
  /** The page's address below the base path. */
  path: string
  /** When the data changed, or the day of printing. */
  dateText: string
  /** Whether `dateText` is the day of printing, which a screen does not show. */
  isPrintDay: boolean
  /** Height on portrait paper, with the gap above. */
  height: number
}

/* Sizes in points. Must match SheetFooter.module.css. */
const marginTop = 16
/** Between the line above the footer and the text. The QR code needs more white space. */
const padding = 6
const gap = 12
/** The caption below the QR code, with the gap above it. */
const captionHeight = 8
/** The minimum side of a QR code. Only codes with the longest texts are larger. */
const minSquare = 60
const textStyle: TextStyle = { size: 9.5, line: 12.5, weight: 500 }
/** Lines below a notice are smaller. The notice has a frame with padding. */
const smallStyle: TextStyle = { size: 8, line: 10, weight: 500 }
const noticeStyle: TextStyle = { size: 9.5, line: 12, weight: 500 }
const noticeSides = 20
const noticeFrame = 14
const footnoteHeight = 16
/** Space below the lines if there is no notice. */
const belowLines = 11
/** The maximum width of the lines on the left, as a share of the sheet's width. */
const leftShare = 0.55

/** The venue's own phone number with its label, or ''. */
export const salesText = salesPhone && `${footerWords.salesLabel} ${salesPhone}`

/** The footer of the current sheet. On portrait paper, the sheet must leave `height` for it. */
export function useSheetFooter(options: FooterOptions): SheetFooterFacts {
  const { games, warning = '', moduleMm = 0.4, timeNote = '', updatedText } = options
  const path = useOwnPath()
  const page = useSetPage()
  const today = useToday()
  const day = readDay(today)
  const gamesStamp = useMemo(
    () => (games && warning === '' ? writeStamp(games, today, path) : ''),
    [games, warning, today, path],
  )
  const stamp = options.stamp || gamesStamp
  const dateText = updatedText || (day ? footerWords.printed(longDayText(day)) : '')
  const qrCode = qrCodeSize(stampedAddress({ stamp, path }), moduleMm)
  const stampHeight = qrCode.side + qrCode.quiet + captionHeight
  const stampTop = Math.max(0, qrCode.quiet - padding)
  const width = portraitWidth - qrCode.side - gap
  const textHeight = linesHeight(options, { path, page: [dateText, page], width })
  const height = marginTop + Math.max(stampTop + stampHeight, textHeight)
  return { stamp, qrCode, stampHeight, timeNote, path, dateText, isPrintDay: !updatedText, height }
}

interface FooterLines {
  path: string
  /** The sheet's date and its page number. */
  page: string[]
  /** Width beside the QR code. */
  width: number
}

/** Height of the two columns of lines beside the QR code, with the notice above them. */
function linesHeight(options: FooterOptions, { path, page, width }: FooterLines): number {
  const { timeNote = '', notice = '', hasFootnote = false, lineBelowNotice = '' } = options
  const style = notice ? smallStyle : textStyle
  const venue = [arena, arenaAddress, arenaWebsite]
  const left = notice ? [joined(...venue), lineBelowNotice] : [...venue, salesText]
  const right = [timeNote, scanText({ path }), ...(notice ? [joined(...page)] : page)]
  const widest = Math.max(...left.map((line) => textWidth(line, 500))) * style.size + 1
  const leftWidth = Math.min(widest, leftShare * portraitWidth)
  const heightOf = (lines: string[], lineWidth: number) =>
    sum(lines.map((line) => (line ? heightIn(lineWidth, line, style) : 0)))
  const lines = Math.max(heightOf(left, leftWidth), heightOf(right, width - gap - leftWidth))
  const frameHeight = notice ? noticeFrame + heightIn(width - noticeSides, notice, noticeStyle) : 0
  return frameHeight + (hasFootnote ? footnoteHeight : 0) + lines + (notice ? 0 : belowLines)
}

/** The address in the QR code: the page's address, followed by the stamp. */
export const stampedAddress = ({ stamp, path }: { stamp: string; path: string }) =>
  window.location.origin + BASE_PATH + path + (stamp && `#p=${stamp}`)

/** An address as people type it, such as `tickets.example.com/game-plans/bgs/calendar/p26fa`. */
export function addressText(path: string): string {
  return window.location.host.replace(/^www\./, '') + BASE_PATH + path
}

/** The line beside the QR code. */
export const scanText = ({ path }: { path: string }) =>
  `${footerWords.addressLabel} ${addressText(path)}`

/** Joins the parts of a line, without the empty ones. */
const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ')

/** How many characters a QR code of level M holds, by version (starting at 1). */
const capacities = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
]
/** With more games than this, the modules of the QR code are smaller, because the stamp of each game adds data. */
export const MANY_GAMES = 44
/** White space around a QR code, in modules. */
const quietModules = 4
const pointsPerMm = 72 / 25.4

/** The size of a text's QR code, in points. `moduleMm` is the minimum width of a module. */
function qrCodeSize(text: string, moduleMm: number): SheetFooterFacts['qrCode'] {
  const index = capacities.findIndex((capacity) => text.length <= capacity)
  const version = index < 0 ? capacities.length : index + 1
  const modules = 17 + 4 * version
  const module = Math.max(moduleMm * pointsPerMm, minSquare / modules)
  return { side: modules * module, quiet: quietModules * module }
}
