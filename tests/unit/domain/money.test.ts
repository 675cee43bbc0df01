import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fromCents, toCents } from '../../../src/api/wire'
import { moneyInputText, moneyText, parseTypedMoney } from '../../../src/domain/money'

describe('money as typed', () => {
  test.each([
    ['61.50', 6150],
    [' $ 61.50 ', 6150],
    ['61.', 6100],
    ['.5', 50],
    ['0', 0],
    ['1,234.50', 123450],
    ['12,345,678.90', 1234567890],
    ['19.99', 1999],
  ])('%j is %i cents', (text, cents) => {
    expect(parseTypedMoney(text)).toBe(cents)
  })

  test.each(['', ' ', '\u00a0', '\t\n'])('%j is blank', (text) => {
    expect(parseTypedMoney(text)).toBeNull()
  })

  test.each([
    '−1',
    '$',
    '.',
    '61,50',
    '1,23',
    ',123',
    '1.234,50',
    '6 1',
    '61..5',
    '1e3',
    'Infinity',
    'N/A',
    '٣',
    '99999999999999999',
  ])('%j is no amount', (text) => {
    expect(parseTypedMoney(text)).toBeUndefined()
  })

  it('stands in a field so that it reads back the same, here and at the server', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000_000 }), (cents) => {
        expect(parseTypedMoney(moneyInputText(cents))).toBe(cents)
        expect(toCents(fromCents(cents))).toBe(cents)
      }),
    )
  })

  test.each([
    [null, ''],
    [0, '0.00'],
    [5, '0.05'],
    [6150, '61.50'],
    [123456789, '1,234,567.89'],
  ])('%s cents stand as %j', (cents, text) => {
    expect(moneyInputText(cents)).toBe(text)
  })
})

describe('money as shown', () => {
  it.each([
    [6150, '$61.50'],
    [5000, '$50'],
    [5, '$0.05'],
    [123450, '$1,234.50'],
    [100000000, '$1,000,000'],
    [-13250, '−$132.50'],
    [0, ''],
    [null, ''],
  ])('of %j cents reads %j', (cents, text) => {
    expect(moneyText(cents)).toBe(text)
  })
})
