/* Values that cannot be read: staff see them as they came, sheets leave them blank. */

/** Shown to staff in place of an object that the server sent for a text. */
export const NOT_READABLE = 'Not readable'

/** The entries of a list without {@link NOT_READABLE}. */
export const readableNames = <Entry>(entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => entry !== NOT_READABLE)

/** A record's values that cannot be read, by field, as the server sent them: writes send them back. */
export type Unreadable = Readonly<Record<string, unknown>>

/** A record as sheets print it, with blanks for its unreadable texts; the same record where it has none. */
export function withBlanks<Row extends { unreadable?: Unreadable | undefined }>(row: Row): Row {
  const texts = Object.keys(row.unreadable ?? {}).filter(
    (field) => row[field as keyof Row] === NOT_READABLE,
  )
  return texts.length > 0
    ? { ...row, ...Object.fromEntries(texts.map((field) => [field, ''])) }
    : row
}
