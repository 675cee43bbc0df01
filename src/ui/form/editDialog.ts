import type { PagerState } from './RecordPager'
import type { Edited } from './useEditedRecord'

/* What the dialogs about one record of a list have in common. */

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
  /** The name of the field with the initial focus. Defaults to the first field. */
  focus?: string | undefined
}

/**
 * The Duplicate button of an edit dialog, which starts a new record as a copy. Empty for a new record
 * (docs/rules/tables.md#duplicate).
 */
export const duplicateAction = <Row>(record: Row | null, onDuplicate?: (record: Row) => void) =>
  record && onDuplicate ? [{ name: 'Duplicate', onChoose: () => onDuplicate(record) }] : []
