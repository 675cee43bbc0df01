import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { useAfterFrame } from '../useAfterFrame'
import { filled, filledDown } from './block'
import { closeField, makeRoom, openField, putTabStop } from './editorField'
import type { GridColumn, GridRowData } from './gridData'
import type { Edit, GridEvents } from './gridEvents'
import { actionOf } from './gridKeys'
import { at, beside, isOne, type Place, type Selection, spanOf, within } from './place'
import { useGridClipboard } from './useGridClipboard'

/** What a grid does with keys, pointer and clipboard. */
export function useGrid(
  rows: readonly GridRowData[],
  columns: readonly GridColumn[],
  selection: Selection,
  on: GridEvents,
) {
  const table = useRef<HTMLTableElement>(null)
  const size = { rows: rows.length, columns: columns.length }
  const edit = useRef<Edit>(null)
  const takesFocus = useRef(false)
  const isDragging = useRef(false)
  const soon = useSoon()
  const { putOff } = useAfterFrame()
  const latest = useRef(rows)
  latest.current = rows
  const textAt = ({ row, column }: Place) => latest.current[row]?.cells[column]?.text ?? ''

  useLayoutEffect(() => {
    // Its row has gone, and its field with it.
    if (edit.current?.field.isConnected === false) edit.current = null
    const stop = table.current && putTabStop(table.current, edit.current ? null : selection.focus)
    if (takesFocus.current) stop?.focus()
    takesFocus.current = false
    putOff(() => table.current && makeRoom(table.current))
  })

  /** Where its row stands by now; nowhere when it has gone. */
  function placeNow({ place, id }: Edit): Place | undefined {
    const row = latest.current.findIndex((one) => one.id === id)
    return row < 0 ? undefined : { ...place, row }
  }

  const isField = ({ target }: { target: EventTarget }) => target === edit.current?.field
  const whereEdited = () => (edit.current && placeNow(edit.current)) ?? selection.focus

  /** What is being typed, as the cell holds it by then. */
  function tell() {
    soon.putOff(() => {
      const place = edit.current && placeNow(edit.current)
      if (edit.current && place) on.typing({ ...place, text: edit.current.field.value })
    })
  }
  function select(to: Selection) {
    takesFocus.current = true
    on.select(to)
  }
  function begin(place: Place, text: string, isChosen = false) {
    const row = latest.current[place.row]
    const name = `${row?.name}, ${columns[place.column]?.title}`
    if (!row || !table.current) return
    putTabStop(table.current, null)
    const field = openField(table.current, place, { name, text })
    if (!field) return
    const before = textAt(place)
    edit.current = { place, id: row.id, before, field }
    field.focus()
    if (isChosen) field.select()
    else field.setSelectionRange(text.length, text.length)
    if (text !== before) tell()
  }
  function end(isKept: boolean) {
    if (edit.current === null) return
    const { before, field } = edit.current
    const text = field.value
    const place = placeNow(edit.current)
    edit.current = null
    soon.callOff()
    closeField(field)
    if (table.current) putTabStop(table.current, selection.focus)
    on.typing(null)
    // What was not touched is not written: the cell may hold another text by now.
    if (isKept && place && text !== before) on.write([{ ...place, text }])
  }

  function onEditorKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const back = event.shiftKey ? -1 : 1
    if (event.key === 'Escape' || event.key === 'Enter') {
      event.preventDefault()
      const by = event.key === 'Enter' ? back : 0
      const from = whereEdited()
      end(event.key === 'Enter')
      select(at(within({ ...from, row: from.row + by }, size)))
    } else if (event.key === 'Tab') {
      const next = beside(whereEdited(), back, size)
      // At once: what was written may change the next cell's text.
      flushSync(() => end(true))
      if (next === undefined) return
      event.preventDefault()
      on.select(at(next))
      begin(next, textAt(next), true)
    }
  }
  function onGridKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const action = actionOf(event, selection, size)
    if (action === undefined) return
    event.preventDefault()
    // A message with Undo hears Ctrl+Z as well.
    event.stopPropagation()
    const { focus } = selection
    switch (action.kind) {
      case 'select':
        return select(action.selection)
      case 'edit':
      case 'type':
        // One cell stays selected: nothing but its row is drawn for its first letter.
        if (!isOne(spanOf(selection))) on.select(at(focus))
        return begin(focus, action.kind === 'type' ? action.text : textAt(focus))
      case 'clear':
        return on.write(filled(spanOf(selection), () => ''))
      case 'fillDown':
        return on.write(filledDown(selection, textAt))
      default:
        return on[action.kind]()
    }
  }

  const clipboard = useGridClipboard(selection, size, {
    isEditing: () => edit.current !== null,
    textAt,
    write: on.write,
    select,
  })

  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      if (isField(event)) onEditorKey(event)
      else if (placeOf(event)) onGridKey(event)
    },
    onInput: tell,
    onBlur(event: FocusEvent) {
      // With the window away the field keeps the focus: what is half typed stays in it.
      if (isField(event) && document.activeElement !== event.target) end(true)
    },
    onFocus(event: FocusEvent) {
      const place = placeOf(event)
      const { focus } = selection
      if (!place || isField(event)) return
      // A screen reader may put the focus anywhere.
      if (place.row !== focus.row || place.column !== focus.column) on.select(at(place))
    },
    onPointerDown(event: PointerEvent) {
      const place = placeOf(event)
      if (!place || event.button !== 0 || isField(event)) return
      end(true)
      isDragging.current = event.pointerType !== 'touch'
      select(event.shiftKey ? { ...selection, focus: place } : at(place))
    },
    onPointerOver(event: PointerEvent) {
      const place = placeOf(event)
      if (!place || !isDragging.current || edit.current) return
      if ((event.buttons & 1) === 0) isDragging.current = false
      else select({ ...selection, focus: place })
    },
    onDoubleClick(event: MouseEvent) {
      const place = placeOf(event)
      if (place && !isField(event)) begin(place, textAt(place))
    },
    ...clipboard.handlers,
  }

  return {
    handlers,
    table,
    /** A pasted block that is larger than what is left of the grid. */
    overflow: clipboard.overflow,
  }
}

/** The cell in which something happens; none in the heads. */
function placeOf({ target }: { target: EventTarget }): Place | undefined {
  const cell = target instanceof Element ? target.closest('td') : null
  const { row, column } = cell?.dataset ?? {}
  return row === undefined || column === undefined
    ? undefined
    : { row: Number(row), column: Number(column) }
}

/** A quick typist's next letter comes sooner. */
const PAUSE_MS = 200

/**
 * Puts off what each letter asks for until a short pause, so that it holds up no letter; it is done at
 * once when the part or the page goes, and not at all when it is called off.
 */
function useSoon() {
  const soon = useRef<{ task: () => void; timer: ReturnType<typeof setTimeout> }>(undefined)
  function callOff(): void {
    clearTimeout(soon.current?.timer)
    soon.current = undefined
  }
  function doNow(): void {
    const task = soon.current?.task
    callOff()
    task?.()
  }
  const latest = useRef(doNow)
  useEffect(() => {
    const now = latest.current
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [])
  return {
    putOff(task: () => void): void {
      callOff()
      soon.current = { task, timer: setTimeout(doNow, PAUSE_MS) }
    },
    callOff,
  }
}
