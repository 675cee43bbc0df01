import { Chips } from '../../ui/Chips'
import type { RecordColumn } from '../../ui/table/recordColumn'

/** A column of several names as chips; what stands there when there are none, and how wide it is. */
export const chipsColumn = <Row,>(
  header: string,
  names: (row: Row) => string[],
  { none, width }: { none: string; width: number },
): RecordColumn<Row> => ({
  id: 'plans',
  header,
  width,
  value: (row) => names(row).join(', '),
  cell: (row) => <Chips names={names(row)} none={none} />,
})
