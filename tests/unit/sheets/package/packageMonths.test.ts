import { describe, expect, it } from 'vitest'
import { packageMonths } from '../../../../src/sheets/package/packageMonths'

const on = (year: number, month: number, day: number) => ({ date: { year, month, day } })

describe('packageMonths', () => {
  it('reads on from the first month with games to the last, and no further', () => {
    const months = packageMonths(2025, [on(2026, 1, 10), on(2025, 10, 9), { date: null }])
    expect(months.map(({ year, month }) => [year, month])).toEqual([
      [2025, 10],
      [2025, 11],
      [2025, 12],
      [2026, 1],
    ])
    expect(months[1]?.weeks.flat().filter((day) => day?.day)).toHaveLength(30)
  })

  it('puts each game on its weekday, Sunday first, and keeps a sixth week', () => {
    const late = on(2025, 11, 30)
    const [november] = packageMonths(2025, [on(2025, 11, 1), late])
    expect(november?.weeks).toHaveLength(6)
    expect(november?.weeks[0]?.map((day) => day?.day ?? null)).toEqual([
      ...[null, null, null, null, null, null],
      1,
    ])
    expect(november?.weeks[5]?.[0]).toEqual({ day: 30, games: [late] })
    expect(november?.weeks.flat().filter((day) => day !== null)).toHaveLength(30)
  })

  it('keeps every game of a day', () => {
    const [january] = packageMonths(2025, [on(2026, 1, 10), on(2026, 1, 10), on(2026, 1, 10)])
    expect(january?.weeks.flat().find((day) => day?.day === 10)?.games).toHaveLength(3)
  })

  it('has none without games', () => {
    expect(packageMonths(2025, [])).toEqual([])
  })
})
