import { expect, it } from 'vitest'
import { packageMonths } from '../../../../src/sheets/package/miniCalendarFit'

const on = (year: number, month: number, day: number) => ({ date: { year, month, day } })

it('has whole months: each game on its weekday, Sunday first, and a sixth week', () => {
  const late = on(2025, 11, 30)
  const [november] = packageMonths(2025, [on(2025, 11, 1), late])
  const firstWeek = november?.weeks[0]?.map((day) => day?.day ?? null)
  expect(firstWeek).toEqual([...Array<null>(6).fill(null), 1])
  expect(november?.weeks.flat().filter((day) => day !== null)).toHaveLength(30)
  expect(november?.weeks.at(-1)?.[0]).toEqual({ day: 30, games: [late] })
})
