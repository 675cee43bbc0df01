import { expect } from './fixtures'
import { at, overlaps, type PrintedPage } from './pdf'

/** Smallest text on portrait paper in points, less what rounding takes. */
const smallest = 6.95

/** What no portrait sheet prints: the controls above it. */
const controls = ['Download PDF', 'Try Again', 'With calendar', 'Cards only', 'Plain text', 'Print']

/** Portrait letter pages, as many as allowed, on which everything can be read. */
export function expectCleanPages(pages: readonly PrintedPage[], most = 1): string {
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.length, 'pages').toBeLessThanOrEqual(most)
  for (const { width, height, items } of pages) {
    expect(Math.abs(width - 612)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(height - 792)).toBeLessThanOrEqual(0.5)
    const say = (list: typeof items) => list.map((item) => `'${item.text}' at ${at(item)}`)
    expect(items.length, 'text on every page').toBeGreaterThan(0)
    expect(say(items.filter(({ size }) => size < smallest)), 'text under 7 pt').toEqual([])
    const outside = items.filter(
      ({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
    )
    expect(say(outside), 'text outside the page').toEqual([])
    expect(overlaps(items), 'text over text').toEqual([])
    for (const control of controls) {
      expect(items.map(({ text }) => text)).not.toContain(control)
    }
  }
  return pages.map(({ text }) => text).join(' ')
}
