import { describe, expect, it } from 'vitest'
import { fitText, type TextItem } from '../../../../src/sheets/package/textFit'

import {
  type PackageTextParts,
  plainText,
  type TextLine,
} from '../../../../src/sheets/package/textParts'

const line = (text: string): TextLine => ({ text, isPreseason: false })
const usual = 'Sat, Oct 11, 2025 · 7:00 PM · Bruins vs. Columbus Blue Jackets'
const parts = (count: number, text = usual, undated = 0): PackageTextParts => ({
  head: [
    { kind: 'title', text: 'Every Game' },
    { kind: 'text', text: 'Start times may change.' },
    { kind: 'heading', text: 'GAMES IN YOUR PACKAGE' },
    { kind: 'text', text: `${count} games. All times Eastern.` },
  ],
  lists: [
    { heading: null, lines: Array.from({ length: count }, (_, index) => line(`${text} ${index}`)) },
    ...(undated > 0
      ? [{ heading: 'Date to be announced', lines: Array(undated).fill(line('Gala')) }]
      : []),
  ],
  footnote: null,
  tail: [{ kind: 'text', text: 'Need more seats? Please contact your account manager.' }],
})
const texts = (items: TextItem[]) => items.map((item) => ('heading' in item ? '#' : item.text))

const square = {
  stampSide: 69,
  scan: 'Scan to see what changed. Accessible version: tickets.example.com',
}

describe('fitText', () => {
  it.each([
    [9, 1, 1],
    [14, 1, 1],
    [15, 2, 1],
    [44, 2, 1],
    [92, 2, 1],
    [150, 2, 2],
    [300, 2, 3],
  ])('sets %i games in %i columns on %i pages', (count, columns, pages) => {
    const fit = fitText(parts(count), '', square)
    expect(fit.pages).toHaveLength(pages)
    expect(fit.pages[0]).toHaveLength(columns)
    expect(fit.size).toBeGreaterThanOrEqual(8.5)
  })

  it('sets few games larger', () => {
    const sizes = [9, 44, 92].map((count) => fitText(parts(count), '', square).size)
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    expect(sizes[0]).toBe(14)
  })

  it.each([
    [30, usual],
    [88, usual],
    [200, `${usual} and the Wanderers of Québec, perhaps to be played elsewhere`],
  ])('has each of %i games once, in order, in columns of one height', (count, text) => {
    const all = parts(count, text)
    const { pages } = fitText(all, '', square)
    expect(texts(pages.flat(2))).toEqual(all.lists[0]?.lines.map((one) => one.text))
    const [left = [], right = []] = pages.at(-1) ?? []
    expect(left.length - right.length).toBeGreaterThanOrEqual(0)
    expect(left.length - right.length).toBeLessThanOrEqual(1)
  })

  it('ends no column with a heading', () => {
    for (let count = 20; count < 120; count += 7) {
      for (const column of fitText(parts(count, usual, count), '', square).pages.flat()) {
        expect(texts(column).at(-1)).not.toBe('#')
      }
    }
  })
})

it('copies no line that a spreadsheet would work out', () => {
  const evil = { ...parts(1, '=1+1'), footnote: '*PRESEASON GAME' }
  const [title, ...others] = evil.head
  if (!title) throw new Error('no title')
  evil.head = [{ ...title, text: '@SUM(A1)' }, ...others]
  const lines = plainText(evil, '').split('\n')
  expect(lines[0]).toBe("'@SUM(A1)")
  expect(lines).toContain("'=1+1 0")
  expect(lines).toContain('*PRESEASON GAME')
})
