/* Unreadable values: staff see them unchanged, and sheets leave them blank. */

/** Shown to staff if the server sent an object instead of text. */
export const NOT_READABLE = 'Not readable'

/** The entries of a list without {@link NOT_READABLE}. */
export const readableNames = <Entry>(entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => entry !== NOT_READABLE)

/** A record's unreadable values, by field. Writes send them back unchanged. */
export type Unreadable = Readonly<Record<string, unknown>>

/** A record as sheets print it: unreadable texts are ''. Returns the same record if it has none. */
export function withBlanks<Row extends { unreadable?: Unreadable | undefined }>(row: Row): Row {
  const texts = Object.keys(row.unreadable ?? {}).filter(
    (field) => row[field as keyof Row] === NOT_READABLE,
  )
  return texts.length > 0
    ? { ...row, ...Object.fromEntries(texts.map((field) => [field, ''])) }
    : row
}
