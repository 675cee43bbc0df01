import { memo, type Ref, type RefObject } from 'react'
import { QuestionDialog } from '../dialog/QuestionDialog'
import visuallyHidden from '../visuallyHidden.module.css'
import {
  type GridColumn,
  type GridEvents,
  type GridGroup,
  type GridRowData,
  type GridSelection,
  spanOf,
} from './cells'
import styles from './Grid.module.css'
import { useGrid } from './useGrid'

interface GridProps {
  ref?: Ref<HTMLTableElement>
  label: string
  /** The header of the column with the rows' names. */
  heading: string
  columns: readonly GridColumn[]
  /** Must contain at least one row. */
  groups: readonly GridGroup[]
  /** Must be inside the grid. */
  selection: GridSelection
  on: GridEvents
}

/**
 * An editable table that works like a spreadsheet (the WAI-ARIA grid pattern): arrow keys, ranges, typing, Enter,
 * Tab while a cell is edited, copy and paste, fill down. The whole grid is one tab stop. Values and selection are
 * controlled: `on` reports each change.
 */
export function Grid({ ref, label, heading, columns, groups, selection, on }: GridProps) {
  const rows = groups.flatMap((group) => group.rows)
  const { handlers, activeCell, editor, overflow } = useGrid(rows, columns, selection, on)
  const span = spanOf(selection)
  let index = -1
  return (
    <>
      <table
        {...handlers}
        ref={ref}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern asks for it
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        className={styles.grid}
      >
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {group.title}
              </th>
            </tr>
            {group.rows.map((row) => {
              index += 1
              const isSelected = index >= span.top && index <= span.bottom
              return (
                <GridRow
                  key={row.id}
                  row={row}
                  index={index}
                  group={group.title}
                  columns={columns}
                  from={isSelected ? span.left : undefined}
                  to={isSelected ? span.right : undefined}
                  active={index === selection.focus.row ? selection.focus.column : undefined}
                  activeCell={activeCell}
                  isEditing={editor !== null}
                  editor={row.id === editor?.id ? editor : null}
                />
              )
            })}
          </tbody>
        ))}
      </table>
      {overflow && (
        <QuestionDialog
          question="Paste what fits?"
          no={{ name: 'Cancel', onChoose: overflow.cancel }}
          yes={{ name: 'Paste what fits', onChoose: overflow.paste }}
        >
          {`${overflow.outside} of the copied cells don’t fit in the table and would be left out.`}
        </QuestionDialog>
      )}
    </>
  )
}

interface GridRowProps {
  row: GridRowData
  /** The row's index over all groups. */
  index: number
  group: string
  columns: readonly GridColumn[]
  /** The first and last selected column, or undefined if no cell of the row is selected. */
  from: number | undefined
  to: number | undefined
  /** The column of the cell with the focus. */
  active: number | undefined
  activeCell: RefObject<HTMLTableCellElement | null>
  /** Whether a cell of the grid is edited. Its input is then the grid's tab stop. */
  isEditing: boolean
  editor: ReturnType<typeof useGrid>['editor']
}

/** A row of a grid. Memoized, because there may be 500: a key press re-renders only the rows that it changes. */
const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, group, columns, from, to, active, activeCell, isEditing, editor } = props
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span className={visuallyHidden.text}>{`${group}, `}</span>
        <span>{row.name}</span>
        {row.description && <span className={styles.note}>{row.description}</span>}
      </th>
      {columns.map(({ id, title }, column) => {
        const { text = '', mark, message } = row.cells[column] ?? {}
        const noteId = message && `${row.id}-${id}-note`
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid it is a gridcell
          <td
            key={id}
            ref={column === active ? activeCell : undefined}
            data-row={index}
            data-column={column}
            data-mark={mark}
            tabIndex={column === active && !isEditing ? 0 : -1}
            aria-selected={from !== undefined && to !== undefined && column >= from && column <= to}
            aria-invalid={mark === 'invalid' || undefined}
            aria-describedby={noteId}
            title={message}
          >
            <span>{text}</span>
            {message && (
              <span id={noteId} hidden>
                {message}
              </span>
            )}
            {editor?.column === column && (
              <input
                ref={editor.selectsAll ? focusAndSelect : focusAtEnd}
                className={styles.editor}
                aria-label={`${row.name}, ${title}`}
                autoComplete="off"
                inputMode="decimal"
                value={editor.text ?? text}
                onChange={({ target }) => editor.onType(target.value)}
              />
            )}
          </td>
        )
      })}
    </tr>
  )
})

function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}

function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus()
  input?.setSelectionRange(input.value.length, input.value.length)
}
