import { describe, expect, it, test } from 'vitest'
import { listedPriceText } from '../../../../src/domain/money'
import { eventPrice } from '../../../../src/sheets/calendar/calendarPrices'

test.each([
  ['61.50', '61.50'],
  ['61.5', '61.50'],
  ['90.00', '90'],
  ['90', '90'],
  [' 61.50', '61.50'],
  ['1,234.50', '1234.50'],
  ['0', ''],
  ['0.00', ''],
  ['', ''],
  ['xx.xx', 'xx.xx'],
  ['N/A', 'N/A'],
])('the price %j is printed as %j', (price, printed) => {
  expect(listedPriceText(price)).toBe(printed)
})

describe('eventPrice', () => {
  it('finds a code in any case', () => {
    expect(eventPrice('b250921', false)).toEqual(eventPrice('B250921', false))
    expect(eventPrice('B250921', false)).toEqual({ a: '61.50', b: '51.50' })
  })

  it('prints xx for a code without a price, xx.xx for a potential cup game', () => {
    expect(eventPrice('B991231', false)).toEqual({ a: 'xx', b: 'xx' })
    expect(eventPrice('constructor', false)).toEqual({ a: 'xx', b: 'xx' })
    expect(eventPrice('C991231', true)).toEqual({ a: 'xx.xx', b: 'xx.xx' })
    expect(eventPrice('C251208', true)).toEqual({ a: 'xx.xx', b: 'xx.xx' })
  })
})
