/* Lays out sheets as for print, and finds what does not fit on their paper in this browser. */

/** Allowance for rounding errors, in CSS pixels. */
const ROUNDING_PX = 1.5
/**
 * The share of a line's height, above and below, that is kept free for accents. It may be cut off.
 */
const ACCENT_SHARE = 0.25
/** Height of letter paper as a multiple of its width. */
const LETTER_RATIO = 11 / 8.5

/**
 * Runs `find` in print layout: print styles apply, screen styles do not, and a point is a point at
 * any window width. It is synchronous, so the browser does not paint in between.
 * @param papers the elements that are printed.
 */
export function inPrintLayout<Found>(papers: readonly HTMLElement[], find: () => Found): Found {
  const changed = [...document.styleSheets].flatMap((sheet) => [
    ...switchToPrint(sheet.media),
    ...rulesOf(sheet).flatMap(switchRuleToPrint),
  ])
  for (const { style } of papers) style.setProperty('--pt', '1pt')
  try {
    return find()
  } finally {
    for (const { media, text } of changed) media.mediaText = text
    for (const { style } of papers) style.removeProperty('--pt')
  }
}

/** A changed media query with its original text, to undo the change. */
type ChangedMedia = { media: MediaList; text: string }

/**
 * Changes a media query as if the page were printed. Returns nothing if that makes no difference.
 * A query with `screen` must be the last of its list, because the rest of the list is dropped.
 */
function switchToPrint(media: MediaList): ChangedMedia[] {
  const text = media.mediaText
  const printText = text.replace(/\bprint\b/g, 'all').replace(/\bscreen\b.*/g, 'not all')
  if (printText === text) return []
  media.mediaText = printText
  return [{ media, text }]
}

/**
 * Does the same to the media query of a rule, and to the rules inside it. Most rules have neither.
 */
function switchRuleToPrint(rule: CSSRule): ChangedMedia[] {
  const { media, cssRules = [] } = rule as Partial<CSSMediaRule>
  return [...(media ? switchToPrint(media) : []), ...[...cssRules].flatMap(switchRuleToPrint)]
}

/**
 * The rules of a style sheet. Empty if it may not be read, such as an extension's or another
 * host's.
 */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

/** Whether a portrait sheet of one page is longer than the page. Call it in print layout. */
export function isTooLong(paper: HTMLElement): boolean {
  // A sheet that is laid out page by page is longer; see PaperPage.
  if (paper.querySelector('[data-page]')) return false
  const { width, height } = paper.getBoundingClientRect()
  return height > width * LETTER_RATIO + ROUNDING_PX
}

/** The texts that the paper cuts off. Call it in print layout. */
export function cutTexts(paper: HTMLElement): string[] {
  const texts = new Set<string>()
  const walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.replace(/\s+/g, ' ').trim()
    if (!text || node.parentElement === null) continue
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()]
    const boxes = clippingBoxes(node.parentElement, paper)
    if (lines.some((line) => boxes.some((box) => isCut(line, box)))) texts.add(text)
  }
  return [...texts]
}

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
