/** More at once are no record that a person has just saved in a dialog. */
const MOST_SAVED = 3

/** Rows that change later are not the result of the save. */
const LONGEST_MS = 10_000

/** Until when what comes into a table is what was saved, in milliseconds. */
let awaitedUntil = 0
let most = MOST_SAVED

/**
 * The next rows that come into a table, new or changed, are what was just saved.
 * @param count the most there can be.
 */
export function awaitSavedRow(count = MOST_SAVED): void {
  awaitedUntil = Date.now() + LONGEST_MS
  most = count
}

/**
 * Which rows were just saved; asked once after each save.
 * @param before the rows of before. @param rows all that are there now, shown or not.
 * @returns their keys; none when more have changed, or nothing was saved lately.
 */
export function takeSavedRows<Row extends object>(
  before: readonly Row[],
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): string[] {
  if (Date.now() >= awaitedUntil) return []
  const old = new Map(before.map((row) => [rowKey(row), row]))
  const fresh = rows.filter((row) => !isSame(old.get(rowKey(row)), row)).map(rowKey)
  if (fresh.length > 0) awaitedUntil = 0
  return fresh.length > most ? [] : fresh
}

/** Rows that are read again are new objects, often with the same content. */
const isSame = (one: object | undefined, other: object) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** What is saved on one screen highlights nothing on the next. */
export function stopAwaiting(): void {
  awaitedUntil = 0
}
