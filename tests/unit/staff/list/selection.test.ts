import { beforeEach, expect, it } from 'vitest'
import {
  NOTHING,
  type Selected,
  select,
  selectOne,
  selectRange,
  selectStep,
} from '../../../../src/staff/list/selection'

const rows = ['a', 'b', 'c', 'd', 'e']
let selected: Selected
const names = () => rows.filter((row) => selected.keys.has(row)).join('')
const one = (key: string, isOn: boolean) => {
  selected = selectOne(selected, key, isOn)
}
const range = (key: string, isOn: boolean, shown = rows) => {
  selected = selectRange(selected, key, shown, isOn)
}
const step = (from: string, to: string) => {
  selected = selectStep(selected, from, to, rows)
}

beforeEach(() => {
  selected = NOTHING
})

it('takes ranges from the last press, both ways, in the order that is shown, off as on', () => {
  one('b', true)
  range('d', true)
  expect(names()).toBe('bcd')
  range('a', true)
  expect(names()).toBe('abcd')
  one('d', false)
  range('b', false, rows.toReversed())
  expect(names()).toBe('a')
  one('e', true)
  expect(names()).toBe('ae')
})

it('begins a range at the row itself where the last press is hidden or was never', () => {
  range('c', true)
  expect(names()).toBe('c')
  one('e', true)
  range('b', true, ['a', 'b', 'c'])
  expect(names()).toBe('bce')
})

it('takes rows along with the arrows, and gives them back on the way back', () => {
  one('c', true)
  step('c', 'd')
  step('d', 'e')
  expect(names()).toBe('cde')
  step('e', 'd')
  step('d', 'c')
  expect(names()).toBe('c')
  step('c', 'b')
  expect(names()).toBe('bc')
  selected = NOTHING
  step('a', 'b')
  expect(names()).toBe('ab')
})

it('selects all and none, and leaves what was there before as it was', () => {
  const before = select(NOTHING, ['a'], true)
  selected = select(before, rows, true)
  expect(names()).toBe('abcde')
  expect([...before.keys]).toEqual(['a'])
  selected = select(selected, rows, false)
  expect(names()).toBe('')
})
