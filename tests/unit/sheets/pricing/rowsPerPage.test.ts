import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rowsPerPage } from '../../../../src/sheets/pricing/rowsPerPage'

const room = { first: 100, other: 200, tail: 50 }
const rows = (count: number, height = 10) => Array<number>(count).fill(height)

it('fills page after page, and leaves the last one room for what follows', () => {
  expect(rowsPerPage(rows(5), room)).toEqual([5])
  // Eight rows have room on the first page, what follows them has not.
  expect(rowsPerPage(rows(8), room)).toEqual([5, 3])
  expect(rowsPerPage(rows(25), room)).toEqual([10, 15])
  expect(rowsPerPage(rows(28), room)).toEqual([10, 15, 3])
  expect(rowsPerPage(rows(45), room)).toEqual([10, 20, 15])
})

it('takes a row that is higher than a page by itself', () => {
  expect(rowsPerPage([300, 300], room)).toEqual([1, 1])
})

it('leaves out no row, and none runs over its page', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 8, max: 60 }), { minLength: 1 }), (heights) => {
      const pages = rowsPerPage(heights, room)
      expect(pages.reduce((sum, count) => sum + count, 0)).toBe(heights.length)
      let before = 0
      for (const [index, count] of pages.entries()) {
        const used = heights.slice(before, before + count).reduce((sum, height) => sum + height, 0)
        const tail = index === pages.length - 1 ? room.tail : 0
        expect(count).toBeGreaterThan(0)
        if (count > 1)
          expect(used + tail).toBeLessThanOrEqual(index === 0 ? room.first : room.other)
        before += count
      }
    }),
  )
})
