/*
 * Finds the rows of a table that were just saved. A save doesn't know their keys, because the
 * server assigns the ids of new records, a change may change a record's key, and one save may
 * change several rows. So rows that are new or changed shortly after a save count as saved.
 */

/** A dialog saves one record, which may change two others. More changed rows have another cause. */
const MAX_SAVED_ROWS = 3

/** Rows that change later than this time after a save, in milliseconds, have another cause. */
const AWAIT_MS = 10_000

/** The last save whose rows aren't in a table yet. `until` is in milliseconds since 1970. */
let awaited = { until: 0, maxRows: MAX_SAVED_ROWS }

/**
 * Call this after a save. The next new or changed rows of a table are then the saved ones.
 * @param maxRows the maximum number of rows that the save can have changed.
 */
export function awaitSavedRow(maxRows = MAX_SAVED_ROWS): void {
  awaited = { until: Date.now() + AWAIT_MS, maxRows }
}

/**
 * Returns the keys of the rows that were just saved. Each save counts once.
 * @param before the rows before refetching the list.
 * @param rows the rows after refetching, including hidden ones.
 * @returns an empty array if nothing was just saved, or if more rows have changed than the save can
 *   change.
 */
export function takeSavedRows<Row extends object>(
  before: readonly Row[],
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): string[] {
  if (Date.now() >= awaited.until) return []
  const rowBefore = new Map(before.map((row) => [rowKey(row), row]))
  const changed = rows.filter((row) => !isSame(rowBefore.get(rowKey(row)), row)).map(rowKey)
  if (changed.length > 0) stopAwaitingRows()
  return changed.length > awaited.maxRows ? [] : changed
}

/** Compares the content, because refetched rows are new objects. */
const isSame = (a: object | undefined, b: object) =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

/**
 * Stops waiting for saved rows. Call this when a table unmounts, so that the next screen highlights
 * nothing.
 */
export function stopAwaitingRows(): void {
  awaited.until = 0
}
