import { useState } from 'react'
import type { GridEvents, GridRowData, Position } from './cells'

/** A cell that is being edited. */
interface CellEditor {
  /** The id of its row, because the row's index may change while editing. */
  rowId: string
  column: number
  /** Null until something is typed. */
  text: string | null
  /** Whether the text is selected when editing begins. */
  selectsAll: boolean
}

/** How editing begins. `text` replaces the content of the cell. */
type EditorStart = Partial<Pick<CellEditor, 'text' | 'selectsAll'>>

/**
 * The cell of a grid that is being edited, and functions to begin and end editing.
 * @param textAt returns the text of a cell.
 */
export function useCellEditor(
  rows: readonly GridRowData[],
  textAt: (position: Position) => string,
  events: Pick<GridEvents, 'write' | 'typing'>,
) {
  const [editor, setEditor] = useState<CellEditor | null>(null)
  const row = rows.findIndex(({ id }) => id === editor?.rowId)
  const editedCell = editor && row >= 0 ? { row, column: editor.column } : null

  function onType(text: string) {
    if (!editor || !editedCell) return
    setEditor({ ...editor, text })
    events.typing({ ...editedCell, text })
  }
  function begin(position: Position, { text = null, selectsAll = false }: EditorStart = {}) {
    const rowId = rows[position.row]?.id
    if (rowId === undefined) return
    setEditor({ rowId, column: position.column, text, selectsAll })
    if (text !== null) events.typing({ ...position, text })
  }
  /** @param isAccepted whether the typed text is written into the cell. */
  function end(isAccepted: boolean) {
    if (!editor) return
    setEditor(null)
    events.typing(null)
    // If nothing was typed, the cell is not written: its text may have changed since.
    if (isAccepted && editedCell && editor.text !== null && editor.text !== textAt(editedCell)) {
      events.write([{ ...editedCell, text: editor.text }])
    }
  }
  return {
    /** The position of the edited cell, or null. */
    editedCell,
    /** For the row of the edited cell, or null. */
    editor: editedCell && editor && { ...editor, onType },
    begin,
    end,
  }
}
