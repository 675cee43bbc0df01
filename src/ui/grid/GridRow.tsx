import { memo } from 'react'
import unseen from '../unseen.module.css'
import styles from './Grid.module.css'
import { type GridColumn, type GridRowData, isSameRow } from './gridData'

interface GridRowProps {
  row: GridRowData
  /** Counted from 0 over all groups. */
  index: number
  group: string
  columns: readonly GridColumn[]
  /** First and last selected column; -1 where none is. */
  from: number
  to: number
}

/** One row of a grid. Drawn anew only where it looks otherwise. */
export const GridRow = memo(
  function GridRow({ row, index, group, columns, from, to }: GridRowProps) {
    return (
      <tr>
        <th scope="row" className={styles.name}>
          <span className={unseen.unseen}>{`${group}, `}</span>
          <span>{row.name}</span>
          {row.note && <span className={styles.note}>{row.note}</span>}
        </th>
        {columns.map(({ id }, column) => {
          const { text = '', mark, note } = row.cells[column] ?? {}
          const noteId = note && `${row.id}-${id}-note`
          return (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid it is a gridcell
            <td
              key={id}
              data-row={index}
              data-column={column}
              data-mark={mark}
              // One of them is given 0 (editorField.ts).
              tabIndex={-1}
              aria-selected={column >= from && column <= to}
              aria-invalid={mark === 'invalid' || undefined}
              aria-describedby={noteId}
              title={note}
            >
              <span>{text}</span>
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
    one.from === other.from &&
    one.to === other.to,
)
