import { expect, it } from 'vitest'
import { timeFont, widestTime } from '../../../../src/sheets/calendar/cellHeight'

const game = { isPreseason: false, cup: null, time: '7:00', abbreviation: 'NYR' } as const
const cell = (...games: (typeof game)[]) => [{ day: 1, games }]

it('sets times smaller only for what stands on their line, and not for words', () => {
  const alone = widestTime([cell(game)])
  expect(widestTime([cell(game, { ...game, abbreviation: 'MEM' } as never)])).toBeGreaterThan(alone)
  expect(widestTime([cell({ ...game, isPreseason: true } as never)])).toBeGreaterThan(alone)
  expect(widestTime([cell({ ...game, time: 'To be announced' } as never)])).toBe(1)
  expect(timeFont('close', alone)).toBe(7.5)
  expect(timeFont('roomy', 3.51)).toBeLessThan(7)
})
