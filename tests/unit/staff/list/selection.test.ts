import { beforeEach, expect, it } from 'vitest'
import {
  EMPTY_SELECTION,
  type Selected,
  selectRange,
  selectRow,
} from '../../../../src/staff/list/selection'

const rows = ['a', 'b', 'c', 'd', 'e']
let selected: Selected
const names = () => rows.filter((row) => selected.keys.has(row)).join('')
const one = (key: string, isOn: boolean) => {
  selected = selectRow(selected, key, isOn)
}
const range = (key: string, isOn: boolean, shown = rows) => {
  selected = selectRange(selected, key, shown, isOn)
}

beforeEach(() => {
  selected = EMPTY_SELECTION
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
