import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
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
import { useCellEditor } from './useCellEditor'

/** The state of a grid, and its handlers for keys, pointer and clipboard. */
export function useGrid(
  rows: readonly GridRowData[],
  columns: readonly GridColumn[],
  selection: GridSelection,
  events: GridEvents,
) {
  const size = { rows: rows.length, columns: columns.length }
  const activeCell = useRef<HTMLTableCellElement>(null)
  const movesFocus = useRef(false)
  const isDragging = useRef(false)
  const textAt = ({ row, column }: Position) => rows[row]?.cells[column]?.text ?? ''
  const { editedCell, editor, begin, end } = useCellEditor(rows, textAt, events)
  const clipboard = useGridClipboard(rows, selection, size, { ...events, select: selectAndFocus })

  // After every render, because the caller decides which render has the new selection.
  useLayoutEffect(() => {
    if (movesFocus.current) activeCell.current?.focus()
    movesFocus.current = false
  })

  /** Selects cells, and moves the focus to the focused one after the next render. */
  function selectAndFocus(next: GridSelection) {
    movesFocus.current = true
    events.select(next)
  }

  function onEditorKey(event: KeyboardEvent) {
    const step = event.shiftKey ? -1 : 1
    const from = editedCell ?? selection.focus
    if (event.key === 'Escape' || event.key === 'Enter') {
      event.preventDefault()
      end(event.key === 'Enter')
      const row = event.key === 'Enter' ? from.row + step : from.row
      selectAndFocus(selectCell(clamp({ ...from, row }, size)))
    } else if (event.key === 'Tab') {
      end(true)
      const next = nextCell(from, step, size)
      if (next === undefined) return
      event.preventDefault()
      events.select(selectCell(next))
      begin(next, { selectsAll: true })
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
        return selectAndFocus(action.selection)
      case 'edit':
      case 'type':
        events.select(selectCell(selection.focus))
        return begin(selection.focus, action.kind === 'type' ? { text: action.text } : {})
      case 'clear':
        return events.write(fillSpan(spanOf(selection), () => ''))
      case 'fillDown':
        return events.write(fillDown(selection, textAt))
      case 'undo':
        return events.undo()
      case 'redo':
        return events.redo()
    }
  }

  const handlers: ComponentProps<'table'> = {
    onKeyDown(event) {
      if (event.nativeEvent.isComposing) return
      if (isEditor(event.target)) onEditorKey(event)
      else if (positionOf(event.target)) onGridKey(event)
    },
    onBlur({ target }) {
      // The input is still the active element when only the window lost focus: editing goes on.
      if (isEditor(target) && document.activeElement !== target) end(true)
    },
    onFocus: outsideEditor(({ target }) => {
      const position = positionOf(target)
      const { row, column } = selection.focus
      // A screen reader can move the focus to any cell.
      const isMoved = position && (position.row !== row || position.column !== column)
      if (isMoved) events.select(selectCell(position))
    }),
    onPointerDown: outsideEditor(({ target, button, pointerType, shiftKey }) => {
      const position = positionOf(target)
      if (!position || button !== 0) return
      end(true)
      isDragging.current = pointerType !== 'touch'
      selectAndFocus(shiftKey ? { ...selection, focus: position } : selectCell(position))
    }),
    onPointerOver({ target, buttons }) {
      const position = positionOf(target)
      if (!position || !isDragging.current || editedCell) return
      if ((buttons & 1) === 0) isDragging.current = false
      else selectAndFocus({ ...selection, focus: position })
    },
    onDoubleClick: outsideEditor(({ target }) => {
      const position = positionOf(target)
      if (position) begin(position)
    }),
    onCopy: outsideEditor(clipboard.handlers.onCopy),
    onCut: outsideEditor(clipboard.handlers.onCut),
    onPaste: outsideEditor(clipboard.handlers.onPaste),
  }

  return { handlers, activeCell, editor, overflow: clipboard.overflow }
}

const isEditor = (target: EventTarget) => target instanceof HTMLInputElement

/** A handler that ignores events of the editor, so that the browser handles them. */
const outsideEditor =
  <Event extends { target: EventTarget }>(handle: (event: Event) => void) =>
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
