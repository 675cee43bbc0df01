import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { filled, filledDown } from './block'
import type { GridRowData } from './gridData'
import type { Edit, GridEvents } from './gridEvents'
import { actionOf } from './gridKeys'
import { at, beside, isOne, type Place, type Selection, type Size, spanOf, within } from './place'
import { placeOf } from './placeOf'
import { useGridClipboard } from './useGridClipboard'
import { useSoon } from './useSoon'

/** What a grid does with keys, pointer and clipboard. */
export function useGrid(
  rows: readonly GridRowData[],
  size: Size,
  selection: Selection,
  on: GridEvents,
) {
  const table = useRef<HTMLTableElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const edit = useRef<Edit>(null)
  const takesFocus = useRef(false)
  const isDragging = useRef(false)
  const soon = useSoon()
  const [editing, setEditing] = useState<Edit | null>(null)
  const latest = useRef(rows)
  latest.current = rows
  const textAt = ({ row, column }: Place) => latest.current[row]?.cells[column]?.text ?? ''

  useLayoutEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    table.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
  })
  const editor = useCallback((input: HTMLInputElement | null) => {
    field.current = input
    input?.focus()
    if (edit.current?.isChosen) input?.select()
    else input?.setSelectionRange(input.value.length, input.value.length)
  }, [])

  /** Where its row stands by now; nowhere when it has gone. */
  function placeNow({ place, id }: Edit): Place | undefined {
    const row = latest.current.findIndex((one) => one.id === id)
    return row < 0 ? undefined : { ...place, row }
  }

  const whereEdited = () => (edit.current && placeNow(edit.current)) ?? selection.focus

  /** What is being typed, as the cell holds it by then. */
  function tell() {
    soon.putOff(() => {
      const place = edit.current && placeNow(edit.current)
      if (edit.current && place)
        on.typing({ ...place, text: edit.current.typed ?? edit.current.text })
    })
  }
  function select(to: Selection) {
    takesFocus.current = true
    on.select(to)
  }
  function begin(place: Place, text: string, isChosen = false) {
    const before = textAt(place)
    const id = latest.current[place.row]?.id ?? ''
    edit.current = { place, id, text, before, isChosen }
    setEditing(edit.current)
    if (text !== before) tell()
  }
  function end(isKept: boolean) {
    const text = field.current?.value
    if (edit.current === null || text === undefined) return
    const { before } = edit.current
    const place = placeNow(edit.current)
    edit.current = null
    soon.callOff()
    setEditing(null)
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
      if (event.target === field.current) onEditorKey(event)
      else if (placeOf(event)) onGridKey(event)
    },
    onInput() {
      if (edit.current) edit.current = { ...edit.current, typed: field.current?.value }
      tell()
    },
    onBlur(event: FocusEvent) {
      if (event.target === field.current) end(true)
    },
    onFocus(event: FocusEvent) {
      const place = placeOf(event)
      const { focus } = selection
      if (!place || event.target === field.current) return
      // A screen reader may put the focus anywhere.
      if (place.row !== focus.row || place.column !== focus.column) on.select(at(place))
    },
    onPointerDown(event: PointerEvent) {
      const place = placeOf(event)
      if (!place || event.button !== 0 || event.target === field.current) return
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
      if (place && event.target !== field.current) begin(place, textAt(place))
    },
    ...clipboard.handlers,
  }

  return {
    handlers,
    /** The cell that is edited, and what its field begins with; null while none is. */
    editing: rows.some(({ id }) => id === editing?.id) ? editing : null,
    editor,
    table,
    /** A pasted block that is larger than what is left of the grid. */
    overflow: clipboard.overflow,
  }
}
