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
const innerWidth = 763.2
/** The gap between the band and the QR code. */
const squareGap = 10
/** Width of the title's part of the band, which is that of two months. */
const titleWidth = 385.1
/** Left and right padding of the band's other part, and top and bottom padding of the band with its border. */
const sidePadding = 18
const bandPadding = 7
/** 0.6 in, the minimum height of a header. */
const minBandHeight = 43.2
const belowBand = 4
const legendHeight = 12
/** Width of the signs, which share a line with the sheet's address. */
const signsWidth = 232
/** Sizes of the plan's name on one line. The last is also for two lines. */
const planSizes = [26, 22, 20, 15]
const textType: TextStyle = { size: 8.2, line: 10, weight: 500 }
const termsType: TextStyle = { ...textType, weight: 700 }

/** Font sizes in rem for titles with fewer characters than `below` (docs/rules/sheets.md#calendar). */
const titleSizes = [
  { below: 10, rem: 3.5 },
  { below: 20, rem: 3.2 },
  { below: 30, rem: 2.8 },
  { below: 40, rem: 2.5 },
]
const pointsPerRem = 12

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
  const titleRem = titleSizes.find(({ below }) => title.length < below)?.rem ?? 4
  const bandWidth = innerWidth - footer.qrCode.side - squareGap
  const planWidth = bandWidth - titleWidth - sidePadding
  const planLines = (size: number) => linesIn(planWidth, plan, { ...termsType, size })
  const sizes = contact ? planSizes.slice(2) : planSizes
  const size = sizes.find((size) => planLines(size) === 1) ?? 15
  const line = 1.1 * size
  const nameHeight = plan ? Math.min(2, planLines(size)) * line : 0
  const planHeight =
    nameHeight +
    (contact ? 9 + inlineAccountHeight(contact, planWidth) : 0) +
    (hasAsOf ? textType.line * 2 : 0)
  const bandHeight = Math.max(
    minBandHeight,
    bandPadding + Math.max(titleRem * pointsPerRem, planHeight),
  )
  const signsLines = Math.max(1, linesIn(bandWidth - signsWidth, scanText(footer), textType))
  const termsLines = sum(terms.map((text) => linesIn(bandWidth, text, termsType)))
  const notesHeight = legendHeight + (signsLines + termsLines) * textType.line
  const height = Math.max(bandHeight + belowBand + notesHeight, footer.stampHeight)
  // Name and phone are 12 points high on a line of 13.5, with a gap of 4 above and 5 below them.
  const baseline = nameHeight + (contact ? 15.5 : 0.4 * size - line / 2)
  const lower = 0.4 * titleRem * pointsPerRem + planHeight / 2 - baseline
  const drop = Math.max(0, Math.min(lower, (bandHeight - 3 - planHeight) / 2))
  return { height, titleRem, planFont: size, drop }
}
