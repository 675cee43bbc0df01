import { useEffect, useRef, useState } from 'react'
import { newestDraft } from './drafts'

/** What an add-and-edit dialog is open for: a record, or null for a new one. */
export interface Edited<Row> {
  record: Row | null
}

/**
 * Which record an add-and-edit dialog is open for; undefined when it is closed. When a draft of
 * this form outlived its page, the dialog opens again by itself as soon as the records are there.
 */
export function useEditedRecord<Row>(
  form: string,
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
) {
  const [edited, setEdited] = useState<Edited<Row>>()
  const isRestored = useRef(false)
  useEffect(() => {
    if (rows === undefined || isRestored.current) return
    isRestored.current = true
    const key = newestDraft(form)
    if (key === null) return
    const record = key === '' ? null : rows.find((row) => rowKey(row) === key)
    // A record that is gone keeps its draft, but has no dialog any more.
    if (record !== undefined) setEdited((open) => open ?? { record })
  }, [form, rows, rowKey])
  return [edited, setEdited] as const
}
