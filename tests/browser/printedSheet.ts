import { expect } from './fixtures'
import { at, overlaps, type PrintedPage } from './pdf'

/** What no sheet prints: the controls above it. */
const CONTROLS = [
  'Download PDF',
  'Try Again',
  'With calendar',
  'Cards only',
  'Plain text',
  'Print',
  'Price chart only',
  'Full pricing sheet',
  'Copy table',
  'Game schedule',
]

const LETTER = [612, 792] as const
export const LANDSCAPE = [792, 612] as const
export const A4 = [595.9, 842.9] as const

interface Paper {
  /** Width and height in points. */
  size?: readonly [width: number, height: number]
  /** Of text in points, less what rounding takes. */
  smallest?: number
  /** Where no text may stand, in points. */
  margin?: number
}

/** The only one of the printed pages. */
export function onePage(pages: readonly PrintedPage[]): PrintedPage {
  expect(pages).toHaveLength(1)
  return pages[0] as PrintedPage
}

/** A page on which everything can be read. */
export function expectCleanPage(
  paper: PrintedPage,
  { size: [width, height] = LETTER, smallest = 6.95, margin = 0 }: Paper = {},
): PrintedPage {
  const { items } = paper
  expect(Math.abs(paper.width - width)).toBeLessThanOrEqual(0.5)
  expect(Math.abs(paper.height - height)).toBeLessThanOrEqual(0.5)
  expect(items.length, 'text on every page').toBeGreaterThan(0)
  const say = (list: typeof items) => list.map((item) => `'${item.text}' at ${at(item)}`)
  expect(say(items.filter(({ size }) => size < smallest)), 'text too small').toEqual([])
  // A poster's letters start a little right of where their text does.
  const outside = items.filter(
    ({ size, left, right, top, bottom }) =>
      left < margin - size * 0.02 ||
      top < margin ||
      right > paper.width - margin ||
      bottom > paper.height - margin,
  )
  expect(say(outside), 'text in the margins or outside').toEqual([])
  expect(overlaps(items), 'text over text').toEqual([])
  expect(items.filter(({ text }) => CONTROLS.includes(text))).toEqual([])
  return paper
}

/** Portrait letter pages, as many as allowed, on which everything can be read. */
export function expectCleanPages(pages: readonly PrintedPage[], most = 1): string {
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.length, 'pages').toBeLessThanOrEqual(most)
  return pages.map((paper) => expectCleanPage(paper).text).join(' ')
}
