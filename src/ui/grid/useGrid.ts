import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  clamp,
  fillDown,
  fillSpan,
  type GridColumn,
  type GridEvents,
  type GridRowData,
  type GridSelection,
  type Position,
  selectCell,
  spanOf,
} from './cells'
import { useGridClipboard } from './gridClipboard'
import { actionOf, nextCell } from './gridKeys'

/** The state of a grid, and its handlers for keys, pointer and clipboard. */
export function useGrid(
  rows: readonly GridRowData[],
  columns: readonly GridColumn[],
  selection: GridSelection,
  on: GridEvents,
) {
  const size = { rows: rows.length, columns: columns.length }
  const activeCell = useRef<HTMLTableCellElement>(null)
  const takesFocus = useRef(false)
  const isDragging = useRef(false)
  const textAt = ({ row, column }: Position) => rows[row]?.cells[column]?.text ?? ''
  const { edited, editor, begin, end } = useEditor(rows, textAt, on)
  const clipboard = useGridClipboard(rows, selection, size, { select, write: on.write })

  useLayoutEffect(() => {
    if (takesFocus.current) activeCell.current?.focus()
    takesFocus.current = false
  })

  /** Selects cells and moves the focus there. */
  function select(next: GridSelection) {
    takesFocus.current = true
    on.select(next)
  }

  function onEditorKey(event: KeyboardEvent) {
    const step = event.shiftKey ? -1 : 1
    const from = edited ?? selection.focus
    if (event.key === 'Escape' || event.key === 'Enter') {
      event.preventDefault()
      end(event.key === 'Enter')
      const row = event.key === 'Enter' ? from.row + step : from.row
      select(selectCell(clamp({ ...from, row }, size)))
    } else if (event.key === 'Tab') {
      end(true)
      const next = nextCell(from, step, size)
      if (next === undefined) return
      event.preventDefault()
      on.select(selectCell(next))
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
        on.select(selectCell(selection.focus))
        return begin(selection.focus, action.kind === 'type' ? action.text : null)
      case 'clear':
        return on.write(fillSpan(spanOf(selection), () => ''))
      case 'fillDown':
        return on.write(fillDown(selection, textAt))
      default:
        return on[action.kind]()
    }
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
    onFocus: outsideEditor(({ target }: FocusEvent) => {
      const position = positionOf(target)
      const { row, column } = selection.focus
      // A screen reader can move the focus to any cell.
      const isMoved = position && (position.row !== row || position.column !== column)
      if (isMoved) on.select(selectCell(position))
    }),
    onPointerDown: outsideEditor(({ target, button, pointerType, shiftKey }: PointerEvent) => {
      const position = positionOf(target)
      if (!position || button !== 0) return
      end(true)
      isDragging.current = pointerType !== 'touch'
      select(shiftKey ? { ...selection, focus: position } : selectCell(position))
    }),
    onPointerOver({ target, buttons }: PointerEvent) {
      const position = positionOf(target)
      if (!position || !isDragging.current || edited) return
      if ((buttons & 1) === 0) isDragging.current = false
      else select({ ...selection, focus: position })
    },
    onDoubleClick: outsideEditor(({ target }: MouseEvent) => {
      const position = positionOf(target)
      if (position) begin(position, null)
    }),
    onCopy: outsideEditor(clipboard.handlers.onCopy),
    onCut: outsideEditor(clipboard.handlers.onCut),
    onPaste: outsideEditor(clipboard.handlers.onPaste),
  }

  return { handlers, activeCell, editor, overflow: clipboard.overflow }
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

/** The cell that is being edited, and functions to begin and end it. */
function useEditor(
  rows: readonly GridRowData[],
  textAt: (position: Position) => string,
  on: Pick<GridEvents, 'write' | 'typing'>,
) {
  const [edit, setEdit] = useState<Edit | null>(null)
  const row = rows.findIndex((gridRow) => gridRow.id === edit?.id)
  const edited = edit && row >= 0 ? { row, column: edit.column } : null

  function onType(text: string) {
    if (!edit || !edited) return
    setEdit({ ...edit, text })
    on.typing({ ...edited, text })
  }
  return {
    /** The position of the edited cell, or null. */
    edited,
    /** For the edited row: the cell that is edited, and its handler. */
    editor: edit && edited && { ...edit, onType },
    /** @param text replaces the content of the cell, or null to keep it. */
    begin(position: Position, text: string | null, selectsAll = false) {
      const id = rows[position.row]?.id
      if (id === undefined) return
      setEdit({ id, column: position.column, text, selectsAll })
      if (text !== null) on.typing({ ...position, text })
    },
    end(isAccepted: boolean) {
      if (!edit) return
      setEdit(null)
      on.typing(null)
      // If nothing was typed, the cell is not written: its text may have changed since.
      if (isAccepted && edited && edit.text !== null && edit.text !== textAt(edited)) {
        on.write([{ ...edited, text: edit.text }])
      }
    },
  }
}

const isEditor = (target: EventTarget) => target instanceof HTMLInputElement

/** A handler that ignores events of the editor, so that the browser handles them. */
const outsideEditor =
  <Event extends SyntheticEvent>(handle: (event: Event) => void) =>
  (event: Event) => {
    if (!isEditor(event.target)) handle(event)
  }

/** The position of an event's cell, or undefined for a header. */
function positionOf(target: EventTarget): Position | undefined {
  const cell = target instanceof Element ? target.closest('td') : null
  const { row, column } = cell?.dataset ?? {}
  return row === undefined || column === undefined
    ? undefined
    : { row: Number(row), column: Number(column) }
}
