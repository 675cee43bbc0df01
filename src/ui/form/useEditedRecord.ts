import { useCallback, useEffect, useRef, useState } from 'react'
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
  const [edited, setOpen] = useState<Edited<Row>>()
  const isRestored = useRef(false)
  const notify = useNotify()
  useEffect(() => {
    if (rows === undefined || isRestored.current) return
    isRestored.current = true
    const key = openDraftOf(form)
    if (key === null) return
    const record = key === '' ? null : rows.find((row) => isOfKey(row, key))
    if (record === undefined) return reportMissing({ form, record: key }, notify)
    if (record) moveDraft({ form, record: key }, rowKey(record))
    setOpen((open) => open ?? { record })
  }, [form, rows, rowKey, isOfKey, notify])
  const setEdited = useCallback(
    (next: Edited<Row> | undefined) => {
      closeDrafts(form)
      setOpen(next)
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

/** The props of a dialog about one record of a list. */
export interface RowDialogProps<Row> {
  record: Row
  /** All rows of the list. */
  rows: readonly Row[]
  onClose: () => void
}

/** The props of a dialog that adds or edits a record. */
export interface EditDialogProps<Row>
  extends Edited<Row>,
    Pick<RowDialogProps<Row>, 'rows' | 'onClose'> {
  /** Starts a new record as a copy of this one. */
  onDuplicate?: (record: Row) => void
  /** Lets the dialog go to the previous and next record of the list. */
  pager?: PagerState<Row> | undefined
  /** The field with the initial focus. Defaults to the first field. */
  focus?: string | undefined
}

/**
 * The Duplicate button of an edit dialog, which starts a new record as a copy. Empty for a new record
 * (docs/rules/tables.md#duplicate).
 */
export const duplicateAction = <Row>(record: Row | null, onDuplicate?: (record: Row) => void) =>
  record && onDuplicate ? [{ name: 'Duplicate', onChoose: () => onDuplicate(record) }] : []

/** What a record's dialog needs to go to the previous and next record of the list. */
export interface PagerState<Row> {
  /** The rows of the list after search, filters and sorting. */
  rows: readonly Row[]
  /** Returns a row's key, which is its `data-key` in the table. */
  rowKey: (row: Row) => string
  /** The record of the open dialog. */
  record: Row
  /** Scrolls to a row by its index, for long lists that do not render all rows. */
  scrollToRow?: (index: number) => void
  /** Opens another record's dialog instead of this one. Undefined closes it. */
  onOpen: (record: Row | undefined) => void
}
