import { printSetWords as words } from '../../content/words/printSetWords'
import { cutTexts, inPrintLayout, isTooLong } from './printLayout'
import type { ReadySheet } from './usePrintSet'

/** A problem found before printing. `label` is the sheet's label, or '' for all sheets. */
export interface Problem {
  label: string
  message: string
}

/** How many of the cut-off texts a message quotes. */
const MAX_QUOTED = 3

/**
 * Checks loaded sheets as they will be printed: fonts, logos, missing or old data, cut-off text.
 * Returns an empty list if nothing is wrong.
 */
export function preflight(ready: readonly ReadySheet[]): Problem[] {
  // jsdom has no `document.fonts`.
  const hasFailedFont = [...(document.fonts ?? [])].some(({ status }) => status === 'error')
  const papers = ready.map(({ report }) => report.paper)
  const sheetProblems = inPrintLayout(papers, () => ready.flatMap(problemsOf))
  const fontProblems = hasFailedFont ? [{ label: '', message: words.fontFailed }] : []
  return [...fontProblems, ...sheetProblems]
}

/** The problems of a sheet. Call it in print layout. */
function problemsOf({ sheet, report: { paper, orientation } }: ReadySheet): Problem[] {
  const messages = warnings(paper)
  const failedLogos = paper.querySelectorAll('[data-failed-logo]').length
  if (failedLogos > 0) messages.push(words.logosFailed(failedLogos))
  if (orientation === 'portrait' && isTooLong(paper)) messages.push(words.tooLong)
  const cut = cutTexts(paper)
  if (cut.length > 0) messages.push(words.cutOff(cut.slice(0, MAX_QUOTED), cut.length - MAX_QUOTED))
  return messages.map((message) => ({ label: sheet.label, message }))
}

/** The sheet's own warnings: missing games, or data that could not be refreshed (DataNotes.tsx). */
const warnings = (paper: HTMLElement): string[] =>
  [...paper.querySelectorAll('[data-sheet-warning]')].map((part) => part.textContent ?? '')
