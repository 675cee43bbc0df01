import type { RecordColumn } from './recordColumn'

/** A column of one text: a dash where it is blank, and nothing in a file. */
export const textColumn = <Row>(
  id: string,
  header: string,
  width: number,
  text: (row: Row) => string,
): RecordColumn<Row> => ({
  id,
  header,
  width,
  value: (row) => text(row) || '—',
  exported: text,
})
