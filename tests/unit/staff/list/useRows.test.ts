import { expect, test } from 'vitest'
import { sortRows } from '../../../../src/staff/list/sort'
import { searchRows } from '../../../../src/staff/list/useRows'

const rows = (...values: (string | number)[]) => values.map((value, place) => ({ value, place }))
const value = (row: { value: string | number }) => row.value
const sorted = (values: (string | number)[], isDescending = false) =>
  sortRows(rows(...values), value, isDescending).map((row) => `${row.value}@${row.place}`)

test('sorts numbers by size and text as people do', () => {
  expect(sorted([10, 9, 100])).toEqual(['9@1', '10@0', '100@2'])
  expect(sorted(['b10', 'B9', 'Águila', 'zebra', ''])).toEqual([
    '@4',
    'Águila@2',
    'B9@1',
    'b10@0',
    'zebra@3',
  ])
  expect(sorted(['10', 9])).toEqual(['9@1', '10@0'])
})

test('leaves rows that say the same in their order, upwards and downwards', () => {
  expect(sorted(['b', 'a', 'B', 'a'])).toEqual(['a@1', 'a@3', 'b@0', 'B@2'])
  expect(sorted(['b', 'a', 'B', 'a'], true)).toEqual(['b@0', 'B@2', 'a@1', 'a@3'])
})

test('finds a text literally, in capitals or not', () => {
  const found = (text: string) =>
    searchRows(rows('B251009', 'a.b', 'axb', 42), value, text).map(value)
  expect(found('b25')).toEqual(['B251009'])
  expect(found('A.B')).toEqual(['a.b'])
  expect(found('4')).toEqual([42])
  expect(found('')).toHaveLength(4)
})
