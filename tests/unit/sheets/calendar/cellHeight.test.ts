import { expect, it } from 'vitest'
import {
  besideFont,
  priceFont,
  priceWidth,
  timeFont,
  widestTime,
} from '../../../../src/sheets/calendar/cellHeight'

const game = { isPreseason: false, cup: null, time: '7:00', abbreviation: 'NYR' } as const
const cell = (...games: (typeof game)[]) => [{ day: 1, games }]

it('sets times smaller only for what stands on their line, and not for words', () => {
  const alone = widestTime([cell(game)])
  expect(widestTime([cell(game, { ...game, abbreviation: 'MEM' } as never)])).toBeGreaterThan(alone)
  expect(widestTime([cell({ ...game, isPreseason: true } as never)])).toBeGreaterThan(alone)
  expect(widestTime([cell({ ...game, time: 'To be announced' } as never)])).toBe(1)
  expect(timeFont('close', alone, 8)).toBe(7.5)
  expect(timeFont('roomy', 3.51, 9)).toBeLessThan(7)
})

it('sets dollars smaller for the widest price, not below 8 points, and times smaller than dollars', () => {
  expect(priceFont('large', 2.6)).toBe(9)
  expect(priceFont('large', priceWidth('206.50'))).toBeGreaterThan(7.98)
  expect(besideFont(7.98)).toBeGreaterThanOrEqual(7.5)
  expect(besideFont(8)).toBe(7.52)
  expect(timeFont('large', 1.6, 7.7)).toBe(7.5)
})
