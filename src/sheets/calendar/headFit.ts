import { footWords } from '../../content/words/footWords'
import { linesIn, type PaperType } from '../kit/fit/paperText'
import { accessibleText, contactText, type SheetFootFacts } from '../kit/useSheetFoot'

/*
 * The head of a calendar: title over legend at the left, then whose it is, then the square that leads
 * to the live page. Lengths are points; Calendar.module.css has the same.
 */

/** Width inside the margins. */
const width = 763.2
/** Title and legend. */
const leftWidth = 410
const gap = 10
const legendHeight = 13
const rule = 1.5
const planType: PaperType = { size: 13, line: 15, weight: 500 }
const textType: PaperType = { size: 7.4, line: 9, weight: 500 }
const termsType: PaperType = { size: 7.4, line: 9, weight: 700 }

interface HeadContent {
  /** Height of the title's line. */
  titleHeight: number
  /** What stands under it: the prices' terms where no table has them, else ''. */
  terms: string
  plan: string
  dates: string
  foot: SheetFootFacts
}

/** What the head takes, without the gap below it. */
export function headHeight({ titleHeight, terms, plan, dates, foot }: HeadContent): number {
  const { stamp, contact } = foot
  const room = width - leftWidth - stamp.side - 2 * gap
  const planLines = plan ? Math.min(2, linesIn(room, plan, planType)) : 0
  const lines = [
    contact && `${footWords.contact} ${contactText(contact)}`,
    dates,
    footWords.scan,
    accessibleText(foot),
  ].reduce((sum, text) => sum + (text ? linesIn(room, text, textType) : 0), 0)
  return (
    rule +
    Math.max(
      titleHeight +
        (terms ? linesIn(leftWidth, terms, termsType) * termsType.line : 0) +
        legendHeight,
      stamp.side + stamp.quiet,
      planLines * planType.line + lines * textType.line + 1,
    )
  )
}
