import { printSetWords as words } from '../../content/words/printSetWords'
import type { ReadySheet } from './useSet'

/** A problem found before printing. `label` is the sheet's label, or '' for all sheets. */
export interface Problem {
  label: string
  message: string
}

type ReadyReport = ReadySheet['report']

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

/** The sheet's own warnings, such as missing games or data that could not be refreshed. */
const warnings = (paper: HTMLElement): string[] =>
  [...paper.querySelectorAll('[role=alert] p, [role=status]')]
    .map((part) => part.textContent?.trim() ?? '')
    .filter((text) => text !== '')

function failedLogos(paper: HTMLElement): string[] {
  const count = paper.querySelectorAll('[data-failed-logo]').length
  return count > 0 ? [words.logosFailed(count)] : []
}

/** The problems of a sheet. Call it in print layout. */
function problemsOf({ label, report }: ReadySheet): Problem[] {
  const cut = cutTexts(report)
  return [
    ...warnings(report.paper),
    ...failedLogos(report.paper),
    ...(isTooLong(report) ? [words.tooLong] : []),
    ...(cut.length > 0 ? [words.cutOff(cut.slice(0, MAX_QUOTED), cut.length - MAX_QUOTED)] : []),
  ].map((message) => ({ label, message }))
}

/**
 * Runs `find` in print layout: print styles apply, screen styles do not, and a point is a point at any window width.
 * It is synchronous, so the browser does not paint in between.
 */
function inPrintLayout<Found>(papers: readonly HTMLElement[], find: () => Found): Found {
  const changed = [...document.styleSheets].flatMap((sheet) => [
    ...forPrint(sheet.media),
    ...rulesOf(sheet).flatMap(rulesForPrint),
  ])
  for (const { style } of papers) style.setProperty('--pt', '1pt')
  try {
    return find()
  } finally {
    for (const { media, text } of changed) media.mediaText = text
    for (const { style } of papers) style.removeProperty('--pt')
  }
}

interface ChangedMedia {
  media: MediaList
  /** The original media query. */
  text: string
}

/** Changes a media query as if the page were printed. Returns the original, to undo the change. */
function forPrint(media: MediaList): ChangedMedia[] {
  const text = media.mediaText
  const printText = text.replace(/\bprint\b/g, 'all').replace(/\bscreen\b.*/g, 'not all')
  if (printText === text) return []
  media.mediaText = printText
  return [{ media, text }]
}

function rulesForPrint(rule: CSSRule): ChangedMedia[] {
  const { media, cssRules = [] } = rule as Partial<CSSMediaRule>
  return [...(media ? forPrint(media) : []), ...[...cssRules].flatMap(rulesForPrint)]
}

/** The rules of a style sheet. Empty if it may not be read, such as an extension's or another host's. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

/** Allowance for rounding errors, in CSS pixels. */
const ROUNDING_PX = 1.5
/** The share of a line's height, above and below, that is kept free for accents. It may be cut off. */
const ACCENT_SHARE = 0.25

/** The texts that the paper cuts off in this browser. Call it in print layout. */
function cutTexts({ paper }: Pick<ReadyReport, 'paper'>): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.replace(/\s+/g, ' ').trim()
    if (!text || node.parentElement === null) continue
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()]
    const boxes = clippingBoxes(node.parentElement, paper)
    if (lines.some((line) => boxes.some((box) => isCut(line, box)))) texts.push(text)
  }
  return [...new Set(texts)]
}

/** Whether a sheet of one page is longer than the page. Call it in print layout. */
function isTooLong({ paper, orientation }: Pick<ReadyReport, 'paper' | 'orientation'>): boolean {
  if (orientation !== 'portrait' || hasPages(paper)) return false
  const { width, height } = paper.getBoundingClientRect()
  return height > width * (11 / 8.5) + ROUNDING_PX
}

/** Whether a sheet is laid out page by page. Its pages then have size containment. */
const hasPages = (paper: Element) =>
  [...(paper.firstElementChild?.children ?? [])].some((part) =>
    getComputedStyle(part).contain.includes('size'),
  )

function isCut(line: DOMRect, box: DOMRect): boolean {
  const accents = line.height * ACCENT_SHARE
  return (
    line.left < box.left - ROUNDING_PX ||
    line.right > box.right + ROUNDING_PX ||
    line.top + accents < box.top - ROUNDING_PX ||
    line.bottom - accents > box.bottom + ROUNDING_PX
  )
}

/** The boxes of the paper and of the ancestors that clip a text. */
function clippingBoxes(text: Element, paper: Element): DOMRect[] {
  const boxes: DOMRect[] = []
  for (let part: Element | null = text; part !== null; part = part.parentElement) {
    const style = getComputedStyle(part)
    const clips = style.overflow !== 'visible' || style.contain.includes('size')
    const box = part.getBoundingClientRect()
    // Visually hidden text has a box of one pixel.
    if (clips && box.width <= 2) return []
    if (clips || part === paper) boxes.push(box)
    if (part === paper) break
  }
  return boxes
}
