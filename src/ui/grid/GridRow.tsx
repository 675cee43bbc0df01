import { memo, type RefCallback } from 'react'
import unseen from '../unseen.module.css'
import styles from './Grid.module.css'
import { type GridColumn, type GridRowData, isSameRow } from './gridData'
import type { Edit } from './gridEvents'

interface GridRowProps {
  row: GridRowData
  /** Counted from 0 over all groups. */
  index: number
  group: string
  columns: readonly GridColumn[]
  /** The column of the cell that Tab reaches; -1 when it is in another row. */
  focus: number
  /** First and last selected column; -1 where none is. */
  from: number
  to: number
  /** Its cell that is being edited; null while none is. */
  editing: Edit | null
  /** Is given the field of the cell that is being edited. */
  editor: RefCallback<HTMLInputElement>
}

/** One row of a grid. Drawn anew only where it looks otherwise. */
export const GridRow = memo(
  function GridRow({ row, index, group, columns, focus, from, to, editing, editor }: GridRowProps) {
    return (
      <tr>
        <th scope="row" className={styles.name}>
          <span className={unseen.unseen}>{`${group}, `}</span>
          <span>{row.name}</span>
          {row.note && <span className={styles.note}>{row.note}</span>}
        </th>
        {columns.map(({ id, title }, column) => {
          const { text = '', mark, note } = row.cells[column] ?? {}
          const isEdited = column === editing?.place.column
          const noteId = note && `${row.id}-${id}-note`
          return (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid it is a gridcell
            <td
              key={id}
              className={isEdited ? styles.edited : undefined}
              data-row={index}
              data-column={column}
              data-mark={mark}
              tabIndex={column === focus ? 0 : -1}
              aria-selected={column >= from && column <= to}
              aria-invalid={mark === 'invalid' || undefined}
              aria-describedby={noteId}
              title={note}
            >
              {isEdited ? (
                <input
                  ref={editor}
                  className={styles.editor}
                  aria-label={`${row.name}, ${title}`}
                  autoComplete="off"
                  inputMode="decimal"
                  defaultValue={editing.text}
                />
              ) : (
                <span>{text}</span>
              )}
              {note && (
                <span id={noteId} hidden>
                  {note}
                </span>
              )}
            </td>
          )
        })}
      </tr>
    )
  },
  (one, other) =>
    isSameRow(one.row, other.row) &&
    one.index === other.index &&
    one.group === other.group &&
    one.columns === other.columns &&
    one.focus === other.focus &&
    one.from === other.from &&
    one.to === other.to &&
    one.editing === other.editing &&
    one.editor === other.editor,
)
