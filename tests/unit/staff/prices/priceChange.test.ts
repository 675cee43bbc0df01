import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changedPrice,
  effectOf,
  parseChange,
  parseUnit,
} from '../../../../src/staff/prices/priceChange'

const by = (
  unit: 'amount' | 'percent',
  change: number,
  rounding: 'cent' | 'halfDollar' | 'dollar',
) => ({
  unit,
  amount: change,
  rounding,
})

describe('a change of prices', () => {
  it.each([
    ['5', 500],
    ['+2.5', 250],
    ['-5 %', -500],
    ['−1', -100],
    ['', undefined],
    ['5,5', undefined],
    ['five', undefined],
  ])('%j is read as %j', (text, change) => expect(parseChange(text)).toBe(change))

  it.each([
    ['5', undefined],
    ['-5 %', 'percent'],
    ['-$5', 'amount'],
  ])('%j says of itself that it is in %j', (text, unit) => expect(parseUnit(text)).toBe(unit))

  it.each([
    // 129.50 and 5 % are 135.975.
    [12950, by('percent', 500, 'cent'), 13598],
    [12950, by('percent', 500, 'halfDollar'), 13600],
    [6150, by('percent', -10_000, 'cent'), 0],
    [6150, by('amount', 75, 'halfDollar'), 6250],
    [6150, by('amount', -6200, 'cent'), -50],
  ])('%j cents become, by %j, %j', (cents, change, expected) => {
    expect(changedPrice(cents, change)).toBe(expected)
  })

  it('is off by no more than half of what it rounds to', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.integer({ min: -10_000, max: 20_000 }),
        (cents, percent) => {
          const exact = (cents * (10_000 + percent)) / 10_000
          expect(
            Math.abs(changedPrice(cents, by('percent', percent, 'halfDollar')) - exact),
          ).toBeLessThanOrEqual(25.001)
        },
      ),
    )
  })

  it('is told before it is done', () => {
    expect(effectOf([6150, 12950, 4500], by('percent', 500, 'cent'))).toEqual({
      count: 3,
      lowest: { before: 4500, after: 4725 },
      highest: { before: 12950, after: 13598 },
      sumChange: 225 + 648 + 308,
      steepDrops: 0,
      isBelowZero: false,
    })
    expect(effectOf([1000, 10_000], by('amount', -1000, 'cent'))).toMatchObject({
      steepDrops: 1,
    })
    expect(effectOf([900], by('amount', -1000, 'cent'))?.isBelowZero).toBe(true)
    expect(effectOf([], by('amount', 100, 'cent'))).toBeNull()
  })
})
