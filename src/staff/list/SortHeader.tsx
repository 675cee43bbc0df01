import UnfoldMore from '@mui/icons-material/UnfoldMore'
import TableCell from '@mui/material/TableCell'
import TableSortLabel from '@mui/material/TableSortLabel'
import type { RecordColumn } from './recordColumn'
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
    <TableCell aria-sort={direction} data-look={look}>
      {value && onSort ? (
        <TableSortLabel
          active={current !== undefined}
          direction={current?.descending ? 'desc' : 'asc'}
          {...(!current && { IconComponent: UnfoldMore })}
          onClick={() => onSort({ column: id, descending: current ? !current.descending : false })}
        >
          {header}
        </TableSortLabel>
      ) : (
        (head ?? header)
      )}
    </TableCell>
  )
}
