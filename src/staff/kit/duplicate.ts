/**
 * The button of an edit dialog that begins a new record as this one; none for a new record
 * (docs/rules/tables.md#duplicate).
 */
export const duplicateOf = <Row>(record: Row | null, onDuplicate?: (record: Row) => void) =>
  record && onDuplicate ? [{ name: 'Duplicate', onChoose: () => onDuplicate(record) }] : []
