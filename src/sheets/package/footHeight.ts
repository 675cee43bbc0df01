import { packageTexts } from '../../content/words/packageTexts'
import { lineCount } from '../kit/fit/lineCount'
import { lowFootHeight } from '../kit/fit/lowFoot'
import { pageWidth } from './paperSize'

interface FootContent {
  hasFootnote: boolean
  /** Whom to call; '' where nobody is known. */
  contact: string
  lastLine: string
  isTight: boolean
}

/**
 * Height in points of what follows the games: the footnote, the notice, which wraps when it is
 * reworded, and whose sheet it is.
 */
export function footHeight(foot: FootContent): number {
  const { hasFootnote, contact, lastLine, isTight } = foot
  const size = isTight ? 8.3 : 9.5
  const { extraTicketsLead, extraTickets } = packageTexts
  const notice = `${extraTicketsLead} ${extraTickets} ${contact}`
  const lines = lineCount(notice, (pageWidth - 26) / size, 500)
  const footnote = hasFootnote ? size * 1.25 + (isTight ? 3 : 4) : 0
  return lines * size * 1.25 + (isTight ? 13 : 22) + footnote + lowFootHeight(lastLine)
}
