import { csvText } from '../../../domain/csv'
import { todayEastern } from '../../../domain/time/eastern'
import { download } from '../../../ui/files/download'
import type { ShownTable } from '../../../ui/table/useTableTools'
import { fileRows } from './tableTexts'

/** Hands a table to the person as a CSV file, called by its title and the day. */
export function exportTable(title: string, table: ShownTable): void {
  download(`${title} ${todayEastern(new Date())}.csv`, csvText(fileRows(table)), 'text/csv')
}
