import { beforeEach, expect, it } from 'vitest'
import { createSelection, type Selection } from '../../../../src/staff/list/selection'

const rows = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }))
const at = (index: number) => rows[index] as (typeof rows)[number]
const [a, b, c, d, e] = [0, 1, 2, 3, 4].map(at) as [never, never, never, never, never]
let selection: Selection<{ name: string }>
const names = (shown = rows) =>
  shown
    .filter(selection.has)
    .map(({ name }) => name)
    .join('')

beforeEach(() => {
  selection = createSelection(({ name }) => name)
})

it('takes ranges from the last press, both ways, in the order that is shown, off as on', () => {
  selection.pick(b, true)
  selection.pickTo(d, rows, true)
  expect(names()).toBe('bcd')
  selection.pickTo(a, rows, true)
  expect(names()).toBe('abcd')
  const turned = rows.toReversed()
  selection.pick(d, false)
  selection.pickTo(b, turned, false)
  expect(names()).toBe('a')
  selection.pick(e, true)
  expect(names()).toBe('ae')
})

it('begins a range at the row itself where the last press is hidden or was never', () => {
  selection.pickTo(c, rows, true)
  expect(names()).toBe('c')
  selection.pick(e, true)
  selection.pickTo(b, [a, b, c], true)
  expect(names()).toBe('bce')
})

it('takes rows along with the arrows, and gives them back on the way back', () => {
  selection.pick(c, true)
  selection.step(c, d, rows)
  selection.step(d, e, rows)
  expect(names()).toBe('cde')
  selection.step(e, d, rows)
  selection.step(d, c, rows)
  expect(names()).toBe('c')
  selection.step(c, b, rows)
  expect(names()).toBe('bc')
  selection.clear()
  selection.step(a, b, rows)
  expect(names()).toBe('ab')
})

it('knows rows that were read anew, and tells of every change', () => {
  let told = 0
  const stop = selection.subscribe(() => told++)
  const before = selection.keys()
  selection.set(rows, true)
  expect(names(rows.map((row) => ({ ...row })))).toBe('abcde')
  expect(selection.keys()).not.toBe(before)
  stop()
  selection.clear()
  expect([names(), told]).toEqual(['', 1])
})
