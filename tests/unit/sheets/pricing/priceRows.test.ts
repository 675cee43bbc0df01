import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PricingLocation } from '../../../../src/domain/pricing'
import { tableHtml, tableText } from '../../../../src/sheets/pricing/copiedTable'
import { bestSaving, priceRows } from '../../../../src/sheets/pricing/priceRows'
import { aLocation, aPricingPlan } from '../../../records'

const location = (over: Partial<PricingLocation> = {}) =>
  aLocation({
    location: 'Loge',
    color: 'C8102E',
    planHolderPerGame: 18250,
    planHolderTotal: 401500,
    boxOfficePerGame: 21900,
    boxOfficeTotal: 481800,
    ...over,
  })
const plan = (...locations: PricingLocation[]) => aPricingPlan({ locations })
const noPrices = {
  planHolderPerGame: null,
  planHolderTotal: 0,
  boxOfficePerGame: null,
  boxOfficeTotal: -1,
}

describe('rows', () => {
  it.each<[string, PricingLocation[], string[]]>([
    ['as they come', [location(), location({ location: 'Balcony' })], ['Loge', 'Balcony']],
    ['none without a single price', [location(noPrices)], []],
    ['one without a price beside one with', [location(), location(noPrices)], ['Loge', 'Loge']],
    [
      'no blank one',
      [location(), location({ ...noPrices, boxOfficeTotal: 0, location: '' })],
      ['Loge'],
    ],
    ['a dash for a name', [location({ location: '' })], ['—']],
  ])('are %s', (_what, locations, names) => {
    expect(priceRows(plan(...locations)).map((row) => row.location)).toEqual(names)
  })

  it.each<[Partial<PricingLocation>, string]>([
    [{}, '$803'],
    [{ planHolderTotal: 481800 }, ''],
    [{ planHolderTotal: 0 }, ''],
    [{ boxOfficeTotal: null }, ''],
    [{ boxOfficeTotal: 401501 }, '$0.01'],
  ])('with %j save %j', (over, saved) => {
    expect(priceRows(plan(location(over)))[0]?.saved).toBe(saved)
  })

  it('have cents in all amounts of a kind where one has some, and in none where none has', () => {
    const rows = priceRows(plan(location(), location({ planHolderPerGame: 15100 })))
    expect(rows.map(({ holderPerGame, boxPerGame }) => [holderPerGame, boxPerGame])).toEqual([
      ['$182.50', '$219.00'],
      ['$151.00', '$219.00'],
    ])
    expect(rows.map(({ holderTotal, saved }) => [holderTotal, saved])).toEqual([
      ['$4,015', '$803'],
      ['$4,015', '$803'],
    ])
    const [odd] = priceRows(plan(location({ boxOfficeTotal: 481850 })))
    expect(odd).toMatchObject({ holderTotal: '$4,015.00', boxTotal: '$4,818.50', saved: '$803.50' })
  })

  it('never show anything but blank or a price', () => {
    const cents = fc.option(fc.integer({ min: -1e9, max: 1e9 }))
    fc.assert(
      fc.property(cents, cents, cents, cents, (...[a, b, c, d]) => {
        const prices = { planHolderPerGame: a, planHolderTotal: b }
        const box = { boxOfficePerGame: c, boxOfficeTotal: d }
        for (const row of priceRows(plan(location({ ...prices, ...box })))) {
          const texts = [
            row.holderPerGame,
            row.holderTotal,
            row.boxPerGame,
            row.boxTotal,
            row.saved,
          ]
          for (const text of texts) expect(text).toMatch(/^(\$[\d,]+(\.\d\d)?)?$/)
        }
      }),
    )
  })
})

it.each<[Partial<PricingLocation>[], object | null]>([
  [[{}, { planHolderTotal: 400000 }], { text: '$818', isOnly: false }],
  [[{}, {}], { text: '$803', isOnly: true }],
  [[{}, { boxOfficeTotal: null }], { text: '$803', isOnly: true }],
  [[{ boxOfficeTotal: 1 }], null],
  [[], null],
])('the best saving of %j is %j', (changes, expected) => {
  expect(bestSaving(plan(...changes.map(location)))).toEqual(expected)
})

describe('the copied table', () => {
  const rows = (name: string) => priceRows(plan(location({ location: name })))

  it.each(['=HYPERLINK("http://evil.example","Loge")', '@SUM(A1)', '"=1+1"', '\u200b＝1'])(
    'is text in a spreadsheet, as %j',
    (name) => {
      const shown = name.trim()
      const [title, , row] = tableText(rows(name), name).split('\n')
      expect(title).toBe(`'${shown}`)
      expect(row?.split('\t')[0]).toBe(`'${shown}`)
      expect(tableHtml(rows(name), name)).toContain('>&#39;')
    },
  )

  it.each(['Loge', '—', '2=1', "O'Brien + Co", '$5'])('leaves %j alone', (name) => {
    expect(tableText(rows(name), name)).not.toContain(`'${name}`)
  })

  it('has no tag and no attribute but its own, whatever the names are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (name, title) => {
        const html = tableHtml(rows(`x${name}`), title)
        const bare = tableHtml(rows('x'), '')
        expect(html.match(/[<>]/g)).toHaveLength(bare.match(/[<>]/g)?.length ?? 0)
        expect(html.match(/"/g)).toHaveLength(bare.match(/"/g)?.length ?? 0)
      }),
    )
  })
})
