import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planTexts } from '../../../src/content/benefits'
import { pricingPlanNames } from '../../../src/domain/publicSheets'
import { planFacts } from '../../../src/sheets/pricing/planFacts'
import type { PriceRow } from '../../../src/sheets/pricing/priceRows'
import { fitChart, fitSheet } from '../../../src/sheets/pricing/sheetFit'
import { emWidth, lineCount } from '../../../src/sheets/pricing/textFit'

const row = (location: string): PriceRow => ({
  id: 1,
  location,
  color: '#fff',
  holderPerGame: '$182.50',
  holderTotal: '$4,015',
  boxPerGame: '$219',
  boxTotal: '$4,818',
  saved: '$803',
})
const rep = { name: 'Zoë Núñez', phone: '617-555-0101', email: 'zoe.nunez@example.com' }
const sizes = (names: string[], text = planTexts.plana) =>
  fitSheet({ title: 'Plan A', text, rows: names.map(row), rep })
const short = (count: number) => Array<string>(count).fill('Loge Center')

describe('fitSheet', () => {
  it('sets a short table larger than a long one', () => {
    const scales = [1, 3, 5, 8, 12].map((count) => sizes(short(count)).scale)
    expect(scales).toEqual(scales.toSorted((one, other) => other - one))
    expect(new Set(scales).size).toBeGreaterThan(3)
    expect(scales[0]).toBeGreaterThan(1.1)
  })

  it('sets six locations of sixty letters smaller, on one page', () => {
    const { scale, isOnePage } = sizes(Array<string>(6).fill('Loge Center Club Row'.repeat(3)))
    expect(scale).toBeLessThan(sizes(short(6)).scale)
    expect(isOnePage).toBe(true)
  })

  it('gives up on one page only where the smallest sizes are too large', () => {
    expect(sizes(short(12)).isOnePage).toBe(true)
    expect(sizes(short(40))).toMatchObject({ isOnePage: false, scale: 0.9 })
    expect(fitChart(short(25).map(row)).isOnePage).toBe(true)
  })

  it('never prints smaller than 7 points', () => {
    // The smallest text of all is the note's.
    for (let count = 1; count < 40; count++) {
      expect(9.5 * sizes(short(count)).scale).toBeGreaterThanOrEqual(7)
    }
  })

  it('makes a column as wide as its longest price', () => {
    const wide = fitChart([row('Loge'), { ...row('Club'), boxTotal: '$1,234,567.50' }])
    expect(wide.priceColumn).toBeGreaterThan(fitChart([row('Loge')]).priceColumn)
    expect(wide.priceColumn).toBeGreaterThan(13 * 0.4 * 15 * wide.scale)
  })
})

describe('lines of a text', () => {
  it.each([
    ['one', 10, 1],
    ['', 10, 1],
    ['two words', 2.6, 2],
    ['two words', 8, 1],
    ['W'.repeat(60), 20, 3],
    ['漢'.repeat(11), 6, 3],
    ['a a a a', 100, 1],
  ])('%j in %j ems are %j', (text, column, lines) => {
    expect(lineCount(text, column)).toBe(lines)
  })

  it('are at least as many as its width needs', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 1, max: 40, noNaN: true }), (text, column) => {
        const letters = text.replace(/\s/g, '')
        expect(lineCount(text, column)).toBeGreaterThanOrEqual(
          Math.floor(emWidth(letters) / column - 1e-9),
        )
      }),
    )
  })
})

describe('what a plan’s sheet says', () => {
  it.each([
    ['5-gameplan', 5],
    ['6-gameplan', 6],
    ['weekendplan', 11],
    ['rivalblackhomeplan', 11],
    ['plana', 22],
    ['planb', 22],
  ] as const)('%s has %j games in the season of their codes', (name, games) => {
    // Long after that season: the codes decide, not today.
    const { text, season } = planFacts(name, new Date('2031-01-01T12:00:00Z'))
    expect(season).toBe('2025–26')
    expect(text.games).toBe(games)
  })

  it.each(pricingPlanNames)('%s has a headline and five to seven benefits', (name) => {
    const { headline, lede, benefits } = planTexts[name]
    expect(headline.length).toBeLessThanOrEqual(60)
    expect(lede.match(/[.:]( |$)/g)?.length).toBeLessThanOrEqual(3)
    expect(benefits.length).toBeGreaterThanOrEqual(5)
    expect(benefits.length).toBeLessThanOrEqual(7)
    expect(new Set(benefits.map(({ title }) => title)).size).toBe(benefits.length)
  })
})
