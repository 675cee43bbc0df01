import { linesIn, type PaperType } from '../kit/fit/textWidth'
import { accountHeight, type Contact, type SheetFooterFacts, scanText } from '../kit/useSheetFooter'

/*
 * The header of a calendar: the title, beside it whose calendar it is, legend and notes under both, and
 * beside them the square that leads to the live page. Lengths are points; CalendarSheet.module.css has
 * the same.
 */

/** Width inside the margins. */
const width = 763.2
const gap = 10
/** What the title has of the band: two months. */
const titleWidth = 385.1
/** Beside what is in the rest of the band, and above and below it with its frame. */
const besideTitle = 18
const bandPadding = 7
/** 0.6 in, the least of a header. */
const minBandHeight = 43.2
const belowBand = 4
const legendHeight = 12
/** What the signs take on their line. */
const signsWidth = 215
const planType: PaperType = { size: 15, line: 16.5, weight: 700 }
const textType: PaperType = { size: 7.6, line: 9.5, weight: 500 }
const termsType: PaperType = { ...textType, weight: 700 }

interface HeaderContent {
  titleHeight: number
  /** Each on lines of its own: the prices' terms where no table has them. */
  terms: readonly string[]
  plan: string
  /** Whether it says how old its data is. */
  hasAsOf: boolean
  contact: Contact | null
  footer: SheetFooterFacts
}

/** What the header takes, without the gap below it. */
export function headerHeight(content: HeaderContent): number {
  const { titleHeight, terms, plan, hasAsOf, contact, footer } = content
  const band = width - footer.square.side - gap
  const rest = band - titleWidth - besideTitle
  const accountBlock =
    (plan ? Math.min(2, linesIn(rest, plan, planType)) * planType.line : 0) +
    (contact ? 4 + accountHeight(contact, rest, true) : 0) +
    (hasAsOf ? textType.line * 2 : 0)
  const lines =
    Math.max(1, linesIn(band - signsWidth, scanText(footer), textType)) +
    terms.reduce((sum, text) => sum + linesIn(band, text, termsType), 0)
  return Math.max(
    Math.max(minBandHeight, bandPadding + Math.max(titleHeight, accountBlock)) +
      belowBand +
      legendHeight +
      lines * textType.line,
    footer.stampHeight,
  )
}

/** Titles of fewer characters are set so large, in rem (docs/rules/sheets.md#calendar). */
const titleSizes = [
  { below: 10, rem: 3.5 },
  { below: 20, rem: 3.2 },
  { below: 30, rem: 2.8 },
  { below: 40, rem: 2.5 },
]

/** Font size of a sheet's title in rem by its length. */
export const titleSize = (title: string): number =>
  titleSizes.find(({ below }) => title.length < below)?.rem ?? 4
