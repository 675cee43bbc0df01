import { packageTexts } from '../../content/words/packageTexts'
import { lineCount } from '../kit/fit/lineCount'
import { pageWidth } from './paperSize'

/** Without the gaps between its three parts, and that of the preseason footnote is bold. */
const lastLineWidth = pageWidth - 46

/**
 * Height in points of the notice, which wraps when it is reworded, and the last line, which a long
 * address wraps.
 */
export function footHeight(lastLine: string, isTight: boolean): number {
  const size = isTight ? 8.3 : 9.5
  const { extraTicketsLead, extraTickets } = packageTexts
  const notice = `${extraTicketsLead} ${extraTickets}`
  const lines =
    lineCount(notice, (pageWidth - 26) / size, 500) + lineCount(lastLine, lastLineWidth / size, 500)
  return lines * size * 1.25 + (isTight ? 19 : 32)
}
