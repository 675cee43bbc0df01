import { describe, expect, it } from 'vitest'
import { folio, pageHeight, runningHead } from '../../../../src/sheets/kit/fit/portrait'
import { fitPackage } from '../../../../src/sheets/package/pageFit'
import { type Given, input } from './packageSample'

const season = [6, 6]

describe('fitPackage', () => {
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

  it('fits every page, and leaves no page to the last lines alone', () => {
    for (let rows = 30; rows < 140; rows += 3) {
      for (const calendarLines of [[], season]) {
        const { pages, row, heading } = fitPackage(input({ rows, isPair: true, calendarLines }))
        const heights = pages.map((page) =>
          page.reduce((sum, band) => sum + heading + band.rows * row, 0),
        )
        expect(Math.min(...heights), `${rows} rows`).toBeGreaterThan(0)
        const most = pageHeight - (pages.length > 1 ? runningHead + folio : 0)
        expect(Math.max(...heights), `${rows} rows`).toBeLessThanOrEqual(most)
      }
    }
  })
})
