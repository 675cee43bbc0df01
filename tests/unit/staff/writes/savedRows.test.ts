import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  awaitSavedRow,
  stopAwaitingRows,
  takeSavedRows,
} from '../../../../src/staff/writes/savedRows'

const rows = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, of: 1 }))
const changed = (...keys: string[]) =>
  rows.map((row) => (keys.includes(row.key) ? { ...row, of: row.of + 1 } : row))
const taken = (now: typeof rows) => takeSavedRows(rows, now, (row) => row.key)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  stopAwaitingRows()
})
afterEach(() => void vi.useRealTimers())

test('the row that was saved lights up once, and a colleague’s later one does not', () => {
  expect(taken(changed('b'))).toEqual([])
  awaitSavedRow()
  expect(taken(rows.slice())).toEqual([])
  expect(taken(changed('b'))).toEqual(['b'])
  expect(taken(changed('c'))).toEqual([])
})

test('rows that are other objects because another one has moved light nothing', () => {
  awaitSavedRow()
  const [first, ...others] = changed('a').map((row) => ({ ...row }))
  expect(taken(first ? [...others, first] : [])).toEqual(['a'])
})

test('many at once light nothing, nor does what comes after them', () => {
  awaitSavedRow()
  expect(taken(changed('a', 'b', 'c', 'd'))).toEqual([])
  expect(taken(changed('b'))).toEqual([])
})

test('as many are taken as a job has written', () => {
  awaitSavedRow(4)
  expect(taken(changed('a', 'b', 'c', 'd'))).toEqual(['a', 'b', 'c', 'd'])
  awaitSavedRow()
  expect(taken(changed('a', 'b', 'c', 'd'))).toEqual([])
})

test('a save that changed nothing lights no row that comes much later', () => {
  awaitSavedRow()
  vi.setSystemTime(Date.now() + 11_000)
  expect(taken(changed('b'))).toEqual([])
})
