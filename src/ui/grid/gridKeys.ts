import type { KeyboardEvent } from 'react'
import { clamp, type GridSelection, type Position, type Size, selectCell } from './cells'

/* The keyboard interaction of a grid (the WAI-ARIA grid pattern). */

/** The action of a key while no cell is edited. */
export type GridAction =
  | { kind: 'select'; selection: GridSelection }
  | { kind: 'edit' }
  /** Starts editing. The typed text replaces the content of the cell. */
  | { kind: 'type'; text: string }
  | { kind: 'clear' | 'fillDown' | 'undo' | 'redo' }

/** The parts of a keyboard event that the grid reads. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The action of a key, or undefined for a key that the grid does not handle, such as Tab. */
export function actionOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey,
  selection: GridSelection,
  size: Size,
): GridAction | undefined {
  const isCommand = ctrlKey || metaKey
  if (altKey && !isCommand) return undefined
  const next = selectionAfter(key, { isCommand, isShift: shiftKey }, selection, size)
  if (next) return { kind: 'select', selection: next }
  return isCommand ? commandOf(key.toLowerCase(), shiftKey) : plainActionOf(key, selection)
}

/** The action of a letter with Ctrl or ⌘. */
function commandOf(letter: string, isShift: boolean): GridAction | undefined {
  if (letter === 'd') return { kind: 'fillDown' }
  if (letter === 'z') return { kind: isShift ? 'redo' : 'undo' }
  return letter === 'y' ? { kind: 'redo' } : undefined
}

/** The action of a key without Ctrl, ⌘ and Alt. */
function plainActionOf(key: string, { focus }: GridSelection): GridAction | undefined {
  if (key === 'Escape') return { kind: 'select', selection: selectCell(focus) }
  if (key === 'Enter' || key === 'F2') return { kind: 'edit' }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' }
  // A character. The names of all other keys are longer.
  return [...key].length === 1 ? { kind: 'type', text: key } : undefined
}

/** What a key selects: everything, columns, rows, or the cells up to its target. Undefined for any other key. */
function selectionAfter(
  key: string,
  { isCommand, isShift }: { isCommand: boolean; isShift: boolean },
  { anchor, focus }: GridSelection,
  size: Size,
): GridSelection | undefined {
  const first = { row: 0, column: 0 }
  const last = { row: size.rows - 1, column: size.columns - 1 }
  const { row, column } = focus
  if (isCommand && key.toLowerCase() === 'a') return { anchor: first, focus: last }
  if (isCommand && key === ' ') return { anchor: { ...first, column }, focus: { ...last, column } }
  if (isShift && key === ' ') return { anchor: { ...first, row }, focus: { ...last, row } }
  const target = targetOf(focus, key, isCommand, size)
  return target && { anchor: isShift ? anchor : target, focus: target }
}

/** How many rows Page Up and Page Down move. */
const PAGE_ROWS = 10

/** The cell that a key moves to, or undefined. With Ctrl or ⌘ (`isFar`), the cell at the edge. */
function targetOf(from: Position, key: string, isFar: boolean, size: Size): Position | undefined {
  const { row, column } = from
  const rows = isFar ? size.rows : 1
  const columns = isFar ? size.columns : 1
  const target = new Map<string, Position>([
    ['ArrowUp', { row: row - rows, column }],
    ['ArrowDown', { row: row + rows, column }],
    ['ArrowLeft', { row, column: column - columns }],
    ['ArrowRight', { row, column: column + columns }],
    ['PageUp', { row: row - PAGE_ROWS, column }],
    ['PageDown', { row: row + PAGE_ROWS, column }],
    ['Home', { row: isFar ? 0 : row, column: 0 }],
    ['End', { row: isFar ? size.rows : row, column: size.columns }],
  ]).get(key)
  return target && clamp(target, size)
}

/** The next cell in reading order, or the previous one if `by` is -1. Undefined beyond the first and last cell. */
export function nextCell({ row, column }: Position, by: 1 | -1, size: Size): Position | undefined {
  const index = row * size.columns + column + by
  if (index < 0 || index >= size.rows * size.columns) return undefined
  return { row: Math.floor(index / size.columns), column: index % size.columns }
}
