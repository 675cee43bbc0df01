import { printSetWords as words } from '../../content/words/printSetWords'
import { cutTexts, inPrintLayout, isTooLong } from './printLayout'
import type { ReadySheet } from './useSet'

/** A problem found before printing. `label` is the sheet's label, or '' for all sheets. */
export interface Problem {
  label: string
  message: string
}

/** How many of the cut-off texts a message quotes. */
const MAX_QUOTED = 3

/**
 * Checks loaded sheets as they will be printed: fonts, logos, missing or old data, cut-off text. Returns an empty
 * list if nothing is wrong.
 */
export function preflight(sheets: readonly ReadySheet[]): Problem[] {
  const hasFailedFont = [...(document.fonts ?? [])].some(({ status }) => status === 'error')
  const papers = sheets.map(({ report }) => report.paper)
  const ofSheets = inPrintLayout(papers, () => sheets.flatMap(problemsOf))
  return hasFailedFont ? [{ label: '', message: words.fontFailed }, ...ofSheets] : ofSheets
}

/** The problems of a sheet. Call it in print layout. */
function problemsOf({ label, report: { paper, orientation } }: ReadySheet): Problem[] {
  const messages = warnings(paper)
  const failedLogos = paper.querySelectorAll('[data-failed-logo]').length
  if (failedLogos > 0) messages.push(words.logosFailed(failedLogos))
  if (orientation === 'portrait' && isTooLong(paper)) messages.push(words.tooLong)
  const cut = cutTexts(paper)
  if (cut.length > 0) messages.push(words.cutOff(cut.slice(0, MAX_QUOTED), cut.length - MAX_QUOTED))
  return messages.map((message) => ({ label, message }))
}

/** The sheet's own warnings, such as missing games or data that could not be refreshed. */
const warnings = (paper: HTMLElement): string[] =>
  [...paper.querySelectorAll('[role=alert] p, [role=status]')]
    .map((part) => part.textContent?.trim() ?? '')
    .filter((text) => text !== '')
