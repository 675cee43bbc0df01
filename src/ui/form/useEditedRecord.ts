import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Notify } from '../messageStore'
import { useNotify } from '../Notifications'
import { closeDrafts, type DraftId, forgetDraft, moveDraft, openDraftOf, readDraft } from './drafts'

/** The record that an add or edit dialog is open for. */
export interface Edited<Row> {
  record: Row | null
  /** The record that a new one starts as a copy of. */
  like?: Row | undefined
}

/**
 * The record that an add or edit dialog is open for, or undefined if the dialog is closed. If the page was left
 * with a draft in the open dialog, the dialog opens again once the records are loaded. If the record is gone by
 * then, a message shows what was typed. Any other draft is restored when its record's dialog opens.
 * @param isOfKey matches a row to a draft's key, for records whose key can change.
 */
export function useEditedRecord<Row>(
  form: string,
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
  isOfKey: (row: Row, key: string) => boolean = (row, key) => rowKey(row) === key,
) {
  const [edited, setEditedState] = useState<Edited<Row>>()
  const notify = useNotify()
  const restore = useEffectEvent((loaded: readonly Row[]) => {
    const key = openDraftOf(form)
    if (key === null) return
    const record = key === '' ? null : loaded.find((row) => isOfKey(row, key))
    if (record === undefined) {
      reportMissing({ form, record: key }, notify)
      return
    }
    if (record) moveDraft({ form, record: key }, rowKey(record))
    setEditedState((open) => open ?? { record })
  })
  const isRestored = useRef(false)
  useEffect(() => {
    if (rows === undefined || isRestored.current) return
    isRestored.current = true
    restore(rows)
  }, [rows])
  const setEdited = useCallback(
    (next: Edited<Row> | undefined) => {
      closeDrafts(form)
      setEditedState(next)
    },
    [form],
  )
  return [edited, setEdited] as const
}

/** Removes a draft whose record is gone, and shows what was typed in a message. */
function reportMissing(id: DraftId, notify: Notify): void {
  const typed = Object.values(readDraft(id) ?? {})
    .flat()
    .map(String)
    .filter(Boolean)
  forgetDraft(id)
  notify(`What you were editing no longer exists. You had typed: ${typed.join(', ')}`, 'warning')
}

/** The React key of an add or edit dialog: different for each record and each copied record. */
export function formKey<Row>({ record, like }: Edited<Row>, rowKey: (row: Row) => string): string {
  if (record) return rowKey(record)
  return like ? `like ${rowKey(like)}` : ''
}
