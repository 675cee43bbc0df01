import { useMemo, useState } from 'react'
import { useEditedRecord } from '../../ui/form/useEditedRecord'

/**
 * Which dialogs are open over a list, and what its rows' buttons do. Where records have public links, the
 * page adds `onLinks: setLinked`.
 * @param form the name of the record's form, whose draft opens it again; `rows` and `rowKey` find the record.
 */
export function useListDialogs<Row>(
  form: string,
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
) {
  const [edited, setEdited] = useEditedRecord(form, rows, rowKey)
  const [deleted, setDeleted] = useState<Row>()
  const [linked, setLinked] = useState<Row>()
  const actions = useMemo(
    () => ({
      onEdit: (record: Row) => setEdited({ record }),
      onDelete: setDeleted as (record: Row) => void,
    }),
    [setEdited],
  )
  return { edited, setEdited, deleted, setDeleted, linked, setLinked, actions }
}
