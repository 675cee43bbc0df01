import { type RecordDelete, useRecordDelete } from './useRecordDelete'

/** What a question about one row of a list is given. */
export interface RowQuestion<Row> {
  row: Row
  /** All rows as the list has them. */
  rows: Row[]
  onClose: () => void
}

interface RowDelete<Row, Shown extends keyof Row>
  extends Pick<
    RecordDelete<Row, Pick<Row, Shown>>,
    'read' | 'fields' | 'restore' | 'name' | 'words'
  > {
  /** The one that goes, as the question names it when it opens. */
  row: Row
  /** The one write. */
  remove: (id: number) => Promise<unknown>
}

/** Deletes a record that has one id; `now` is it as just read. See {@link useRecordDelete}. */
export function useRowDelete<Row extends { id: number }, Shown extends keyof Row>({
  row,
  remove,
  ...question
}: RowDelete<Row, Shown>) {
  const { records, dialog } = useRecordDelete<Row, Pick<Row, Shown>>({
    ...question,
    records: [row],
    find: (rows) => rows.filter(({ id }) => id === row.id),
    shown: (one) => one,
    write: ({ id }) => remove(id),
  })
  return { now: records[0] ?? row, dialog }
}
