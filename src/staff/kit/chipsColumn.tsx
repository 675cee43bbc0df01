import { Chips } from '../../ui/Chips'
import type { RecordColumn } from '../../ui/table/recordColumn'

/**
 * A column of several names as chips: what stands there when there are none, how wide it is, and
 * where a name leads.
 */
export const chipsColumn = <Row,>(
  header: string,
  names: (row: Row) => string[],
  { none, width, linkOf }: { none: string; width: number; linkOf?: (name: string) => string },
): RecordColumn<Row> => ({
  id: 'plans',
  header,
  width,
  value: (row) => names(row).join(', '),
  cell: (row) => <Chips names={names(row)} none={none} linkOf={linkOf} />,
})
