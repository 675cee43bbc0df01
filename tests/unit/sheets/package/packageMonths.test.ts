import { describe, expect, it } from 'vitest'
import { packageMonths } from '../../../../src/sheets/package/packageMonths'

const on = (year: number, month: number, day: number) => ({ date: { year, month, day } })

describe('packageMonths', () => {
  it('has the months with games, and of each the weeks with games', () => {
    const months = packageMonths(2025, [
      on(2026, 1, 10),
      on(2025, 10, 9),
      on(2025, 10, 31),
      { date: null },
    ])
    expect(months.map(({ year, month }) => [year, month])).toEqual([
      [2025, 10],
      [2026, 1],
    ])
    expect(months[0]?.weeks.map((week) => week.map((day) => day?.day ?? null))).toEqual([
      [5, 6, 7, 8, 9, 10, 11],
      [26, 27, 28, 29, 30, 31, null],
    ])
  })

  it('puts each game on its weekday, Sunday first, and keeps a sixth week', () => {
    const late = on(2025, 11, 30)
    const [november] = packageMonths(2025, [on(2025, 11, 1), late])
    expect(november?.weeks[0]?.map((day) => day?.day ?? null)).toEqual([
      ...[null, null, null, null, null, null],
      1,
    ])
    expect(november?.weeks.at(-1)?.[0]).toEqual({ day: 30, games: [late] })
  })

  it('keeps every game of a day', () => {
    const [january] = packageMonths(2025, [on(2026, 1, 10), on(2026, 1, 10), on(2026, 1, 10)])
    expect(january?.weeks.flat().find((day) => day?.day === 10)?.games).toHaveLength(3)
  })

  it('has none without games', () => {
    expect(packageMonths(2025, [])).toEqual([])
  })
})
