import { expect, it } from 'vitest'
import { monthsAcross } from '../../../../src/sheets/package/packageMonths'

it.each([
  [1, 3],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
])('%i months stand %i beside each other', (count, across) => {
  expect(monthsAcross(count)).toBe(across)
})
