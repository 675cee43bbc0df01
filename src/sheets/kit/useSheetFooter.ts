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
  /** The games that the sheet prints; the QR code holds each. */
  games?: readonly Game[]
  /** The stamp of a page that prints no games (docs/rules/sheets.md#printed-copy). */
  stamp?: string
  /** Reports missing games: the QR code then holds none. */
  warning?: string
  /** When the data changed, in words; without it, the footer names the day of printing. */
  dated?: string
  /** The least width of a module of the QR code, in mm. */
  moduleMm?: number
  /** Whose clock the sheet's games are by; '' where it lists none. */
  times?: string
  /** Text in a frame above the lines. */
  notice?: string
  /** A line above the notice. */
  hasFootnote?: boolean
  /** A further line under a notice: where else to look. */
  more?: string
}

/** What a sheet's footer shows, and the space that it takes. Lengths are points. */
export interface SheetFooterFacts {
  /** What was printed, for the QR code; '' where the code holds the address alone. */
  stamp: string
  /** The QR code: its black square, and the white that it needs on each side. */
  qrCode: { side: number; quiet: number }
  /** Height of the square with its caption. */
  stampHeight: number
  /** Whose clock the games are by; '' where the sheet lists none. */
  times: string
  /** The page's address below the base path. */
  path: string
  /** When the data changed, or the day of printing. */
  dated: string
  /** Whether `dated` is the day of printing, which a screen does not show. */
  isPrintDay: boolean
  /** Height on portrait paper, with the gap above. */
  height: number
}

/* The sizes of SheetFooter.module.css, in points. */
const marginTop = 16
/** Between the rule above the footer and the first line; a square has more white. */
const padding = 6
const gap = 12
/** The caption under the square, with white paper between. */
const captionHeight = 8
/** One size for all but the codes with the longest texts. */
const minSquare = 60
const textStyle: TextStyle = { size: 9.5, line: 13, weight: 500 }
/** Lines under a notice are smaller; the notice has a frame with padding. */
const smallStyle: TextStyle = { size: 8, line: 10, weight: 500 }
const noticeStyle: TextStyle = { size: 9.5, line: 12, weight: 500 }
const noticeSides = 20
const noticeFrame = 14
const footnoteHeight = 16
/** Where no notice is: the lines end where the square does. */
const belowLines = 11
/** The most that the lines at the left get of the sheet's width. */
const leftShare = 0.55

/** The venue's own number with its label; '' where it has none. */
export const salesText = salesPhone && `${footerWords.salesLabel} ${salesPhone}`

/** The footer of the open sheet. On portrait paper a fit must leave `height` for it. */
export function useSheetFooter(options: FooterOptions): SheetFooterFacts {
  const { games, warning = '', moduleMm = 0.4, times = '' } = options
  const path = useOwnPath()
  const page = useSetPage()
  const today = useToday()
  const day = readDay(today)
  const gamesStamp = useMemo(
    () => (games && warning === '' ? writeStamp(games, today, path) : ''),
    [games, warning, today, path],
  )
  const stamp = options.stamp || gamesStamp
  const dated = options.dated || (day ? footerWords.printed(longDayText(day)) : '')
  const qrCode = qrCodeSize(stampedAddress({ stamp, path }), moduleMm)
  const stampHeight = qrCode.side + qrCode.quiet + captionHeight
  const stampTop = Math.max(0, qrCode.quiet - padding)
  const width = portraitWidth - qrCode.side - gap
  const textHeight = linesHeight(options, { path, page: [dated, page], width })
  const height = marginTop + Math.max(stampTop + stampHeight, textHeight)
  return { stamp, qrCode, stampHeight, times, path, dated, isPrintDay: !options.dated, height }
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
  const { times = '', notice = '', hasFootnote = false, more = '' } = options
  const style = notice ? smallStyle : textStyle
  const venue = [arena, arenaAddress, arenaWebsite]
  const left = notice ? [joined(...venue), more] : [...venue, salesText]
  const right = [times, scanText({ path }), ...(notice ? [joined(...page)] : page)]
  const widest = Math.max(...left.map((line) => textWidth(line, 500))) * style.size + 1
  const leftWidth = Math.min(widest, leftShare * portraitWidth)
  const heightOf = (lines: string[], lineWidth: number) =>
    sum(lines.map((line) => (line ? heightIn(lineWidth, line, style) : 0)))
  const lines = Math.max(heightOf(left, leftWidth), heightOf(right, width - gap - leftWidth))
  const frameHeight = notice ? noticeFrame + heightIn(width - noticeSides, notice, noticeStyle) : 0
  return frameHeight + (hasFootnote ? footnoteHeight : 0) + lines + (notice ? 0 : belowLines)
}

/** The address in the QR code: the page's, followed by what was printed. */
export const stampedAddress = ({ stamp, path }: { stamp: string; path: string }) =>
  window.location.origin + BASE_PATH + path + (stamp && `#p=${stamp}`)

/** An address as people type it: `tickets.example.com/game-plans/bgs/calendar/p26fa`. */
export function addressText(path: string): string {
  return window.location.host.replace(/^www\./, '') + BASE_PATH + path
}

/** The line beside the square. */
export const scanText = ({ path }: { path: string }) =>
  `${footerWords.addressLabel} ${addressText(path)}`

/** Parts of a footer's line, without the empty ones. */
const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ')

/** Characters that a QR code of level M holds, by its version from 1. */
const capacities = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
]
/** White around a QR code, in modules. */
const quietModules = 4
const pointsPerMm = 72 / 25.4

/** Size of the QR code of a text, in points. `moduleMm` is the least width of a module. */
function qrCodeSize(text: string, moduleMm: number): SheetFooterFacts['qrCode'] {
  const found = capacities.findIndex((capacity) => text.length <= capacity)
  const version = found < 0 ? capacities.length : found + 1
  const modules = 17 + 4 * version
  const module = Math.max(moduleMm * pointsPerMm, minSquare / modules)
  return { side: modules * module, quiet: quietModules * module }
}
