import { describe, expect, it } from 'vitest'
import type { SchedulePlanName } from '../../../../src/domain/publicSheets'
import { scheduleColumns } from '../../../../src/sheets/schedule/scheduleColumns'

const block = (code: string, count: number) => ({
  code,
  games: Array.from({ length: count }, (_, index) => `${code}${index}`),
})
/** Columns as text: `A5 B1 | C3`, a part that goes on with a plus. */
const read = (name: SchedulePlanName, ...counts: number[]) =>
  scheduleColumns(
    name,
    counts.map((count, index) => block('ABCD'.charAt(index), count)),
  )
    .map((parts) =>
      parts.map(
        ({ code, games, isContinued }) => `${code}${games.length}${isContinued ? '+' : ''}`,
      ),
    )
    .map((parts) => parts.join(' '))
    .join(' | ')

describe('half-season and 11-game schedules stand in two columns', () => {
  it.each<[SchedulePlanName, number[], string]>([
    ['5plan', [5, 5], 'A5 B5'],
    ['6plan', [6, 6], 'A6 B6'],
    ['5plan', [40], 'A40'],
    ['halfseason', [22, 22], 'A22 | B22'],
    ['halfseason', [22, 3], 'A22 | B3'],
    ['halfseason', [0, 22], 'A0 | B22'],
    // A block that stands alone is halved.
    ['halfseason', [21], 'A11 | A10+'],
    ['halfseason', [1], 'A1'],
    ['halfseason', [0], 'A0'],
    ['halfseason', [], ''],
    ['11gameplan', [11, 9, 1, 1], 'A11 | B9 C1 D1'],
    ['11gameplan', [3, 3, 3, 3], 'A3 B3 | C3 D3'],
    ['11gameplan', [1, 1, 1, 20], 'A1 B1 C1 | D20'],
    ['11gameplan', [9, 1, 1], 'A9 | B1 C1'],
    ['11gameplan', [11], 'A6 | A5+'],
  ])('%s of %j', (name, counts, columns) => {
    expect(read(name, ...counts)).toBe(columns)
  })
})
