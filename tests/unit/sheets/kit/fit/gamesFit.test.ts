import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitGames } from '../../../../../src/sheets/kit/fit/gamesFit'
import { listGames } from '../../../../../src/sheets/kit/gameList'
import { anEveningGame } from '../../../../records'

const games = (count: number, opponent: string) =>
  Array.from({ length: count }, () =>
    anEveningGame('B251009', `vs. ${opponent}`, '2025-10-09'),
  ).flatMap((game) => listGames([game]))
const narrow = { height: 560, width: 283, largest: 12.5 }

describe('a list of games', () => {
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
