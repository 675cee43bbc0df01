import { NOT_READABLE, readableNames, type Unreadable } from '../domain/unreadable'
import { ApiError } from './errors'
import { isObjectOrArray, isUnreadableList, toText } from './wire'

/*
 * Converts the texts and lists of records from and to the PHP API. Unreadable values are sent back
 * unchanged.
 */

/** Texts by field. `unreadable` has the objects that the server sent instead of texts. */
type Texts<Field extends string> = Record<Field, string> & { unreadable?: Unreadable | undefined }

/**
 * Reads the texts of a row, and its unreadable values.
 * @param names the fields, with their names in the API.
 * @param lists the fields that {@link toList} reads, with their names in the API.
 */
export function decodeTexts<Field extends string>(
  row: Readonly<Record<string, unknown>>,
  names: Record<Field, string>,
  lists: Readonly<Record<string, string>> = {},
): Texts<Field> {
  const texts: Record<string, string> = {}
  let unreadable: Unreadable | undefined
  for (const [field, name] of Object.entries<string>(names)) {
    const value = row[name]
    const isUnreadable = isObjectOrArray(value)
    if (isUnreadable) unreadable = { ...unreadable, [field]: value }
    texts[field] = isUnreadable ? NOT_READABLE : toText(value).trim()
  }
  for (const [field, name] of Object.entries(lists)) {
    if (isUnreadableList(row[name])) unreadable = { ...unreadable, [field]: row[name] }
  }
  return { ...(texts as Record<Field, string>), ...(unreadable && { unreadable }) }
}

/** Texts by their names in the API. Unreadable values are sent back unchanged. */
export const encodeTexts = <Field extends string>(
  record: Texts<NoInfer<Field>>,
  names: Record<Field, string>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<string>(names).map(([field, name]) => {
      const text = record[field as Field].trim()
      return [name, text === NOT_READABLE ? (record.unreadable?.[field] ?? '') : text]
    }),
  )

/**
 * Encodes a list field. An unreadable list is sent back unchanged. If entries were added to it,
 * throws an ApiError, because one value cannot hold both.
 * @param name the field's name in the API.
 * @param encode encodes the entries of a readable list.
 */
export function encodeList<Field extends string, Entry>(
  record: Record<Field, readonly Entry[]> & { unreadable?: Unreadable | undefined },
  field: Field,
  name: string,
  encode = (entries: Entry[]): unknown => entries,
): unknown {
  const stored = record.unreadable?.[field]
  const readable = readableNames(record[field])
  if (!stored || readable.length === record[field].length) return encode(readable)
  if (readable.length === 0) return stored
  throw new ApiError('refused', { unreadableValues: [unreadableValueText(name)] })
}

/** How a refusal names an unreadable value: `event time “Not readable”`. */
export const unreadableValueText = (name: string) =>
  `${name.replaceAll('_', ' ')} “${NOT_READABLE}”`
