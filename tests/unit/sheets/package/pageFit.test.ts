import { describe, expect, it } from 'vitest'
import { lineCount, textWidth } from '../../../../src/sheets/kit/textWidth'
import { gameBands } from '../../../../src/sheets/package/gamePages'
import {
  type FitInput,
  fitPackage,
  folio,
  monthsAcross,
  nameSize,
  pageHeight,
  runningFont,
  runningHead,
} from '../../../../src/sheets/package/pageFit'
import { group } from './packageSample'

interface Given extends Partial<Omit<FitInput, 'bands'>> {
  /** Games under each other. */
  rows?: number
  columns?: 1 | 2
  isPair?: boolean
}

const input = ({ rows = 5, columns = 2, isPair = false, ...given }: Given): FitInput => ({
  title: 'Nine Bruins Nights',
  bands: isPair
    ? gameBands([group('bruins', rows), group('celtics', rows)], 2)
    : gameBands([group(null, rows * columns)], columns),
  logoSize: 100,
  calendarLines: [],
  warning: '',
  lastLine: 'Season calendar P26HB localhost/game-plans/bgs/calendar/p26hb',
  ...given,
})
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
    [22, 40, 30],
  ])('prints %i rows with logos of %i CSS pixels, as specified', (rows, logoSize, points) => {
    expect(fitPackage(input({ rows, logoSize })).logo).toBe(points)
  })

  it('draws logos smaller on paper where the specified size would need a second page', () => {
    const { pages, logo, row } = fitPackage(input({ rows: 20, logoSize: 60 }))
    expect(pages).toHaveLength(1)
    expect(logo).toBeLessThan(45)
    expect(logo * 0.9).toBeLessThan(row)
  })

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
        const most = pageHeight - (pages.length > 1 ? runningHead + folio : 0)
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

it.each(['Every Game', 'W'.repeat(60), 'Ñandú '.repeat(12)])(
  'repeats the name %s in the running head of other pages',
  (title) => {
    const size = runningFont(title)
    expect(size).toBeGreaterThanOrEqual(8)
    expect(lineCount(title, 400 / size, 700) * size * 1.05).toBeLessThanOrEqual(runningHead - 5)
  },
)

describe('nameSize', () => {
  const long = 'vs. Wolverhampton-upon-Avon Mountaineering Wanderers of Québec X'

  it('is the line’s own for a usual name', () => {
    const fit = fitPackage(input({ rows: 22, logoSize: 40 }))
    expect(nameSize('vs. Columbus Blue Jackets', fit, 500)).toBe(fit.match)
  })

  it.each([
    ['three lines', { rows: 5 }, 12],
    ['two lines', { rows: 15, logoSize: 60 }, 11],
    ['low rows', { rows: 23, logoSize: 40 }, 8.5],
    ['the page’s width', { rows: 5, columns: 1 }, 18],
  ] as const)(
    'sets 60 letters in rows of %s readably, in the lines there is room for',
    (...row) => {
      const [, given, least] = row
      const fit = fitPackage(input(given))
      const size = nameSize(long, fit, 700)
      expect(size).toBeGreaterThanOrEqual(least)
      const lines = lineCount(long, fit.textWidth / size, 700)
      const others = (fit.layout === 'three' ? 2 : 1) * fit.meta * 1.12
      expect(lines === 1 || lines * size * 1.08 + others <= fit.row).toBe(true)
    },
  )

  it('stays legible whatever the name', () => {
    const fit = fitPackage(input({ rows: 22, logoSize: 40 }))
    const name = `vs. ${'Peña '.repeat(14)}`
    expect(nameSize(name, fit, 500)).toBeLessThan(fit.match)
    expect(textWidth(name, 500) * nameSize(name, fit, 500)).toBeLessThanOrEqual(fit.textWidth)
    expect(nameSize('W'.repeat(500), fit, 700)).toBeGreaterThanOrEqual(7)
  })
})

it.each([
  [1, 3],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
])('%i months stand %i beside each other', (count, across) => {
  expect(monthsAcross(count)).toBe(across)
})
