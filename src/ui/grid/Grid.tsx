import { memo, useId } from 'react'
import { lazyDialog } from '../dialog/lazyDialog'
import unseen from '../unseen.module.css'
import styles from './Grid.module.css'
import { type GridColumn, type GridGroup, type GridRowData, isSameRow } from './gridData'
import type { GridEvents } from './gridEvents'
import { type Selection, spanOf, within } from './place'
import { useGrid } from './useGrid'

const OverflowQuestion = lazyDialog(() => import('./OverflowQuestion'), 'OverflowQuestion')

/**
 * A table that is filled in like a spreadsheet (the grid pattern of WAI-ARIA): arrows, ranges, typing,
 * Enter, Tab while a cell is edited, copy and paste, fill down. It is one stop of the Tab key. It
 * keeps nothing that was written: that is for `on` to take.
 */
export function Grid({
  label,
  heading,
  columns,
  groups,
  selection,
  on,
}: {
  label: string
  /** Heads the column of the rows' names. */
  heading: string
  columns: readonly GridColumn[]
  /** At least one row. */
  groups: readonly GridGroup[]
  selection: Selection
  on: GridEvents
}) {
  const rows = groups.flatMap((group) => group.rows)
  const size = { rows: rows.length, columns: columns.length }
  // Rows may have gone since the selection was made.
  const chosen = {
    anchor: within(selection.anchor, size),
    focus: within(selection.focus, size),
  }
  const { handlers, table, overflow } = useGrid(rows, columns, chosen, on)
  const span = spanOf(chosen)
  const headId = useId()
  let index = -1
  return (
    <>
      <table
        {...handlers}
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern asks for it
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        className={styles.grid}
      >
        <thead>
          <tr>
            <th scope="col" id={headId}>
              {heading}
            </th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {group.title}
              </th>
            </tr>
            {group.rows.map((row) => {
              index += 1
              const isIn = index >= span.top && index <= span.bottom
              return (
                <GridRow
                  key={row.id}
                  row={row}
                  index={index}
                  group={group.title}
                  columns={columns}
                  from={isIn ? span.left : -1}
                  to={isIn ? span.right : -2}
                />
              )
            })}
          </tbody>
        ))}
      </table>
      {overflow && (
        <OverflowQuestion left={overflow.left} onPaste={overflow.paste} onClose={overflow.cancel} />
      )}
    </>
  )
}

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
const GridRow = memo(
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
