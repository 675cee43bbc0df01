import { expect, it } from 'vitest'
import type { PrintedPage, PrintedText } from '../browser/pdf'
import { missing, paperFaults } from './paperFaults'
import type { Sheet } from './sheets'

const run = (text: string, left: number, bottom: number, size = 10): PrintedText => ({
  text,
  size,
  left,
  right: left + text.length * size * 0.5,
  top: bottom - size * 0.7,
  bottom,
})

const paper = (...items: PrintedText[]): PrintedPage => ({
  width: 612,
  height: 792,
  items,
  text: items.map(({ text }) => text).join(' '),
})

/** As drawn from these pages, with a dark and a light dot wherever text stands. */
const drawn = (pages: readonly PrintedPage[], hidden = '') =>
  pages.map(({ items }) => {
    const [width, height] = [935, 1210]
    const shades = new Uint8Array(width * height).fill(255)
    for (const { text, left, top, bottom } of items) {
      if (text === hidden) continue
      const x = Math.round((left * 110) / 72) + 1
      for (let y = Math.floor((top * 110) / 72); y < (bottom * 110) / 72; y++) {
        shades[y * width + x] = 0
      }
    }
    return { width, height, shades }
  })

const sheet: Sheet = {
  address: '',
  orientation: 'portrait',
  pages: 1,
  smallest: 6.5,
  facts: ['$61.50', '$61.50'],
  hasCards: true,
  isChosen: false,
}

const faults = (pages: PrintedPage[], more: Partial<Sheet> = {}, hidden = '') =>
  paperFaults(pages, drawn(pages, hidden), { ...sheet, ...more }, { size: 'letter', margin: null })

const prices = [run('A:$61.50', 50, 100), run('B:$61.50', 50, 120)]

it('finds nothing wrong with a good page', () => {
  expect(faults([paper(...prices)])).toEqual([])
})

it.each([
  ['a game too few', [paper(run('A:$61.50', 50, 100))], /'\$61\.50' \(1 of 2\)/],
  ['a page too many', [paper(...prices), paper(run('P.S.', 50, 100))], /2 pages instead of 1/],
  ['an empty page', [paper(...prices), paper()], /page 2, empty/],
  ['other paper', [{ ...paper(...prices), height: 842 }], /size: 612 x 842/],
  ['small text', [paper(...prices, run('tiny', 50, 300, 6))], /under 6\.5 pt: 'tiny'/],
  ['text at the edge', [paper(...prices, run('edge', 50, 790))], /at the edge: 'edge'/],
  ['text over text', [paper(...prices, run('over', 52, 101))], /text over text/],
  ['half a card', [paper(...prices, run('vs. Buffalo', 50, 300))], /cards cut: 0 days, 1 games/],
  [
    'the browser’s own line through a title',
    [paper(...prices, run('TITLE', 50, 40, 30), run('http://127.0.0.1/x', 40, 26, 8))],
    /overprinted by the browser/,
  ],
  [
    'one line on two pages',
    [paper(...prices, run('Oilers', 50, 750)), paper(run('Oilers', 50, 30))],
    /page 2, cut in two: 'Oilers'/,
  ],
])('finds %s', (_what, pages, fault) => {
  expect(faults(pages).join('\n')).toMatch(fault)
})

it('finds text that is in the file and not on the paper', () => {
  expect(faults([paper(...prices)], {}, 'B:$61.50')).toEqual([
    expect.stringMatching(/cut off or covered: 'B:\$61\.50'/),
  ])
})

it('finds letters that became others', () => {
  expect(
    missing('own text', ['Box office', '$4,015'], [paper(run('Box o\ufffdce', 50, 100))]),
  ).toEqual(["own text not found: 'Box office' (0 of 1), '$4,015' (0 of 1)"])
})
