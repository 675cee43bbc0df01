import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CELL_SIZES, type SizedGame } from '../../../../src/sheets/calendar/cellHeight'
import {
  fitPage,
  MONTH_HEADER,
  type PageContent,
  type PageFit,
} from '../../../../src/sheets/calendar/pageFit'
import type { CalendarCell } from '../../../../src/sheets/calendar/seasonGrid'
import { fitTable } from '../../../../src/sheets/calendar/tableFit'

type Cell = CalendarCell<SizedGame>

/** A cell with so many games; one number per day. */
const cell = (...counts: number[]): Cell =>
  counts.map((count, day) => ({
    day: day + 1,
    games: Array.from({ length: count }, () => ({
      isPreseason: false,
      cup: null,
      time: '7:00',
      abbreviation: 'NYR',
    })),
  }))
const page = { headerHeight: 54.9, tableRows: 7, undated: 0, hasWarning: false, widestPrice: 3.4 }
const sum = (numbers: number[] = []) => numbers.reduce((total, number) => total + number, 0)

/** Points that a cell needs at a density: per game its bar, opponent, time and both prices. */
function cellHeight(content: Cell, { density }: PageFit): number {
  const { day, time, price, padding } = CELL_SIZES[density]
  const lines = content.flatMap(({ games }) =>
    games.length === 0
      ? [day.line]
      : games.map(
          ({ cup }, index) => (index === 0 || cup ? day.line : 0) + time.line + 2 * price.line,
        ),
  )
  const games = content.reduce((sum, day) => sum + day.games.length, 0)
  return sum(lines) + games * padding + content.length * 0.5
}

/** Nothing runs off the page, and every cell shows all of its games and their prices. */
function expectOnPage(content: PageContent, fit: PageFit): void {
  const { months, tableRows, hasWarning, undated } = content
  const notes = (index: number) => Math.min(months[index]?.notes ?? 0, fit.listed.notes)
  const band = (from: number) =>
    Math.max(
      ...[0, 1, 2, 3].map((index) => {
        const lines = Math.ceil(notes(from + index) / 2)
        return MONTH_HEADER + lines * 7.4 + (lines && 1) + sum(fit.rows[from + index])
      }),
    )
  const table = fitTable(tableRows, fit.table.rows).height
  const below = undated > 0 ? 13.4 : 0
  const used = 54.9 + 12.5 + (hasWarning ? 12 : 0) + 15 + table + below
  expect(used + band(0) + band(4)).toBeLessThanOrEqual(583.1)
  // However close the lines must come, figures and capitals (0.7 em high) stand clear of each other.
  const { line } = CELL_SIZES[fit.density].price
  expect(fit.leading * line).toBeGreaterThanOrEqual(0.7 * fit.priceFont + 0.15)
  expect(fit.priceFont).toBeGreaterThan(6)
  if (fit.fits) expect(fit.leading).toBe(1)
  months.forEach(({ weeks }, index) => {
    weeks.forEach((week, row) => {
      const needed = Math.max(...week.map((cell) => cellHeight(cell as Cell, fit)))
      expect(fit.rows[index]?.[row]).toBeGreaterThanOrEqual(fit.leading * needed - 0.001)
    })
  })
}

describe('fitPage', () => {
  it('fits any data on the page', () => {
    const week = (...cells: Cell[]) =>
      fc.array(fc.constantFrom(...cells), { minLength: 7, maxLength: 7 })
    const ordinary = week(cell(), cell(0), cell(1), cell(2))
    const folded = week(cell(0, 0), cell(1, 1), cell(2, 0), cell(0, 2), cell(1))
    const months = fc.array(
      fc.record({
        weeks: fc.tuple(ordinary, ordinary, ordinary, ordinary, fc.oneof(ordinary, folded)),
        notes: fc.integer({ min: 0, max: 4 }),
      }),
      { minLength: 8, maxLength: 8 },
    )
    const tables = fc.integer({ min: 0, max: 300 })
    fc.assert(
      fc.property(months, tables, fc.boolean(), (months, tableRows, hasWarning) => {
        const content = { ...page, months, tableRows, hasWarning, undated: 3 }
        expectOnPage(content, fitPage(content))
      }),
    )
  })

  it('gives a month equal weeks, and a week with a double header what it needs', () => {
    const week = (busiest: Cell) => [busiest, ...Array.from({ length: 6 }, () => cell(0))]
    const month = (busiest: Cell) => ({
      weeks: Array.from({ length: 5 }, () => week(busiest)),
      notes: 0,
    })
    const [usual, double] = [month(cell(1)), month(cell(1))]
    double.weeks[0] = week(cell(2))
    const months = [usual, usual, double, usual, usual, usual, usual, usual]
    const { rows, density, fits } = fitPage({ ...page, months })
    expect([fits, density]).toEqual([true, 'large'])
    const [first, second, busy = []] = rows
    expect(second).toEqual(first)
    expect(Math.max(...(first ?? [])) - Math.min(...(first ?? []))).toBeLessThan(1)
    expect(busy[0]).toBeGreaterThanOrEqual(66.25)
    expect(Math.max(...busy.slice(1)) - Math.min(...busy.slice(1))).toBeLessThan(1)
    expect(sum(busy)).toBeCloseTo(sum(first))
  })
})
