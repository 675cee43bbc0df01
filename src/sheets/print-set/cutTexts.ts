import type { SheetReport } from '../kit/sheetPlace'

type Ready = Extract<SheetReport, { state: 'ready' }>

/** In CSS pixels: what rounding takes. */
const slack = 1.5
/** Of a line's box, above and below: room for accents, in which no letter of ours stands. */
const air = 0.25

/**
 * The texts of a sheet that its paper cuts off, as this browser sets them. Is asked in print layout.
 */
export function cutTexts({ paper }: Pick<Ready, 'paper'>): string[] {
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

/** Whether a sheet that has one page is longer than that. Is asked in print layout. */
export function isTooLong({ paper, orientation }: Pick<Ready, 'paper' | 'orientation'>): boolean {
  if (orientation !== 'portrait' || hasPages(paper)) return false
  const { width, height } = paper.getBoundingClientRect()
  return height > width * (11 / 8.5) + slack
}

/** A sheet that is laid out page by page has boxes of a size of their own for them. */
const hasPages = (paper: Element) =>
  [...(paper.firstElementChild?.children ?? [])].some((part) =>
    getComputedStyle(part).contain.includes('size'),
  )

function isCut(line: DOMRect, box: DOMRect): boolean {
  const room = line.height * air
  return (
    line.left < box.left - slack ||
    line.right > box.right + slack ||
    line.top + room < box.top - slack ||
    line.bottom - room > box.bottom + slack
  )
}

/** The paper, whose sides cut, and whatever of it cuts off what does not fit in. */
function clippingBoxes(text: Element, paper: Element): DOMRect[] {
  const boxes: DOMRect[] = []
  for (let part: Element | null = text; part !== null; part = part.parentElement) {
    const style = getComputedStyle(part)
    const clips = style.overflow !== 'visible' || style.contain.includes('size')
    const box = part.getBoundingClientRect()
    // What only screen readers hear is a box of a pixel.
    if (clips && box.width <= 2) return []
    if (clips || part === paper) boxes.push(box)
    if (part === paper) break
  }
  return boxes
}
