import { describe, expect, it } from 'vitest'
import { planTexts } from '../../../../src/content/words/planTexts'
import { pricingPlanNames } from '../../../../src/domain/publicSheets'
import { textWidth } from '../../../../src/sheets/kit/fit/textWidth'
import { planFacts } from '../../../../src/sheets/pricing/planFacts'
import type { PriceRow } from '../../../../src/sheets/pricing/priceRows'
import { fitChart, fitSheet } from '../../../../src/sheets/pricing/sheetFit'
import { aRep } from '../../../records'

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
const rep = aRep({ name: 'Zoë Núñez', phone: '617-555-0101', email: 'zoe.nunez@example.com' })
const content = (rows: PriceRow[]) => ({
  ...{ title: 'Plan A', text: planTexts.plana, rows, rep, warning: '', footer: 66 },
})
const sizes = (names: string[]) => fitSheet(content(names.map(row)))
const chart = (...rows: PriceRow[]) => fitChart(content(rows))
const short = (count: number) => Array<string>(count).fill('Loge Center')

describe('fitSheet', () => {
  it('sets a short table larger than a long one', () => {
    const scales = [1, 3, 5, 8, 12].map((count) => sizes(short(count)).scale)
    expect(scales).toEqual(scales.toSorted((one, other) => other - one))
    expect(new Set(scales).size).toBeGreaterThan(3)
    expect(scales[0]).toBeGreaterThan(1.1)
  })

  it('sets six locations of sixty wide letters smaller, on one page', () => {
    const { scale, pages } = sizes(Array<string>(6).fill('W'.repeat(60)))
    expect(scale).toBeLessThan(sizes(short(6)).scale)
    expect(pages).toEqual([6])
  })

  it('sets a table that stands alone larger, and as large as its page allows', () => {
    expect(chart(...short(5).map(row)).scale).toBeGreaterThan(sizes(short(5)).scale)
    expect(chart(...short(3).map(row)).rowPad).toBeGreaterThan(20)
    expect(chart(...short(12).map(row)).scale).toBeLessThan(chart(...short(5).map(row)).scale)
  })

  it('gives up on one page only where the smallest sizes are too large', () => {
    expect(sizes(short(12)).pages).toEqual([12])
    expect(sizes(short(50)).scale).toBe(0.9)
    expect(sizes(short(50)).pages.length).toBe(3)
    // Smaller, where that saves a page.
    expect(sizes(short(35))).toMatchObject({ pages: [expect.any(Number), expect.any(Number)] })
    expect(sizes(short(35)).scale).toBeLessThan(0.9)
    expect(chart(...short(25).map(row)).pages).toEqual([25])
  })

  it('never prints smaller than 7 points', () => {
    // The smallest text of all is the note's.
    for (let count = 1; count < 40; count++) {
      expect(9.5 * sizes(short(count)).scale).toBeGreaterThanOrEqual(7)
    }
  })

  it('makes a column as wide as its longest price', () => {
    const { columns, scale } = chart(row('Loge'), { ...row('Club'), boxTotal: '$1,234,567.50' })
    expect(columns.total).toBeGreaterThan(chart(row('Loge')).columns.total)
    expect(columns.total).toBeGreaterThan(13 * 0.4 * 15 * scale)
    expect(columns.perGame).toBeLessThan(columns.total)
  })

  it('gives up size, not the names beside prices of seven figures', () => {
    const rich = (location: string): PriceRow => ({
      ...row(location),
      holderPerGame: '$1,154,321.50',
      holderTotal: '$25,395,073.50',
      boxPerGame: '$1,165,432.25',
      boxTotal: '$25,639,509.50',
      saved: '$1,244,436.50',
    })
    for (const location of ['Loge Center', 'Balcony Center', 'Grandstand-Mezzanine']) {
      const { columns, scale } = chart(rich(location))
      const used = 2 * (columns.perGame + columns.total) + columns.saved
      const words = location.split(' ').map((word) => textWidth(word, 700) * 15 * scale)
      expect(583 - used - 14 * scale - 15, location).toBeGreaterThan(Math.max(...words))
    }
    const { scale } = chart(rich('Loge Center'))
    expect(scale).toBeLessThan(chart(row('Loge Center')).scale)
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
  ] as const)('%s has %j games in the season of their codes', (name, expected) => {
    // Long after that season: the codes decide, not today.
    const { games, season } = planFacts(name, new Date('2031-01-01T12:00:00Z'))
    expect(season).toBe('2025–26')
    expect(games).toBe(expected)
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
