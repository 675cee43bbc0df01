import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { done, redone, startOf, undone } from '../../../../src/staff/prices/priceEdits'
import { at, filledDown, pasted, type Selection, spanOf } from '../../../../src/ui/grid/cells'
import { actionOf, beside, type PressedKey } from '../../../../src/ui/grid/gridKeys'

const SIZE = { rows: 29, columns: 4 }

/** 'Shift+Ctrl+End' as a key. */
function press(keys: string): PressedKey {
  const parts = keys.split('+')
  return {
    key: parts.at(-1) || ' ',
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  }
}
const place = (row: number, column: number) => ({ row, column })
const block = (
  fromRow: number,
  fromColumn: number,
  toRow: number,
  toColumn: number,
): Selection => ({
  anchor: place(fromRow, fromColumn),
  focus: place(toRow, toColumn),
})

describe('keys in a grid', () => {
  it.each([
    ['ArrowDown', at(place(6, 1))],
    ['ArrowUp', at(place(4, 1))],
    ['ArrowLeft', at(place(5, 0))],
    ['ArrowRight', at(place(5, 2))],
    ['Home', at(place(5, 0))],
    ['End', at(place(5, 3))],
    ['Ctrl+Home', at(place(0, 0))],
    ['Meta+End', at(place(28, 3))],
    ['Ctrl+ArrowDown', at(place(28, 1))],
    ['PageDown', at(place(15, 1))],
    ['PageUp', at(place(0, 1))],
    ['Shift+ArrowDown', block(5, 1, 6, 1)],
    ['Shift+PageDown', block(5, 1, 15, 1)],
    ['Ctrl+Shift+End', block(5, 1, 28, 3)],
    ['Ctrl+a', block(0, 0, 28, 3)],
    ['Ctrl+', block(0, 1, 28, 1)],
    ['Shift+', block(5, 0, 5, 3)],
    ['Escape', at(place(5, 1))],
  ])('%s selects', (keys, selection) => {
    expect(actionOf(press(keys), at(place(5, 1)), SIZE)).toEqual({ kind: 'select', selection })
  })

  it.each([
    ['Enter', { kind: 'edit' }],
    ['F2', { kind: 'edit' }],
    ['6', { kind: 'type', text: '6' }],
    ['$', { kind: 'type', text: '$' }],
    ['Delete', { kind: 'clear' }],
    ['Ctrl+d', { kind: 'fillDown' }],
    ['Meta+z', { kind: 'undo' }],
    ['Ctrl+Shift+Z', { kind: 'redo' }],
    ['Ctrl+y', { kind: 'redo' }],
    // Left to the browser, and to the way out of the grid.
    ['Tab', undefined],
    ['Ctrl+c', undefined],
    ['Ctrl+p', undefined],
    ['Alt+ArrowLeft', undefined],
    ['Escape+F5', undefined],
    ['Shift', undefined],
  ])('%s asks for %j', (keys, action) => {
    expect(actionOf(press(keys), at(place(5, 1)), SIZE)).toEqual(action)
  })

  it('never lead out of the grid, and never wrap at its edges', () => {
    const key = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'PageUp',
      'PageDown',
      'Home',
      'End',
      'a',
      ' ',
    )
    const keys = fc.array(fc.record({ key, ctrlKey: fc.boolean(), shiftKey: fc.boolean() }))
    fc.assert(
      fc.property(keys, (pressed) => {
        let selection = at(place(0, 0))
        for (const one of pressed) {
          const action = actionOf({ ...one, metaKey: false, altKey: false }, selection, SIZE)
          if (action?.kind === 'select') selection = action.selection
          const { top, bottom, left, right } = spanOf(selection)
          expect([top >= 0, bottom < 29, left >= 0, right < 4]).not.toContain(false)
        }
      }),
    )
  })

  it('Tab goes on row by row, and out at both ends', () => {
    expect(beside(place(5, 3), 1, SIZE)).toEqual(place(6, 0))
    expect(beside(place(6, 0), -1, SIZE)).toEqual(place(5, 3))
    expect(beside(place(28, 3), 1, SIZE)).toBeUndefined()
    expect(beside(place(0, 0), -1, SIZE)).toBeUndefined()
  })
})

describe('a pasted block', () => {
  it('begins at the first selected cell, one value fills all of them', () => {
    expect(pasted([['1', '2'], ['3']], block(3, 2, 2, 1), SIZE)).toEqual({
      writings: [
        { row: 2, column: 1, text: '1' },
        { row: 2, column: 2, text: '2' },
        { row: 3, column: 1, text: '3' },
      ],
      left: 0,
    })
    expect(pasted([['7']], block(0, 0, 1, 1), SIZE).writings.map(({ text }) => text)).toEqual(
      Array(4).fill('7'),
    )
  })

  it('says how much of it lies beyond the edge', () => {
    const { writings, left } = pasted(
      [
        ['1', '2'],
        ['3', '4'],
      ],
      at(place(28, 3)),
      SIZE,
    )
    expect([writings, left]).toEqual([[{ row: 28, column: 3, text: '1' }], 3])
  })
})

it('Fill down writes the first row of a selection into all others', () => {
  const writings = filledDown(block(3, 1, 1, 2), ({ column }) => `top ${column}`)
  expect(writings.map(({ row, column, text }) => [row, column, text])).toEqual([
    [2, 1, 'top 1'],
    [2, 2, 'top 2'],
    [3, 1, 'top 1'],
    [3, 2, 'top 2'],
  ])
  expect(filledDown(at(place(1, 1)), () => 'x')).toEqual([])
})

it('steps are taken back and done again, until another is done', () => {
  const two = done(done(startOf('a'), 'b'), 'c')
  expect(undone(undone(undone(two))).now).toBe('a')
  expect(redone(undone(two)).now).toBe('c')
  expect(redone(done(undone(two), 'd')).now).toBe('d')
})
