import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import {
  fromCents,
  keyIdSchema,
  keySchema,
  toCents,
  toIds,
  toInteger,
  toList,
  toText,
} from '../../../src/api/wire'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  [' a ', ' a '],
  [7, '7'],
  [true, 'true'],
  [null, ''],
  [{}, ''],
])('toText(%j) is %j', (value, expected) => {
  expect(toText(value)).toBe(expected)
})

it.each([
  [' 7 ', 7],
  ['7.9', 7],
  ['-3', -3],
  ['12th', 12],
  ['', 0],
  [null, 0],
  [{}, 0],
  ['Infinity', 0],
  ['9'.repeat(30), 0],
])('[check 88] toInteger(%j) is %j', (value, expected) => {
  expect(toInteger(value)).toBe(expected)
})

it.each([
  ['a,b', ['a', 'b']],
  [' a , b ,, a,', ['a', 'b']],
  [
    ['a', ' b ', null, '', 7, 'a'],
    ['a', 'b', '7'],
  ],
  [['a,b'], ['a,b']],
  [7, ['7']],
  ['', []],
  [{}, []],
  [{ 0: 'a', 2: 'b' }, ['a', 'b']],
  [{ a: 'b' }, ['Not readable']],
  [['a', { name: 'b' }], ['Not readable']],
  ['__proto__,constructor', ['__proto__', 'constructor']],
])('[check 67] toList(%j) is %j', (value, expected) => {
  expect(toList(value)).toEqual(expected)
})

it.each([
  ['1,2', [1, 2]],
  [
    [1, '2', 2, 'x', 0, -1, 1.5, null],
    [1, 2],
  ],
  ['5,', [5]],
  ['', []],
  [null, []],
  ['9'.repeat(20), []],
  ['0x10, 1e3, 7', [7]],
])('toIds(%j) is %j', (value, expected) => {
  expect(toIds(value)).toEqual(expected)
})

it.each([
  ['61.50', 6150],
  [' 61.5 ', 6150],
  [61.5, 6150],
  ['$61.50', 6150],
  ['1,234.50', 123_450],
  [0, 0],
  ['1.15', 115],
  ['', null],
  ['N/A', null],
  ['-5', null],
  ['1234,50', 123_450],
  ['1.234.567,5', 123_456_750],
  ['61,5', 6150],
  ['1,234', 123_400],
  ['1.23,50', null],
  ['1e3', null],
  ['9'.repeat(30), null],
  [null, null],
  [true, null],
])('toCents(%j) is %j', (value, expected) => {
  expect(toCents(value)).toBe(expected)
})

it.each([
  [null, ''],
  [0, '0.00'],
  [5, '0.05'],
  [6150, '61.50'],
  [270_600, '2706.00'],
])('fromCents(%j) is %j', (value, expected) => {
  expect(fromCents(value)).toBe(expected)
})

it('a list reads the same from its comma text and from itself', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[^,]*$/)), (entries) => {
      const list = toList(entries)
      expect(toList(entries.join(','))).toEqual(list)
      expect(toList(list)).toEqual(list)
      expect(toList(list.map((entry) => ` ${entry} ,`).join(','))).toEqual(list)
    }),
  )
})

it('a key may be a number, an id may be text', () => {
  expect(v.parse(keySchema, 26)).toBe('26')
  expect(v.parse(keyIdSchema, '26')).toBe(26)
  for (const value of [null, '', 'x', 0, -1, 1.5, {}]) expect(v.is(keyIdSchema, value)).toBe(false)
  for (const value of [null, ' ', ['k']]) expect(v.is(keySchema, value)).toBe(false)
})
