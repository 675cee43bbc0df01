import { describe, expect, it } from 'vitest'
import { folio, pageHeight, runningHeader } from '../../../../src/sheets/kit/fit/portrait'
import { fitPackage } from '../../../../src/sheets/package/packageFit'
import { type Given, input } from './packageSample'

const season = [6, 6]

describe('fitPackage', () => {
  it('leaves room for the second line of a long address', () => {
    const lastLine = `Season calendar P26HB ${'tickets.'.repeat(20)}example.com`
    const row = (given: Given) => fitPackage(input({ rows: 22, logoSize: 40, ...given })).row
    expect(row({ lastLine })).toBeLessThan(row({}))
  })

  it.each<[string, Given, number]>([
    ['one game', { rows: 1, columns: 1 }, 1],
    ['11 games in one column', { rows: 11, columns: 1, logoSize: 60 }, 1],
    ['39 games', { rows: 20, logoSize: 60 }, 1],
    ['44 games', { rows: 22, logoSize: 40 }, 1],
    ['44 games and a calendar', { rows: 22, logoSize: 40, calendarLines: season }, 1],
    ['45 games under a long title', { rows: 23, logoSize: 40, title: 'Ñ'.repeat(60) }, 1],
    ['both full seasons', { rows: 44, isPair: true, logoSize: 28 }, 2],
    [
      'the same with a calendar',
      { rows: 44, isPair: true, logoSize: 28, calendarLines: season },
      2,
    ],
    ['300 games', { rows: 150, logoSize: 40 }, 6],
  ])('%s', (_what, given, pages) => {
    expect(fitPackage(input(given)).pages).toHaveLength(pages)
  })

  it('never prints text under 7pt', () => {
    for (const rows of [1, 2, 3, 5, 8, 11, 14, 17, 20, 22, 24, 27, 30, 34, 44, 60, 100]) {
      for (const columns of [1, 2] as const) {
        for (const calendarLines of [[], season]) {
          const { match, meta } = fitPackage(input({ rows, columns, calendarLines, logoSize: 40 }))
          expect(Math.min(match, meta)).toBeGreaterThanOrEqual(7)
        }
      }
    }
  })

  it.each([
    [5, 100, 75],
    [11, 60, 45],
  ])('prints %i rows with logos of %i CSS pixels, as specified', (rows, logoSize, points) => {
    expect(fitPackage(input({ rows, logoSize })).logo).toBe(points)
  })

  it.each([
    [20, 60, 45],
    [22, 40, 30],
  ])(
    'prints %i rows with smaller logos than of %i CSS pixels, which would need a second page',
    (rows, logoSize, points) => {
      const { pages, logo, row } = fitPackage(input({ rows, logoSize }))
      expect(pages).toHaveLength(1)
      expect(logo).toBeLessThan(points)
      expect(logo).toBeLessThan(row)
      expect(logo).toBeGreaterThan(row - 2)
    },
  )

  it('fills the pages of a long list evenly instead of leaving a rest', () => {
    const { pages, row } = fitPackage(input({ rows: 44, isPair: true, logoSize: 28 }))
    expect(pages).toHaveLength(2)
    expect(row).toBeGreaterThan(26)
    expect(pages.map(([band]) => band?.rows)).toEqual([22, 22])
  })

  it('fits every page, and leaves no page to the last lines alone', () => {
    for (let rows = 30; rows < 140; rows += 3) {
      for (const calendarLines of [[], season]) {
        const { pages, row, heading } = fitPackage(input({ rows, isPair: true, calendarLines }))
        const heights = pages.map((page) =>
          page.reduce((sum, band) => sum + heading + band.rows * row, 0),
        )
        expect(Math.min(...heights), `${rows} rows`).toBeGreaterThan(0)
        const most = pageHeight - (pages.length > 1 ? runningHeader + folio : 0)
        expect(Math.max(...heights), `${rows} rows`).toBeLessThanOrEqual(most)
      }
    }
  })

  it('lets the calendar grow into the room few games leave, and no further than half as large', () => {
    const few = fitPackage(input({ rows: 2, columns: 1, calendarLines: [5] }))
    expect(few.calendarScale).toBe(1.5)
    expect(fitPackage(input({ rows: 20, calendarLines: season })).calendarScale).toBeLessThan(1.1)
  })

  it('sets a long title smaller', () => {
    const size = (title: string) => fitPackage(input({ title })).titleSize
    expect(size('Nine Bruins Nights')).toBe(30)
    expect(size('A title of nearly fifty characters, give or take')).toBeLessThan(30)
    expect(size('W'.repeat(60))).toBeGreaterThanOrEqual(13)
  })
})
