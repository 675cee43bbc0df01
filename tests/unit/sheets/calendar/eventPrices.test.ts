import { describe, expect, it, test } from 'vitest'
import { eventPrices } from '../../../../src/content/season/current'
import { listedPrice } from '../../../../src/domain/money'
import { eventPrice, priceLabel } from '../../../../src/sheets/calendar/seasonCalendar'

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
  expect(listedPrice(price)).toBe(printed)
})

test.each([
  ['A', '61.50', 'A:$61.50'],
  ['B', '90', 'B:$90'],
  ['A', 'xx.xx', 'A:$xx.xx'],
  ['B', '', ''],
] as const)('row %s at %j reads %j', (row, price, label) => {
  expect(priceLabel(row, price)).toBe(label)
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

describe('the price table', () => {
  it('has one entry per event', () => {
    expect(new Set(eventPrices.map(([code]) => code)).size).toBe(eventPrices.length)
    expect(eventPrices.length).toBe(92)
  })

  it('keeps the Bruins within 61.50 and 216.50, Row B ten lower', () => {
    const bruins = eventPrices.filter(([code]) => code.startsWith('B'))
    const rowA = bruins.map(([, , a]) => Number(a))
    expect([Math.min(...rowA), Math.max(...rowA)]).toEqual([61.5, 216.5])
    for (const [, , a, b] of bruins) {
      expect(Number(a) - Number(b)).toBe(10)
    }
  })
})
