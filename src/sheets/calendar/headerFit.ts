import { linesIn, type PaperType } from '../kit/fit/textWidth'
import { accountHeight, type Contact, type SheetFooterFacts, scanText } from '../kit/useSheetFooter'

/*
 * The header of a calendar: title over legend at the left, then whose it is, then the square that leads
 * to the live page. Lengths are points; CalendarSheet.module.css has the same.
 */

/** Width inside the margins. */
const width = 763.2
/** Title and legend. */
const leftWidth = 410
const gap = 10
const legendHeight = 13
const signsHeight = 8
const rule = 1.5
const planType: PaperType = { size: 13, line: 15, weight: 500 }
const textType: PaperType = { size: 7.4, line: 9, weight: 500 }
const termsType: PaperType = { size: 7.4, line: 9, weight: 700 }

interface HeaderContent {
  /** Height of the title's line. */
  titleHeight: number
  /** What stands under it, each on lines of its own: the prices' terms where no table has them. */
  terms: readonly string[]
  plan: string
  dates: string
  contact: Contact | null
  footer: SheetFooterFacts
}

/** What the header takes, without the gap below it. */
export function headerHeight(content: HeaderContent): number {
  const { titleHeight, terms, plan, dates, contact, footer } = content
  const space = width - leftWidth - footer.square.side - 2 * gap
  const planLines = plan ? Math.min(2, linesIn(space, plan, planType)) : 0
  const lines = [dates, scanText(footer)].reduce(
    (sum, text) => sum + (text ? linesIn(space, text, textType) : 0),
    0,
  )
  return (
    rule +
    Math.max(
      titleHeight +
        terms.reduce((sum, text) => sum + linesIn(leftWidth, text, termsType), 0) * termsType.line +
        legendHeight +
        signsHeight,
      footer.stampHeight,
      planLines * planType.line + accountHeight(contact, space, true) + lines * textType.line + 1,
    )
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
