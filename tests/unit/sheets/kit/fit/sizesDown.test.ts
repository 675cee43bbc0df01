import { expect, it } from 'vitest'
import { sizesDown } from '../../../../../src/sheets/kit/fit/textWidth'

it('ends with the smallest, whatever the step', () => {
  expect(sizesDown(9, 7, 0.5)).toEqual([9, 8.5, 8, 7.5, 7])
  expect(sizesDown(9, 7.8, 0.5)).toEqual([9, 8.5, 8, 7.8])
  expect(sizesDown(5, 7, 0.5)).toEqual([7])
})
