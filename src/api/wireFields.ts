import { NOT_READABLE, readableNames, type Unreadable } from '../domain/unreadable'
import { ApiError } from './errors'
import { isObjectOrArray, isUnreadableList, toText } from './wire'

/*
 * The texts and lists of a record, from and to the PHP API. A value that cannot be read goes back as it
 * came.
 */

/** Texts by field; `unreadable` has the objects that the server sent in place of texts. */
type Texts<Field extends string> = Record<Field, string> & { unreadable?: Unreadable | undefined }

/**
 * The texts of a row, and its values that cannot be read.
 * @param names the fields with their names on the wire.
 * @param lists the fields that {@link toList} reads, with their names on the wire.
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

/** Texts by their names on the wire; an object goes back as it came. */
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
 * A list as it is sent. An unreadable list goes back as it came; one with added entries is refused, because
 * no value can hold both.
 * @param name the field's name on the wire.
 * @param encode writes the entries of a list that can be read.
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

/** An unreadable value in a refusal: `event time “Not readable”`. */
export const unreadableValueText = (name: string) =>
  `${name.replaceAll('_', ' ')} “${NOT_READABLE}”`
