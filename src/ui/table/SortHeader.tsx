import type { RecordColumn } from './recordColumn'
import styles from './SortHeader.module.css'
import type { Sort } from './useTableState'

/** A column's header; a sortable one is a button that says how it sorts now. */
export function SortHeader<Row>({
  column: { id, header, head, look, value },
  sort,
  onSort,
}: {
  column: RecordColumn<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}) {
  const current = sort?.column === id ? sort : undefined
  const direction = current && (current.descending ? 'descending' : 'ascending')
  return (
    <th scope="col" aria-sort={direction} data-look={look}>
      {value && onSort ? (
        <button
          type="button"
          className={styles.sort}
          data-direction={direction}
          onClick={() => onSort({ column: id, descending: current ? !current.descending : false })}
        >
          {header}
          <span aria-hidden="true" className={styles.arrow} />
        </button>
      ) : (
        (head ?? header)
      )}
    </th>
  )
}
