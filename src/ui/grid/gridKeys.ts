import { at, moved, type Place, type Selection, type Size } from './place'

/* What each key does in a grid. */

/** A key as a grid reads it. */
export interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** What a key asks of a grid while no cell is being edited. */
export type GridAction =
  | { kind: 'select'; selection: Selection }
  | { kind: 'edit' }
  /** Typing takes the place of what the cell holds. */
  | { kind: 'type'; text: string }
  | { kind: 'clear' | 'fillDown' | 'undo' | 'redo' }

const select = (anchor: Place, focus: Place): GridAction => ({
  kind: 'select',
  selection: { anchor, focus },
})

/**
 * What a key asks for (the grid pattern of WAI-ARIA); undefined for one that is not the grid's, such
 * as Tab, which leaves it.
 */
export function actionOf(
  pressed: PressedKey,
  { anchor, focus }: Selection,
  size: Size,
): GridAction | undefined {
  const { key, shiftKey, altKey } = pressed
  const isCommand = pressed.ctrlKey || pressed.metaKey
  if (altKey && !isCommand) return undefined
  if (isCommand) {
    const command = commandOf(key, shiftKey)
    if (command) return command
  }
  const last = { row: size.rows - 1, column: size.columns - 1 }
  if (isCommand && key.toLowerCase() === 'a') return select({ row: 0, column: 0 }, last)
  if (key === ' ' && isCommand) {
    return select({ row: 0, column: focus.column }, { row: last.row, column: focus.column })
  }
  if (key === ' ' && shiftKey) {
    return select({ row: focus.row, column: 0 }, { row: focus.row, column: last.column })
  }
  const place = moved(focus, key, isCommand, size)
  if (place) return { kind: 'select', selection: shiftKey ? { anchor, focus: place } : at(place) }
  if (isCommand) return undefined
  if (key === 'Escape') return { kind: 'select', selection: at(focus) }
  if (key === 'Enter' || key === 'F2') return { kind: 'edit' }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' }
  // One letter, digit or sign: every other key has a longer name.
  return [...key].length === 1 ? { kind: 'type', text: key } : undefined
}

function commandOf(key: string, shiftKey: boolean): GridAction | undefined {
  switch (key.toLowerCase()) {
    case 'd':
      return { kind: 'fillDown' }
    case 'z':
      return { kind: shiftKey ? 'redo' : 'undo' }
    case 'y':
      return { kind: 'redo' }
    default:
      return undefined
  }
}
