import { useCallback, useEffect, useRef, useState } from 'react'
import type { Notify } from '../messageStore'
import { useNotify } from '../Notifications'
import { closeDrafts, type DraftId, forgetDraft, moveDraft, openDraftOf, readDraft } from './drafts'

/** The record that an add-and-edit dialog is open for; null for a new one. */
export interface Edited<Row> {
  record: Row | null
  /** The record that a new one begins as a copy of. */
  like?: Row | undefined
}

/** The props of a dialog about one record of a list. */
export interface RowDialogProps<Row> {
  record: Row
  /** All of the list. */
  rows: readonly Row[]
  onClose: () => void
}

/** The props of a dialog that adds a record, or edits it. */
export interface EditDialogProps<Row>
  extends Edited<Row>,
    Pick<RowDialogProps<Row>, 'rows' | 'onClose'> {
  /** Begins a new record as a copy of the edited one. */
  onDuplicate?: (record: Row) => void
  /** Leads to the records before and after it in the list. */
  pager?: PagerState<Row> | undefined
  /** The field that has the focus at first; without it the first one. */
  focus?: string | undefined
}

/**
 * The Duplicate button of an edit dialog, which starts a new record as a copy; none in the dialog of a new
 * record (docs/rules/tables.md#duplicate).
 */
export const duplicateAction = <Row>(record: Row | null, onDuplicate?: (record: Row) => void) =>
  record && onDuplicate ? [{ name: 'Duplicate', onChoose: () => onDuplicate(record) }] : []

/** The React key of such a dialog: its own for each record, and for each copied record. */
export const formKey = <Row>(
  { record, like }: Edited<Row>,
  rowKey: (row: Row) => string,
): string => (record ? rowKey(record) : like ? `like ${rowKey(like)}` : '')

/**
 * The record that an add-and-edit dialog is open for; undefined when it is closed. When the page was left
 * with a draft in the open dialog, the dialog opens again at that address as soon as the records are loaded;
 * when the record is gone by then, a message shows what was typed. Any other draft is restored when its
 * record's dialog opens.
 * @param isOfKey finds a record whose key can change while it stays the same record.
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

/** Removes a draft whose record is gone; a message shows what was typed. */
function reportMissing(id: DraftId, notify: Notify): void {
  const typed = Object.values(readDraft(id) ?? {})
    .flat()
    .map(String)
    .filter(Boolean)
  forgetDraft(id)
  notify(`What you were editing no longer exists. You had typed: ${typed.join(', ')}`, 'warning')
}

/** What a record's dialog needs to lead to the records before and after it in the list. */
export interface PagerState<Row> {
  /** The rows of the list as they are searched, filtered and sorted. */
  rows: readonly Row[]
  /** The key that a row has in the list: its `data-key`. */
  rowKey: (row: Row) => string
  /** The record whose dialog this is. */
  record: Row
  /** Scrolls to a row, by its index, that a long list does not render. */
  scrollToRow?: (index: number) => void
  /** Opens another record's dialog in the place of this; undefined closes it. */
  onOpen: (record: Row | undefined) => void
}
