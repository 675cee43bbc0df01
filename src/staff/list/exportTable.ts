import { csvText } from '../../domain/csv'
import { todayEastern } from '../../domain/time/dates'
import { download } from '../../lib/download'
import type { BulkAction } from './SelectBar'
import { fileRows } from './tableTexts'
import type { ShownTable, TableTools } from './useTableTools'

/** Hands a table to the person as a CSV file, called by its title and the day. */
export function exportTable(title: string, table: ShownTable): void {
  download(`${title} ${todayEastern(new Date())}.csv`, csvText(fileRows(table)), 'text/csv')
}

/** The action that exports the selected rows with the columns of the screen. */
export const exportSelected = <Row>(title: string, tools: TableTools<Row>): BulkAction<Row> => ({
  name: 'Export as CSV',
  run: (rows) => exportTable(title, { rows, columns: tools.shown()?.columns ?? [] }),
})
