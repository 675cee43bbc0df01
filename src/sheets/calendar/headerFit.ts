import { linesIn, type PaperType } from '../kit/fit/textWidth'
import { accountHeight, type Contact, type SheetFooterFacts, scanText } from '../kit/useSheetFooter'

/*
 * The head of a calendar: title over legend at the left, then whose it is, then the square that leads
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

/** What the head takes, without the gap below it. */
export function headerHeight(content: HeaderContent): number {
  const { titleHeight, terms, plan, dates, contact, footer } = content
  const { side, quiet } = footer.square
  const room = width - leftWidth - side - 2 * gap
  const planLines = plan ? Math.min(2, linesIn(room, plan, planType)) : 0
  const lines = [dates, scanText(footer)].reduce(
    (sum, text) => sum + (text ? linesIn(room, text, textType) : 0),
    0,
  )
  return (
    rule +
    Math.max(
      titleHeight +
        terms.reduce((sum, text) => sum + linesIn(leftWidth, text, termsType), 0) * termsType.line +
        legendHeight +
        signsHeight,
      side + quiet,
      planLines * planType.line + accountHeight(contact, room, true) + lines * textType.line + 1,
    )
  )
}

/** The words that say what the square is for have room under it, in a head of such a height. */
export const hasScanBelow = (head: number, { stamp, square }: SheetFooterFacts): boolean =>
  stamp !== '' && square.side + square.quiet + 9 + rule <= head

/** Font size of a sheet's title in rem by its length (docs/rules/sheets.md#calendar). */
export function titleSize(title: string): number {
  const { length } = title
  if (length < 10) return 3.5
  if (length < 20) return 3.2
  if (length < 30) return 2.8
  if (length < 40) return 2.5
  return 4
}
