import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addStep,
  createHistory,
  redoStep,
  undoStep,
} from '../../../../src/staff/prices/editHistory'
import { type GridSelection, selectCell, spanOf } from '../../../../src/ui/grid/cells'
import { actionOf, type PressedKey } from '../../../../src/ui/grid/gridKeys'

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
): GridSelection => ({
  anchor: place(fromRow, fromColumn),
  focus: place(toRow, toColumn),
})

describe('keys in a grid', () => {
  it.each([
    ['ArrowDown', selectCell(place(6, 1))],
    ['End', selectCell(place(5, 3))],
    ['Ctrl+Home', selectCell(place(0, 0))],
    ['Meta+End', selectCell(place(28, 3))],
    ['Ctrl+ArrowDown', selectCell(place(28, 1))],
    ['PageDown', selectCell(place(15, 1))],
    ['PageUp', selectCell(place(0, 1))],
    ['Shift+ArrowDown', block(5, 1, 6, 1)],
    ['Ctrl+Shift+End', block(5, 1, 28, 3)],
    ['Ctrl+a', block(0, 0, 28, 3)],
    ['Ctrl+', block(0, 1, 28, 1)],
    ['Shift+', block(5, 0, 5, 3)],
    ['Escape', selectCell(place(5, 1))],
  ])('%s selects', (keys, selection) => {
    expect(actionOf(press(keys), selectCell(place(5, 1)), SIZE)).toEqual({
      kind: 'select',
      selection,
    })
  })

  it.each([
    ['Enter', { kind: 'edit' }],
    ['6', { kind: 'type', text: '6' }],
    ['Delete', { kind: 'clear' }],
    ['Ctrl+d', { kind: 'fillDown' }],
    ['Meta+z', { kind: 'undo' }],
    ['Ctrl+Shift+Z', { kind: 'redo' }],
    // Left to the browser, and to the way out of the grid.
    ['Tab', undefined],
    ['Ctrl+c', undefined],
    ['Alt+ArrowLeft', undefined],
  ])('%s asks for %j', (keys, action) => {
    expect(actionOf(press(keys), selectCell(place(5, 1)), SIZE)).toEqual(action)
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
        let selection = selectCell(place(0, 0))
        for (const one of pressed) {
          const action = actionOf({ ...one, metaKey: false, altKey: false }, selection, SIZE)
          if (action?.kind === 'select') selection = action.selection
          const { top, bottom, left, right } = spanOf(selection)
          expect([top >= 0, bottom < 29, left >= 0, right < 4]).not.toContain(false)
        }
      }),
    )
  })
})

it('steps are taken back and done again, until another is done', () => {
  const two = addStep(addStep(createHistory('a'), 'b'), 'c')
  expect(undoStep(undoStep(undoStep(two))).present).toBe('a')
  expect(redoStep(undoStep(two)).present).toBe('c')
  expect(redoStep(addStep(undoStep(two), 'd')).present).toBe('d')
})
