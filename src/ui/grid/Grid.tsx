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
  events: GridEvents
}

/**
 * An editable table that works like a spreadsheet (the WAI-ARIA grid pattern): arrow keys, ranges, typing, Enter,
 * Tab while a cell is edited, copy and paste, fill down. The whole grid is one tab stop. Values and selection are
 * controlled: `events` reports each change.
 */
export function Grid({ ref, label, heading, columns, groups, selection, events }: GridProps) {
  const rows = groups.flatMap((group) => group.rows)
  const { handlers, activeCell, editor, overflow } = useGrid(rows, columns, selection, events)
  const span = spanOf(selection)
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
        {withFirstRow(groups).map((group) => (
          <tbody key={group.title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {group.title}
              </th>
            </tr>
            {group.rows.map((row, indexInGroup) => {
              const index = group.firstRow + indexInGroup
              const isSelected = index >= span.top && index <= span.bottom
              const isActive = index === selection.focus.row
              return (
                <GridRow
                  key={row.id}
                  row={row}
                  index={index}
                  group={group.title}
                  columns={columns}
                  firstSelected={isSelected ? span.left : 0}
                  selectedCount={isSelected ? span.right - span.left + 1 : 0}
                  activeColumn={isActive ? selection.focus.column : undefined}
                  activeCell={activeCell}
                  // While a cell is edited, its input is the tab stop.
                  hasTabStop={isActive && editor === null}
                  editor={row.id === editor?.rowId ? editor : null}
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

/** The groups with the index of their first row, counted across all groups. */
const withFirstRow = (groups: readonly GridGroup[]) =>
  groups.map((group, position) => ({
    ...group,
    firstRow: groups.slice(0, position).reduce((count, { rows }) => count + rows.length, 0),
  }))

interface GridRowProps {
  row: GridRowData
  /** The row's index across all groups. */
  index: number
  group: string
  columns: readonly GridColumn[]
  /** The first selected column, and how many are selected. */
  firstSelected: number
  selectedCount: number
  /** The column of the grid's active cell, or undefined if it is in another row. */
  activeColumn: number | undefined
  /** Set to the active cell. */
  activeCell: RefObject<HTMLTableCellElement | null>
  /** Whether the active cell is the grid's tab stop. */
  hasTabStop: boolean
  /** The edited cell of this row, or null. */
  editor: ReturnType<typeof useGrid>['editor']
}

/** A row of a grid. Memoized, because there may be 500: a key press re-renders only the rows that it changes. */
const GridRow = memo(function GridRow({
  row,
  index,
  group,
  columns,
  firstSelected,
  selectedCount,
  activeColumn,
  activeCell,
  hasTabStop,
  editor,
}: GridRowProps) {
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
            ref={column === activeColumn ? activeCell : undefined}
            data-row={index}
            data-column={column}
            data-mark={mark}
            tabIndex={column === activeColumn && hasTabStop ? 0 : -1}
            aria-selected={column >= firstSelected && column < firstSelected + selectedCount}
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
