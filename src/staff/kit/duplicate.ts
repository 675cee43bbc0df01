/**
 * The Duplicate button of an edit dialog, which starts a new record as a copy; none in the dialog of a new
 * record (docs/rules/tables.md#duplicate).
 */
export const duplicateOf = <Row>(record: Row | null, onDuplicate?: (record: Row) => void) =>
  record && onDuplicate ? [{ name: 'Duplicate', onChoose: () => onDuplicate(record) }] : []
