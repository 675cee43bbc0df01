import { expect, test } from 'vitest'
import { titleSize } from '../../../../src/sheets/calendar/headerFit'

test.each([
  ['', 3.5],
  ['x'.repeat(9), 3.5],
  ['x'.repeat(10), 3.2],
  ['RAFTERS PRICING', 3.2],
  ['x'.repeat(20), 2.8],
  ['x'.repeat(30), 2.5],
  ['x'.repeat(39), 2.5],
  ['x'.repeat(40), 4],
])('the title %j is set in %drem', (title, size) => {
  expect(titleSize(title)).toBe(size)
})
