import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceNames } from '../../../../src/domain/prices'
import { comparePrices } from '../../../../src/sheets/pricing/stamp/comparePrices'
import {
  nameHash,
  readPriceStamp,
  writePriceStamp,
} from '../../../../src/sheets/pricing/stamp/priceStamp'
import { aLocation } from '../../../records'

const PATH = '/bruins/plana/zoenunez'
const amounts = fc.option(fc.integer({ min: 0, max: 1e10 }))
const location = fc
  .record({
    location: fc.string(),
    ...Object.fromEntries(priceNames.map((kind) => [kind, amounts])),
  })
  .map(aLocation)
const write = (rows: Parameters<typeof writePriceStamp>[0]) =>
  writePriceStamp(rows, 2025, '2025-11-21', PATH)

it('says of each location what was printed', () => {
  fc.assert(
    fc.property(fc.array(location, { minLength: 1, maxLength: 11 }), (rows) => {
      const stamp = readPriceStamp(write(rows), PATH)
      expect(stamp?.locations).toEqual(
        rows.map((row) => ({
          name: nameHash(row.location),
          amounts: priceNames.map((kind) => row[kind] ?? 0),
        })),
      )
    }),
  )
})

it('takes some 90 letters for five locations of four figures, and 25 for any number from 12 on', () => {
  const row = aLocation({
    planHolderPerGame: 18250,
    planHolderTotal: 401500,
    boxOfficePerGame: 21900,
    boxOfficeTotal: 481800,
  })
  expect(write(Array(5).fill(row)).length).toBeLessThan(95)
  for (const count of [12, 43]) expect(write(Array(count).fill(row))).toHaveLength(25)
})

it('finds nothing changed on the page it was printed from, in any order', () => {
  const rows = fc.uniqueArray(location, {
    minLength: 1,
    maxLength: 30,
    selector: (row) => nameHash(row.location),
  })
  fc.assert(
    fc.property(rows, (rows) => {
      const stamp = readPriceStamp(write(rows), PATH)
      expect(stamp && comparePrices(stamp, rows.toReversed())).toEqual([])
    }),
  )
})

it('is none of another page, cut short, or of other letters', () => {
  const stamp = write([aLocation({ location: 'Loge', planHolderTotal: 100 })])
  expect(readPriceStamp(stamp, '/bruins/planb/zoenunez')).toBeNull()
  expect(readPriceStamp(stamp.slice(0, -1), PATH)).toBeNull()
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readPriceStamp(text, PATH)).toBeNull()
    }),
  )
})
