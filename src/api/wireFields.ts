/*
 * Converts the texts and lists of records from and to the PHP API. Texts are decoded and encoded
 * here. Lists are encoded here, but decoded by `toList` in wire.ts. Unreadable values are sent back
 * unchanged.
 */

import { NOT_READABLE, readableNames, type Unreadable } from '../domain/unreadable'
import { ApiError } from './errors'
import { isObjectOrArray, isUnreadableList, toText } from './wire'

/** Texts by field. `unreadable` has the objects that the server sent instead of texts. */
type Texts<Field extends string> = Record<Field, string> & { unreadable?: Unreadable | undefined }

/**
 * Reads the texts of a row, and its unreadable values.
 * @param apiNames the fields, with their names in the API.
 * @param apiListNames the fields that {@link toList} reads, with their names in the API.
 */
export function decodeTexts<Field extends string>(
  row: Readonly<Record<string, unknown>>,
  apiNames: Record<Field, string>,
  apiListNames: Readonly<Record<string, string>> = {},
): Texts<Field> {
  const texts: Record<string, string> = {}
  let unreadable: Unreadable | undefined
  for (const [field, apiName] of Object.entries<string>(apiNames)) {
    const value = row[apiName]
    const isUnreadable = isObjectOrArray(value)
    if (isUnreadable) unreadable = { ...unreadable, [field]: value }
    texts[field] = isUnreadable ? NOT_READABLE : toText(value).trim()
  }
  for (const [field, apiName] of Object.entries(apiListNames)) {
    if (isUnreadableList(row[apiName])) unreadable = { ...unreadable, [field]: row[apiName] }
  }
  return { ...(texts as Record<Field, string>), ...(unreadable && { unreadable }) }
}

/**
 * Texts by their names in the API. Unreadable values are sent back unchanged. `NoInfer`: the fields
 * come from `apiNames` alone, because a record may have more.
 */
export const encodeTexts = <Field extends string>(
  record: Texts<NoInfer<Field>>,
  apiNames: Record<Field, string>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<string>(apiNames).map(([field, apiName]) => {
      const text = record[field as Field].trim()
      return [apiName, text === NOT_READABLE ? (record.unreadable?.[field] ?? '') : text]
    }),
  )

/**
 * Encodes a list field. An unreadable list is sent back unchanged. If entries were added to it,
 * throws an ApiError, because one value cannot hold both.
 * @param apiName the field's name in the API.
 * @param encode encodes the entries of a readable list.
 */
export function encodeList<Field extends string, Entry>(
  record: Record<Field, readonly Entry[]> & { unreadable?: Unreadable | undefined },
  field: Field,
  apiName: string,
  encode = (entries: Entry[]): unknown => entries,
): unknown {
  const unreadable = record.unreadable?.[field]
  const readable = readableNames(record[field])
  const hasUnreadableEntry = readable.length < record[field].length
  // The list is readable, or a person has removed its unreadable entry.
  if (!unreadable || !hasUnreadableEntry) return encode(readable)
  // Nothing but the unreadable value is left.
  if (readable.length === 0) return unreadable
  // Entries were added beside the unreadable value.
  throw new ApiError('refused', { unreadableValues: [unreadableValueText(apiName)] })
}

/** How a refusal names an unreadable value: `event time “Not readable”`. */
export const unreadableValueText = (apiName: string) =>
  `${apiName.replaceAll('_', ' ')} “${NOT_READABLE}”`
