import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, readDay } from '../../../../src/domain/time/dates'
import { isInSeason } from '../../../../src/domain/time/seasons'
import { seasonGrid } from '../../../../src/sheets/calendar/seasonGrid'

interface Dated {
  id: number
  date: Day | null
}

const on = (...days: string[]): Dated[] => days.map((text, id) => ({ id, date: readDay(text) }))

/** Each week as text: `1` a day, `23/30` a split cell, `1:0,2` a day with the games 0 and 2. */
function drawn(startYear: number, month: number, games: Dated[]) {
  const found = seasonGrid(startYear, games).find((item) => item.month === month)
  return found?.weeks.map((week) =>
    week
      .map((cell) =>
        cell
          .map(({ day, games }) =>
            [day, games.map(({ id }) => id).join()].filter(Boolean).join(':'),
          )
          .join('/'),
      )
      .join(' ')
      .trim(),
  )
}

describe('seasonGrid', () => {
  it('folds the sixth week of November 2025 into the fifth', () => {
    expect(drawn(2025, 11, on('2025-11-30', '2025-11-23'))?.at(-1)).toBe(
      '23:1/30:0 24 25 26 27 28 29',
    )
  })
})

const startYears = fc.integer({ min: 2020, max: 2035 })
const season = startYears.chain((startYear) =>
  fc.record({
    startYear: fc.constant(startYear),
    texts: fc.array(
      fc.oneof(
        { weight: 9, arbitrary: days(`${startYear}-08-20`, `${startYear + 1}-05-10`) },
        // Many games on few days: November's last days are where cells split.
        { weight: 3, arbitrary: days(`${startYear}-11-22`, `${startYear}-11-30`) },
        { weight: 1, arbitrary: fc.constantFrom('', '0000-00-00', `${startYear}-02-30`) },
      ),
      { maxLength: 120 },
    ),
  }),
)

function days(min: string, max: string) {
  return fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
}

describe('for every season from 2020 to 2035 and any games', () => {
  it('shows each game of September to April exactly once, on its day, and no other', () => {
    fc.assert(
      fc.property(season, ({ startYear, texts }) => {
        const games = on(...texts)
        const shown: number[] = []
        for (const { year, month, weeks, overflow } of seasonGrid(startYear, games)) {
          for (const { day, games } of weeks.flat(2)) {
            for (const { id, date } of games) {
              expect(date).toEqual({ year, month, day })
              shown.push(id)
            }
          }
          for (const { id, date } of overflow) {
            expect([date?.year, date?.month]).toEqual([year, month])
            shown.push(id)
          }
        }
        const due = games.filter(({ date }) => date !== null && isInSeason(date, startYear))
        expect(shown.sort((a, b) => a - b)).toEqual(due.map(({ id }) => id))
      }),
      { numRuns: 300 },
    )
  })

  it('has eight months of at most five weeks, each day once, two games to a cell', () => {
    fc.assert(
      fc.property(season, ({ startYear, texts }) => {
        const months = seasonGrid(startYear, on(...texts))
        expect(months).toHaveLength(8)
        for (const { year, month, weeks } of months) {
          expect(weeks.length).toBeLessThanOrEqual(5)
          expect(weeks.every((week) => week.length === 7)).toBe(true)
          const numbers = weeks.flat(2).map(({ day }) => day)
          const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
          expect(numbers.sort((a, b) => a - b)).toEqual(
            Array.from({ length: last }, (_, i) => i + 1),
          )
          for (const cell of weeks.flat()) {
            expect(cell.flatMap(({ games }) => games).length).toBeLessThanOrEqual(2)
          }
          for (const week of weeks) {
            week.forEach((cell, column) => {
              for (const { day } of cell) {
                expect(new Date(Date.UTC(year, month - 1, day)).getUTCDay()).toBe(column)
              }
            })
          }
        }
      }),
      { numRuns: 100 },
    )
  })
})
