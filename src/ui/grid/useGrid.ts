import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { readBlock, writeBlock } from './blockText'
import {
  type CellChange,
  clamp,
  fill,
  fillDown,
  type GridColumn,
  type GridRowData,
  type Position,
  pasted,
  type Selection,
  selectionOf,
  spanOf,
} from './cells'
import { actionOf, nextCell } from './gridKeys'

/** The callbacks of a grid. */
export interface GridEvents {
  select: (selection: Selection) => void
  /** Called when cells are typed into, pasted, filled or cleared. Each call is one step for Undo. */
  write: (writings: readonly CellChange[]) => void
  /** Called with the text of the cell that is being edited, or null when editing ends. */
  typing: (writing: CellChange | null) => void
  undo: () => void
  redo: () => void
}

/** The cell that is being edited. */
interface Edit {
  /** The id of its row, because the row's index may change while editing. */
  id: string
  column: number
  /** Null until something is typed. */
  text: string | null
  selectsAll: boolean
}

/** The state of a grid, and its handlers for keys, pointer and clipboard. */
export function useGrid(
  rows: readonly GridRowData[],
  columns: readonly GridColumn[],
  selection: Selection,
  on: GridEvents,
) {
  const size = { rows: rows.length, columns: columns.length }
  const [edit, setEdit] = useState<Edit | null>(null)
  const [overflow, setOverflow] = useState<ReturnType<typeof pasted>>()
  const activeCell = useRef<HTMLTableCellElement>(null)
  const takesFocus = useRef(false)
  const isDragging = useRef(false)
  const textAt = ({ row, column }: Position) => rows[row]?.cells[column]?.text ?? ''
  const editedRow = rows.findIndex(({ id }) => id === edit?.id)
  const edited = edit && editedRow >= 0 ? { row: editedRow, column: edit.column } : null

  useLayoutEffect(() => {
    if (takesFocus.current) activeCell.current?.focus()
    takesFocus.current = false
  })

  function select(next: Selection) {
    takesFocus.current = true
    on.select(next)
  }
  function begin(position: Position, text: string | null, selectsAll = false) {
    const row = rows[position.row]
    if (!row) return
    setEdit({ id: row.id, column: position.column, text, selectsAll })
    if (text !== null) on.typing({ ...position, text })
  }
  function onType(text: string) {
    if (!edit || !edited) return
    setEdit({ ...edit, text })
    on.typing({ ...edited, text })
  }
  function end(isAccepted: boolean) {
    if (!edit) return
    setEdit(null)
    on.typing(null)
    // If nothing was typed, the cell is not written: its text may have changed since.
    if (isAccepted && edited && edit.text !== null && edit.text !== textAt(edited)) {
      on.write([{ ...edited, text: edit.text }])
    }
  }

  function onEditorKey(event: KeyboardEvent) {
    const step = event.shiftKey ? -1 : 1
    const from = edited ?? selection.focus
    if (event.key === 'Escape' || event.key === 'Enter') {
      event.preventDefault()
      end(event.key === 'Enter')
      const row = event.key === 'Enter' ? from.row + step : from.row
      select(selectionOf(clamp({ ...from, row }, size)))
    } else if (event.key === 'Tab') {
      end(true)
      const next = nextCell(from, step, size)
      if (next === undefined) return
      event.preventDefault()
      on.select(selectionOf(next))
      begin(next, null, true)
    }
  }
  function onGridKey(event: KeyboardEvent) {
    const action = actionOf(event, selection, size)
    if (action === undefined) return
    event.preventDefault()
    // A message with an Undo button also listens to Ctrl+Z.
    event.stopPropagation()
    switch (action.kind) {
      case 'select':
        return select(action.selection)
      case 'edit':
      case 'type':
        on.select(selectionOf(selection.focus))
        return begin(selection.focus, action.kind === 'type' ? action.text : null)
      case 'clear':
        return on.write(fill(spanOf(selection), () => ''))
      case 'fillDown':
        return on.write(fillDown(selection, textAt))
      default:
        return on[action.kind]()
    }
  }

  function onCopy(event: ClipboardEvent) {
    if (isEditor(event.target)) return
    event.preventDefault()
    const { top, bottom, left, right } = spanOf(selection)
    const texts = rows
      .slice(top, bottom + 1)
      .map(({ cells }) => cells.slice(left, right + 1).map(({ text }) => text))
    event.clipboardData.setData('text/plain', writeBlock(texts))
  }
  /** Writes pasted cells and selects them. */
  function paste(writings: readonly CellChange[]) {
    setOverflow(undefined)
    const [first, last] = [writings.at(0), writings.at(-1)]
    if (!first || !last) return
    on.write(writings)
    const right = Math.max(...writings.map(({ column }) => column))
    select({ anchor: { row: last.row, column: right }, focus: first })
  }

  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing) return
      if (isEditor(event.target)) onEditorKey(event)
      else if (positionOf(event.target)) onGridKey(event)
    },
    onBlur({ target }: FocusEvent) {
      // The input is still the active element when only the window lost focus: editing goes on.
      if (isEditor(target) && document.activeElement !== target) end(true)
    },
    onFocus({ target }: FocusEvent) {
      const position = positionOf(target)
      const { focus } = selection
      if (!position || isEditor(target)) return
      // A screen reader can move the focus to any cell.
      if (position.row !== focus.row || position.column !== focus.column)
        on.select(selectionOf(position))
    },
    onPointerDown(event: PointerEvent) {
      const position = positionOf(event.target)
      if (!position || event.button !== 0 || isEditor(event.target)) return
      end(true)
      isDragging.current = event.pointerType !== 'touch'
      select(event.shiftKey ? { ...selection, focus: position } : selectionOf(position))
    },
    onPointerOver(event: PointerEvent) {
      const position = positionOf(event.target)
      if (!position || !isDragging.current || edited) return
      if ((event.buttons & 1) === 0) isDragging.current = false
      else select({ ...selection, focus: position })
    },
    onDoubleClick({ target }: MouseEvent) {
      const position = positionOf(target)
      if (position && !isEditor(target)) begin(position, null)
    },
    onCopy,
    onCut(event: ClipboardEvent) {
      if (isEditor(event.target)) return
      onCopy(event)
      on.write(fill(spanOf(selection), () => ''))
    },
    onPaste(event: ClipboardEvent) {
      if (isEditor(event.target)) return
      event.preventDefault()
      const text = event.clipboardData.getData('text/plain')
      // The clipboard has no text, for example only an image.
      if (text === '') return
      const block = pasted(readBlock(text), selection, size)
      if (block.outside > 0) setOverflow(block)
      else paste(block.writings)
    },
  }

  return {
    handlers,
    activeCell,
    /** For the edited row: the cell that is edited, and its handlers. */
    editor: edit && edited && { ...edit, onType },
    /** Set while a pasted block does not fit into the grid. */
    overflow: overflow && {
      outside: overflow.outside,
      paste: () => paste(overflow.writings),
      cancel: () => setOverflow(undefined),
    },
  }
}

const isEditor = (target: EventTarget) => target instanceof HTMLInputElement

/** The position of an event's cell, or undefined for a header. */
function positionOf(target: EventTarget): Position | undefined {
  const cell = target instanceof Element ? target.closest('td') : null
  const { row, column } = cell?.dataset ?? {}
  return row === undefined || column === undefined
    ? undefined
    : { row: Number(row), column: Number(column) }
}
