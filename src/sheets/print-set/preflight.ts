import { printSetWords as words } from '../../content/words/printSetWords'
import type { ReadySheet } from './useSet'

/** A problem found before printing. `label` is the sheet's, or '' for all sheets. */
export interface Fault {
  label: string
  words: string
}

type Ready = ReadySheet['report']

/** How many of the cut texts a fault quotes. */
const mostListed = 3

/**
 * Checks loaded sheets as they will be printed: fonts, logos, missing or old data, cut texts. Empty where
 * nothing is wrong.
 */
export function preflight(sheets: readonly ReadySheet[]): Fault[] {
  const hasFailedFont = [...(document.fonts ?? [])].some(({ status }) => status === 'error')
  const papers = sheets.map(({ report }) => report.paper)
  const ofSheets = inPrintLayout(papers, () =>
    sheets.flatMap(({ label, report }) => faultTexts(report).map((words) => ({ label, words }))),
  )
  return hasFailedFont ? [{ label: '', words: words.fontFailed }, ...ofSheets] : ofSheets
}

/** The sheet's own warnings: games are missing, or the data could not be refreshed. */
const warnings = (paper: HTMLElement): string[] =>
  [...paper.querySelectorAll('[role=alert] p, [role=status]')]
    .map((part) => part.textContent?.trim() ?? '')
    .filter((text) => text !== '')

function failedLogos(paper: HTMLElement): string[] {
  const count = paper.querySelectorAll('[data-failed-logo]').length
  return count > 0 ? [words.logosFailed(count)] : []
}

/** The faults of a sheet. Call this in print layout. */
function faultTexts(report: Ready): string[] {
  const cut = cutTexts(report)
  return [
    ...warnings(report.paper),
    ...failedLogos(report.paper),
    ...(isTooLong(report) ? [words.tooLong] : []),
    ...(cut.length > 0 ? [words.cutOff(cut.slice(0, mostListed), cut.length - mostListed)] : []),
  ]
}

/**
 * Runs `find` while the sheets have their print layout: print rules apply, screen rules do not, and
 * a point is a point at any window width. The browser does not paint in between.
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
  /** As it was. */
  text: string
}

/** Changes a media query so that it applies in print alone. Returns what it changed, to undo it. */
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

/** Empty for a style sheet that may not be read, as an extension's or another host's. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

/** Rounding errors, in CSS pixels. */
const slack = 1.5
/** Share of a line's box, above and below, that is space for accents and has no letters. */
const air = 0.25

/** The texts of a sheet that its paper cuts off in this browser. Call this in print layout. */
function cutTexts({ paper }: Pick<Ready, 'paper'>): string[] {
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

/** Whether a sheet of one page is longer than the page. Call this in print layout. */
function isTooLong({ paper, orientation }: Pick<Ready, 'paper' | 'orientation'>): boolean {
  if (orientation !== 'portrait' || hasPages(paper)) return false
  const { width, height } = paper.getBoundingClientRect()
  return height > width * (11 / 8.5) + slack
}

/** A sheet that is laid out page by page has boxes with size containment. */
const hasPages = (paper: Element) =>
  [...(paper.firstElementChild?.children ?? [])].some((part) =>
    getComputedStyle(part).contain.includes('size'),
  )

function isCut(line: DOMRect, box: DOMRect): boolean {
  const accents = line.height * air
  return (
    line.left < box.left - slack ||
    line.right > box.right + slack ||
    line.top + accents < box.top - slack ||
    line.bottom - accents > box.bottom + slack
  )
}

/** The boxes of the paper and of its elements that cut off what does not fit. */
function clippingBoxes(text: Element, paper: Element): DOMRect[] {
  const boxes: DOMRect[] = []
  for (let part: Element | null = text; part !== null; part = part.parentElement) {
    const style = getComputedStyle(part)
    const clips = style.overflow !== 'visible' || style.contain.includes('size')
    const box = part.getBoundingClientRect()
    // Text for screen readers alone has a box of one pixel.
    if (clips && box.width <= 2) return []
    if (clips || part === paper) boxes.push(box)
    if (part === paper) break
  }
  return boxes
}
