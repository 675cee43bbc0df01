import type { Contact } from '../../domain/rep'
import { inlineAccountHeight } from '../kit/fit/contactFit'
import { linesIn, sum, type TextStyle } from '../kit/fit/textWidth'
import { scanText } from '../kit/footerTexts'
import type { SheetFooterData } from '../kit/useSheetFooter'

/*
 * The header of a calendar: the title with the plan and its contact beside it, legend and notes below, and the QR code
 * on the right. Lengths are in points and must match CalendarSheet.module.css.
 */

/** Width of the sheet inside its margins. */
const INNER_WIDTH = 763.2
/** The gap between the band and the QR code. */
const QR_CODE_GAP = 10
/** Width of the title's part of the band, which is that of two months. */
const TITLE_WIDTH = 385.1
/** Left and right padding of the band's other part, and top and bottom padding of the band with its border. */
const SIDE_PADDING = 18
const BAND_PADDING = 7
/** 0.6 in, the minimum height of a header. */
const MIN_BAND_HEIGHT = 43.2
const BELOW_BAND = 4
const LEGEND_HEIGHT = 12
/** Width of the signs, which share a line with the sheet's address. */
const SIGNS_WIDTH = 232
/** Sizes of the plan's name on one line. The last is also for two lines. */
const PLAN_FONTS = [26, 22, 20, 15]
const TEXT_STYLE: TextStyle = { size: 8.2, line: 10, weight: 500 }
const TERMS_STYLE: TextStyle = { ...TEXT_STYLE, weight: 700 }

/** Font sizes in rem for titles with fewer characters than `below` (docs/rules/sheets.md#calendar). */
const TITLE_SIZES = [
  { below: 10, rem: 3.5 },
  { below: 20, rem: 3.2 },
  { below: 30, rem: 2.8 },
  { below: 40, rem: 2.5 },
]
const POINTS_PER_REM = 12

interface HeaderContent {
  title: string
  /** Sentences, each on its own line. */
  terms: readonly string[]
  plan: string
  /** Whether the header shows how old the data is. */
  hasAsOf: boolean
  contact: Contact | null
  footer: SheetFooterData
}

/**
 * The header's height without the gap below it, its font sizes, and how far the plan and its contact are below the
 * middle. The baseline of capitals and figures is 0.4 of the font size below the middle of their line.
 */
export function fitHeader(content: HeaderContent) {
  const { title, terms, plan, hasAsOf, contact, footer } = content
  const titleRem = TITLE_SIZES.find(({ below }) => title.length < below)?.rem ?? 4
  const bandWidth = INNER_WIDTH - footer.qrCode.side - QR_CODE_GAP
  const planWidth = bandWidth - TITLE_WIDTH - SIDE_PADDING
  const planLines = (size: number) => linesIn(planWidth, plan, { ...TERMS_STYLE, size })
  const sizes = contact ? PLAN_FONTS.slice(2) : PLAN_FONTS
  const planFont = sizes.find((size) => planLines(size) === 1) ?? 15
  const line = 1.1 * planFont
  const nameHeight = plan ? Math.min(2, planLines(planFont)) * line : 0
  const planHeight =
    nameHeight +
    (contact ? 9 + inlineAccountHeight(contact, planWidth) : 0) +
    (hasAsOf ? TEXT_STYLE.line * 2 : 0)
  const bandHeight = Math.max(
    MIN_BAND_HEIGHT,
    BAND_PADDING + Math.max(titleRem * POINTS_PER_REM, planHeight),
  )
  const signsLines = Math.max(1, linesIn(bandWidth - SIGNS_WIDTH, scanText(footer), TEXT_STYLE))
  const termsLines = sum(terms.map((text) => linesIn(bandWidth, text, TERMS_STYLE)))
  const notesHeight = LEGEND_HEIGHT + (signsLines + termsLines) * TEXT_STYLE.line
  const height = Math.max(bandHeight + BELOW_BAND + notesHeight, footer.stampHeight)
  // Name and phone are 12 points high on a line of 13.5, with a gap of 4 above and 5 below them.
  const baseline = nameHeight + (contact ? 15.5 : 0.4 * planFont - line / 2)
  const lower = 0.4 * titleRem * POINTS_PER_REM + planHeight / 2 - baseline
  const drop = Math.max(0, Math.min(lower, (bandHeight - 3 - planHeight) / 2))
  return { height, titleRem, planFont, drop }
}
