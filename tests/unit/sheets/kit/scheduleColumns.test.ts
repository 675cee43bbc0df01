import { expect, it } from 'vitest'
import type { ScheduleName } from '../../../../src/domain/sheetNames'
import { scheduleColumns } from '../../../../src/sheets/schedule/scheduleLists'

const list = (name: string, count: number) => ({
  name,
  facts: '',
  games: Array.from({ length: count }, (_, index) => `${name}${index}`),
})
/** Columns as text: `A5 B1 | C3`, a part that goes on with a plus. */
const read = (name: ScheduleName, ...counts: number[]) =>
  scheduleColumns(
    name,
    counts.map((count, index) => list('AB'.charAt(index), count)),
  )
    .map((lists) =>
      lists.map(
        ({ name, games, isContinued }) => `${name}${games.length}${isContinued ? '+' : ''}`,
      ),
    )
    .map((lists) => lists.join(' '))
    .join(' | ')

it.each<[ScheduleName, number[], string]>([
  ['5plan', [5, 5], 'A5 B5'],
  ['6plan', [6, 6], 'A6 B6'],
  ['5plan', [40], 'A40'],
  ['halfseason', [22, 22], 'A22 | B22'],
  ['halfseason', [22, 3], 'A22 | B3'],
  ['halfseason', [0, 22], 'A0 | B22'],
  // A plan that is alone is halved.
  ['halfseason', [21], 'A11 | A10+'],
  ['halfseason', [1], 'A1'],
  ['halfseason', [0], 'A0'],
  ['halfseason', [], ''],
  ['11gameplan', [11, 11], 'A11 | B11'],
  ['11gameplan', [11], 'A6 | A5+'],
])('half-season and 11-game schedules are in two columns: %s of %j', (name, counts, columns) => {
  expect(read(name, ...counts)).toBe(columns)
})
