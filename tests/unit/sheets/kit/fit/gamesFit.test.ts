import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitGames } from '../../../../../src/sheets/kit/fit/gamesFit'
import { toListedGames } from '../../../../../src/sheets/kit/gameList'
import { anEveningGame } from '../../../../records'

const games = (count: number, opponent: string) =>
  Array.from({ length: count }, () =>
    anEveningGame('B251009', `vs. ${opponent}`, '2025-10-09'),
  ).flatMap((game) => toListedGames([game]))
const page = { height: 600, width: 583, largest: 20 }
const narrow = { height: 560, width: 283, largest: 12.5 }

/** So many games in each of three months. */
const inMonths = (count: number, opponent = 'Boston') =>
  ['10', '11', '12'].flatMap((month) =>
    Array.from({ length: count }, (_, day) =>
      anEveningGame(`B25${month}0${day}`, `vs. ${opponent}`, `2025-${month}-0${day + 1}`),
    ).flatMap((game) => toListedGames([game])),
  )

describe('a list of games', () => {
  it('names months that have three games on average, else sets the dates large', () => {
    const [few, many] = [2, 3].map((count) => fitGames({ ...page, columns: [[inMonths(count)]] }))
    expect(few).toMatchObject({ monthHeight: 0, dateSize: 1.12 })
    expect(many).toMatchObject({ monthHeight: many?.rowHeight, dateSize: 1 })
  })

  it('has rows and months of one height in two columns', () => {
    const fit = fitGames({ ...narrow, columns: [[inMonths(5)], [inMonths(8)]] })
    expect(fit.monthHeight).toBe(fit.rowHeight)
    expect(fit.rowHeight * (24 + 3)).toBeLessThanOrEqual(narrow.height - 30)
  })

  it('has dots to the hour where all are 30 points long', () => {
    const dots = (columns: ReturnType<typeof inMonths>[][]) =>
      fitGames({ ...page, columns }).hasDots
    expect(dots([[inMonths(2)]])).toBe(true)
    expect(dots([[inMonths(2), inMonths(2, 'Wolverhampton '.repeat(4))]])).toBe(false)
    expect(dots([[inMonths(2)], []])).toBe(false)
  })

  it('is higher by the part of a plan under each opponent', () => {
    const parts = inMonths(8).map((game) => ({ ...game, part: 'Rivals' }))
    const { fontSize, rowHeight } = fitGames({ ...narrow, height: 300, columns: [[parts], []] })
    expect(rowHeight).toBeGreaterThanOrEqual(fontSize * 2.09)
  })

  it('fits 22 names of sixty letters, and never goes below 7pt', () => {
    const long = fitGames({ ...narrow, columns: [[games(22, 'Wolverhampton '.repeat(4))]] })
    expect(long.fontSize).toBeGreaterThanOrEqual(7)
    fc.assert(
      fc.property(fc.nat(200), fc.string(), (count, opponent) => {
        const fit = fitGames({ ...narrow, columns: [[games(count, opponent)], []] })
        expect(fit.fontSize).toBeGreaterThanOrEqual(7)
        expect(fit.fontSize).toBeLessThanOrEqual(12.5)
        expect(fit.rowHeight).toBeGreaterThanOrEqual(fit.fontSize * 1.2)
      }),
    )
  })
})
