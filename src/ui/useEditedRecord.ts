import { useEffect, useRef, useState } from 'react'
import { type DraftId, forgetDraft, newestDraft, readDraft } from './drafts'
import { type Notify, useNotify } from './Notifications'

/** What an add-and-edit dialog is open for: a record, or null for a new one. */
export interface Edited<Row> {
  record: Row | null
}

/**
 * Which record an add-and-edit dialog is open for; undefined when it is closed. When a draft of
 * this form outlived its page, the dialog opens again by itself as soon as the records are there;
 * when the record is gone by then, it says so, with what was typed.
 */
export function useEditedRecord<Row>(
  form: string,
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
) {
  const [edited, setEdited] = useState<Edited<Row>>()
  const isRestored = useRef(false)
  const notify = useNotify()
  useEffect(() => {
    if (rows === undefined || isRestored.current) return
    isRestored.current = true
    const key = newestDraft(form)
    if (key === null) return
    const record = key === '' ? null : rows.find((row) => rowKey(row) === key)
    if (record !== undefined) setEdited((open) => open ?? { record })
    else tellOfLost({ form, record: key }, notify)
  }, [form, rows, rowKey, notify])
  return [edited, setEdited] as const
}

/** A draft without a record has no dialog to stand in: its last words, and an end. */
function tellOfLost(id: DraftId, notify: Notify): void {
  const typed = Object.values(readDraft(id) ?? {})
    .flat()
    .map(String)
    .filter(Boolean)
  forgetDraft(id)
  notify(`What you were editing is no longer there. You had typed: ${typed.join(', ')}`, 'warning')
}
