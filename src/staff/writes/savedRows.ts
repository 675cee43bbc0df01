/*
 * Which rows of a table were just saved. A save cannot name their keys: the server gives a new record its id, a
 * change may give a record another key, and one save may change several rows. So the rows that are new or
 * changed in the table within a short time after a save count as saved.
 */

/** A dialog saves one record, which may change two others: more changed rows are not its result. */
const MAX_SAVED_ROWS = 3

/** Rows that change later than this after a save, in milliseconds, are not its result. */
const AWAIT_MS = 10_000

/** The save whose rows are not in a table yet. Later than `until`, in milliseconds since 1970, none are expected. */
let awaited = { until: 0, maxRows: MAX_SAVED_ROWS }

/**
 * Call it after a save: the next new or changed rows of a table are the saved ones.
 * @param maxRows the most rows that the save can have changed.
 */
export function awaitSavedRow(maxRows = MAX_SAVED_ROWS): void {
  awaited = { until: Date.now() + AWAIT_MS, maxRows }
}

/**
 * The keys of the rows that were just saved; each save counts once.
 * @param before the rows before the list was read again.
 * @param rows the rows after it, also those that a filter hides.
 * @returns none when nothing was saved lately, or when more rows have changed than the save can have changed.
 */
export function takeSavedRows<Row extends object>(
  before: readonly Row[],
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): string[] {
  if (Date.now() >= awaited.until) return []
  const rowBefore = new Map(before.map((row) => [rowKey(row), row]))
  const changed = rows.filter((row) => !isSame(rowBefore.get(rowKey(row)), row)).map(rowKey)
  if (changed.length > 0) stopAwaiting()
  return changed.length > awaited.maxRows ? [] : changed
}

/** Rows that are read again are new objects, often with the same content. */
const isSame = (one: object | undefined, other: object) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Ends the wait for saved rows: call it when a table is removed, so that the next screen highlights nothing. */
export function stopAwaiting(): void {
  awaited.until = 0
}
