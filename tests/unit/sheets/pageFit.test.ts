import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { GridDay } from '../../../src/domain/calendarGrid'
import type { GameText } from '../../../src/domain/gameText'
import { cellLines, fitPage, fitTable, monthHead } from '../../../src/sheets/calendar/pageFit'
import { titleSize } from '../../../src/sheets/calendar/sheetTitle'

type Cell = GridDay<Pick<GameText, 'isPreseason' | 'cup'>>[]

/** A cell with so many games; one number per day. */
const cell = (...counts: number[]): Cell =>
  counts.map((count, day) => ({
    day: day + 1,
    games: Array.from({ length: count }, () => ({ isPreseason: false, cup: null })),
  }))
const month = (weeks: Cell[][], noteLines = 0) => ({ weeks, noteLines })
const plain = month(Array.from({ length: 5 }, () => [cell(1), cell(0)]))
const page = { titleHeight: 40.4, tableRows: 7, undatedLines: 0, hasWarning: false }
const sum = (numbers: number[] = []) => numbers.reduce((total, number) => total + number, 0)

describe('fitPage', () => {
  it('shares the height evenly among weeks of one game', () => {
    const { density, rows } = fitPage({ ...page, months: Array(8).fill(plain) })
    expect(density).toBe('roomy')
    expect(new Set(rows.flat().map((height) => height.toFixed(3))).size).toBe(1)
  })

  it('gives a week of two games what it needs', () => {
    const heavy = month([[cell(2)], ...Array.from({ length: 4 }, () => [cell(1)])])
    const { rows } = fitPage({ ...page, months: [heavy, ...Array(7).fill(plain)] })
    expect(rows[0]?.[0]).toBeGreaterThan(rows[0]?.[1] ?? 0)
  })

  it('keeps room for the notes under a month', () => {
    const { rows } = fitPage({ ...page, months: [month(plain.weeks, 3), ...Array(7).fill(plain)] })
    expect(sum(rows[1]) - sum(rows[0])).toBeCloseTo(3 * 7.4)
  })

  it('gives the height of a hidden table to the months', () => {
    const months = Array(8).fill(plain)
    const shown = fitPage({ ...page, months })
    const hidden = fitPage({ ...page, months, tableRows: 0 })
    expect(sum(hidden.rows[0]) - sum(shown.rows[0])).toBeCloseTo(fitTable(7).height / 2)
  })

  it('fits any data on the page', () => {
    const week = (...cells: Cell[]) =>
      fc.array(fc.constantFrom(...cells), { minLength: 7, maxLength: 7 })
    const ordinary = week(cell(), cell(0), cell(1), cell(2))
    const folded = week(cell(0, 0), cell(1, 1), cell(2, 0), cell(0, 2), cell(1))
    const months = fc.array(
      fc.record({
        weeks: fc.tuple(ordinary, ordinary, ordinary, ordinary, fc.oneof(ordinary, folded)),
        noteLines: fc.integer({ min: 0, max: 2 }),
      }),
      { minLength: 8, maxLength: 8 },
    )
    const tables = fc.integer({ min: 0, max: 300 })
    fc.assert(
      fc.property(months, tables, fc.boolean(), (months, tableRows, hasWarning) => {
        const content = { ...page, months, tableRows, hasWarning, undatedLines: 1 }
        const { rows } = fitPage(content)
        const band = (from: number) =>
          Math.max(
            ...[0, 1, 2, 3].map(
              (index) =>
                monthHead + (months[from + index]?.noteLines ?? 0) * 7.4 + sum(rows[from + index]),
            ),
          )
        const used = 40.4 + 13 + (hasWarning ? 12 : 0) + 18 + fitTable(tableRows).height + 13.4
        expect(used + band(0) + band(4)).toBeLessThanOrEqual(579.7)
        // The smallest sizes: team bar and air, opponent, time, two prices, rule.
        const oneGame = 2.8 + 7.4 + 6.7 + 2 * 6.6 + 0.5
        months.forEach(({ weeks }, index) => {
          weeks.forEach((week, row) => {
            const hasGame = week.some((cell) => cell.some(({ games }) => games.length > 0))
            if (hasGame) expect(rows[index]?.[row]).toBeGreaterThanOrEqual(oneGame - 0.001)
          })
        })
      }),
    )
  })
})

test('no line prints below 6.3 points', () => {
  const fonts = Object.values(cellLines).flatMap(({ day, time, price }) => [
    day[1],
    time[1],
    price[1],
  ])
  expect(Math.min(...fonts)).toBeGreaterThanOrEqual(6.3)
})

test.each([
  [0, 0, 0],
  [7, 4, 7],
  [16, 4, 16],
  [17, 6, 17],
  [40, 6, 40],
  [300, 6, 48],
])('%i rows stand in %i blocks, %i of them printed', (rows, blocks, printed) => {
  const fit = fitTable(rows)
  expect([fit.blocks, fit.rows]).toEqual([blocks, printed])
})

test.each([
  ['', 3.5],
  ['x'.repeat(9), 3.5],
  ['x'.repeat(10), 3.2],
  ['RAFTERS PRICING', 3.2],
  ['x'.repeat(20), 2.8],
  ['x'.repeat(30), 2.5],
  ['x'.repeat(39), 2.5],
  ['x'.repeat(40), 4],
])('the title %j is set in %drem', (title, size) => {
  expect(titleSize(title)).toBe(size)
})
