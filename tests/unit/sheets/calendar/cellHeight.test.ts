import { expect, test } from 'vitest'
import { cellLines } from '../../../../src/sheets/calendar/cellHeight'

test('no line prints below 6.3 points', () => {
  const fonts = Object.values(cellLines).flatMap(({ day, time, price }) => [
    day[1],
    time[1],
    price[1],
  ])
  expect(Math.min(...fonts)).toBeGreaterThanOrEqual(6.3)
})
