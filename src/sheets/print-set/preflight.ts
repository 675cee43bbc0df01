import { printSetWords as words } from '../../content/words/printSetWords'
import { cutTexts, isTooLong } from './cutTexts'
import { inPrintLayout } from './printLayout'
import type { ReadySheet } from './useSet'

/** What is wrong with a set before it is printed: of one sheet, or of all ('' then). */
export interface Fault {
  label: string
  words: string
}

/** Of so many texts the words are told. */
const mostTold = 3

/**
 * Looks through sheets that are there, as they will be printed: typefaces, logos, what is missing or
 * old, what is cut. None for a set that is whole.
 */
export function preflight(sheets: readonly ReadySheet[]): Fault[] {
  const hasLostFont = [...(document.fonts ?? [])].some(({ status }) => status === 'error')
  const papers = sheets.map(({ report }) => report.paper)
  const ofSheets = inPrintLayout(papers, () =>
    sheets.flatMap(({ label, report }) =>
      [...said(report.paper), ...lostLogos(report.paper), ...measured(report)].map((words) => ({
        label,
        words,
      })),
    ),
  )
  return hasLostFont ? [{ label: '', words: words.fonts }, ...ofSheets] : ofSheets
}

/** What a sheet says itself: games are missing, it could not be refreshed. */
const said = (paper: HTMLElement): string[] =>
  [...paper.querySelectorAll('[role=alert] p, [role=status]')]
    .map((part) => part.textContent?.trim() ?? '')
    .filter((text) => text !== '')

function lostLogos(paper: HTMLElement): string[] {
  const count = paper.querySelectorAll('[data-lost-logo]').length
  return count > 0 ? [words.logos(count)] : []
}

function measured(report: ReadySheet['report']): string[] {
  const cut = cutTexts(report)
  return [
    ...(isTooLong(report) ? [words.tooLong] : []),
    ...(cut.length > 0 ? [words.cut(cut.slice(0, mostTold), cut.length - mostTold)] : []),
  ]
}
