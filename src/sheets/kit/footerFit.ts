import { arena, arenaAddress, arenaWebsite } from '../../content/venue'
import { QUIET_MODULES } from '../../lib/QrSquare'
import { PAGE_WIDTH } from './fit/portrait'
import { heightIn, sum, type TextStyle, textWidth } from './fit/textWidth'
import { salesText, scanText, stampedAddress } from './footerTexts'

/* The space that a footer takes on portrait paper, in points. Must match SheetFooter.module.css. */

/** The parts of a footer that differ between sheets. */
export interface FooterParts {
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

/** The texts that every footer has. */
export interface FooterTexts {
  /** What was printed, for the QR code. '' if the code contains only the address. */
  stamp: string
  /** The page's address below the base path. */
  path: string
  /** The sheet's date and its page number. */
  pageTexts: string[]
}

/** The space that a footer takes, in points. */
export interface FooterSizes {
  /** The size of the QR code, and the white space that it needs on each side. */
  qrCode: { side: number; quiet: number }
  /** Height of the QR code with its caption. */
  stampHeight: number
  /** Height on portrait paper, with the gap above. */
  height: number
}

const MARGIN_TOP = 16
/** Between the line above the footer and the text. The QR code needs more white space. */
const PADDING = 6
const GAP = 12
/** The caption below the QR code, with the gap above it. */
const CAPTION_HEIGHT = 8
const TEXT_STYLE: TextStyle = { size: 9.5, line: 12.5, weight: 500 }
/** Lines below a notice are smaller. The notice has a frame with padding. */
const SMALL_STYLE: TextStyle = { size: 8, line: 10, weight: 500 }
const NOTICE_STYLE: TextStyle = { size: 9.5, line: 12, weight: 500 }
const NOTICE_SIDES = 20
const NOTICE_FRAME = 14
const FOOTNOTE_HEIGHT = 16
/** Space below the lines if there is no notice. */
const BELOW_LINES = 11
/** The maximum width of the lines on the left, as a share of the sheet's width. */
const MAX_LEFT_SHARE = 0.55

/** Computes the space that a footer takes. */
export function fitFooter(parts: FooterParts, texts: FooterTexts): FooterSizes {
  const qrCode = qrCodeSize(stampedAddress(texts), parts.moduleMm)
  const stampHeight = qrCode.side + qrCode.quiet + CAPTION_HEIGHT
  const stampTop = Math.max(0, qrCode.quiet - PADDING)
  const textHeight = linesHeight(parts, texts, PAGE_WIDTH - qrCode.side - GAP)
  return { qrCode, stampHeight, height: MARGIN_TOP + Math.max(stampTop + stampHeight, textHeight) }
}

/** Height of the two columns of lines beside the QR code, with the notice above them. */
function linesHeight(parts: FooterParts, { path, pageTexts }: FooterTexts, width: number): number {
  const { timeNote = '', notice = '', hasFootnote = false, lineBelowNotice = '' } = parts
  const style = notice ? SMALL_STYLE : TEXT_STYLE
  const venue = [arena, arenaAddress, arenaWebsite]
  const left = notice ? [oneLine(venue), lineBelowNotice] : [...venue, salesText]
  const right = [timeNote, scanText({ path }), ...(notice ? [oneLine(pageTexts)] : pageTexts)]
  const widest = Math.max(...left.map((line) => textWidth(line, 500))) * style.size + 1
  const leftWidth = Math.min(widest, MAX_LEFT_SHARE * PAGE_WIDTH)
  const columnHeight = (lines: string[], columnWidth: number) =>
    sum(lines.map((line) => (line ? heightIn(columnWidth, line, style) : 0)))
  const leftHeight = columnHeight(left, leftWidth)
  const rightHeight = columnHeight(right, width - GAP - leftWidth)
  const noticeHeight = NOTICE_FRAME + heightIn(width - NOTICE_SIDES, notice, NOTICE_STYLE)
  const aboveLines = (notice ? noticeHeight : 0) + (hasFootnote ? FOOTNOTE_HEIGHT : 0)
  return aboveLines + Math.max(leftHeight, rightHeight) + (notice ? 0 : BELOW_LINES)
}

/** Joins the parts of a line, without the empty ones. */
const oneLine = (parts: string[]) => parts.filter(Boolean).join(' · ')

/** How many characters a QR code of level M holds, by version (starting at 1). */
const QR_CAPACITIES = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
]
const USUAL_MODULE_MM = 0.4
const POINTS_PER_MM = 72 / 25.4
/** The minimum side of a QR code. Only codes with the longest texts are larger. */
const MIN_QR_SIDE = 60

/** The size of a text's QR code. `moduleMm` is the minimum width of a module. */
function qrCodeSize(text: string, moduleMm = USUAL_MODULE_MM): FooterSizes['qrCode'] {
  const index = QR_CAPACITIES.findIndex((capacity) => text.length <= capacity)
  const version = index < 0 ? QR_CAPACITIES.length : index + 1
  const modules = 17 + 4 * version
  const module = Math.max(moduleMm * POINTS_PER_MM, MIN_QR_SIDE / modules)
  return { side: modules * module, quiet: QUIET_MODULES * module }
}
