import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitGames } from '../../../../../src/sheets/kit/fit/gamesFit'
import { textWidth } from '../../../../../src/sheets/kit/fit/textWidth'
import type { ListedGame } from '../../../../../src/sheets/kit/gameList'

const game = (opponent = 'Chicago Blackhawks'): ListedGame => ({
  key: 'B251009 ',
  code: 'B251009',
  day: null,
  date: 'Thu, Oct 9',
  year: 2025,
  opponent,
  abbreviation: 'CHI',
  colors: undefined,
  league: 'nhl',
  logo: null,
  time: '7:00 PM',
  isPreseason: false,
})
const games = (count: number, opponent?: string) =>
  Array.from({ length: count }, () => game(opponent))
const narrow = { height: 560, width: 283, largest: 12.5 }
const wide = { height: 560, width: 583, largest: 20 }

describe('a list of games', () => {
  it('is generous where games are few, and shrinks with their number', () => {
    const few = fitGames({ ...wide, columns: [[games(5), games(5)]] })
    expect(few.type).toBe(20)
    expect(few.row).toBeGreaterThan(40)
    expect(few.badge).toBeGreaterThan(40)
    const types = [5, 22, 30, 45, 60].map(
      (count) => fitGames({ ...narrow, columns: [[games(count, 'Chicago')]] }).type,
    )
    expect(types).toEqual(types.toSorted((one, other) => other - one))
    expect(types.at(-1)).toBeLessThan(types[0] ?? 0)
  })

  it('has badges only where their letters are 7pt at least', () => {
    expect(fitGames({ ...narrow, columns: [[games(11)]] }).badge).toBeGreaterThanOrEqual(30)
    expect(fitGames({ ...narrow, columns: [[games(22)]] }).badge).toBeGreaterThanOrEqual(28)
    expect(fitGames({ ...narrow, columns: [[games(26)]] }).badge).toBeGreaterThanOrEqual(24)
    expect(fitGames({ ...narrow, columns: [[games(32)]] }).badge).toBe(0)
  })

  it('gives long names smaller type rather than a second line, where that is enough', () => {
    const { type } = fitGames({
      ...narrow,
      columns: [[games(11, 'Columbus Blue Jackets of Ohio')]],
    })
    expect(type).toBeLessThan(12.5)
    expect(type).toBeGreaterThanOrEqual(10)
  })

  it.each(['m'.repeat(18), 'Å'.repeat(24), 'w'.repeat(20)])(
    'reckons with the widths of the font: %s stays on its line',
    (opponent) => {
      const { type } = fitGames({ ...narrow, columns: [[games(22, opponent)]] })
      const { date, badge } = fitGames({ ...narrow, columns: [[games(22, opponent)]] })
      const [time, gaps] = [3.4, badge > 0 ? 1 : 0.5]
      const line = date + time + gaps + textWidth(`vs. ${opponent}`, 700)
      expect(line * type + badge * 0.75).toBeLessThanOrEqual(283)
    },
  )

  it('fits 22 names of sixty letters, and never goes below 7pt', () => {
    const long = fitGames({ ...narrow, columns: [[games(22, 'Wolverhampton '.repeat(4))]] })
    expect(long.type).toBeGreaterThanOrEqual(7)
    fc.assert(
      fc.property(fc.nat(200), fc.string(), (count, opponent) => {
        const { type, row } = fitGames({ ...narrow, columns: [[games(count, opponent)], []] })
        expect(type).toBeGreaterThanOrEqual(7)
        expect(type).toBeLessThanOrEqual(12.5)
        expect(row).toBeGreaterThanOrEqual(type * 1.2)
      }),
    )
  })
})
