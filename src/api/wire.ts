import * as v from 'valibot'
import { decimalText, parseStoredMoney } from '../domain/money'
import { NOT_READABLE, readableNames, type Unreadable } from '../domain/unreadable'
import { ApiError } from './errors'

/*
 * Converts values of the PHP API. Lenient with null, missing values and numbers as text, strict with
 * keys: a row without its key is unread.
 */

/** Text as shown: '' for null, missing, objects and arrays; numbers and booleans as text. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return ''
}

/** The leading integer of a text, else 0 (docs/rules/fields.md#numbers). */
export function toInteger(value: unknown): number {
  const number = Number.parseInt(toText(value).trim(), 10)
  return Number.isSafeInteger(number) ? number : 0
}

/** An object with fields, not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A record with its keys in small letters: a server may send `Event_Name`. */
export function lowerCaseKeys(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const keys = Object.keys(row)
  if (keys.every((key) => key === key.toLowerCase())) return row
  // A key in small letters wins over the same one in capitals.
  return { ...Object.fromEntries(keys.map((key) => [key.toLowerCase(), row[key]])), ...row }
}

/**
 * A list as PHP writes it: an array, or an object of numbered entries with gaps in the numbers;
 * an empty object is an empty list. Undefined for anything else.
 */
export function listOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return undefined
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined
}

/** An object or a list. */
export const isObjectOrArray = (value: unknown): boolean =>
  typeof value === 'object' && value !== null

/** An object with named keys, or a list that holds objects: no list of texts and numbers. */
export const isUnreadableList = (value: unknown): boolean =>
  isObjectOrArray(value) && listOf(value)?.some(isObjectOrArray) !== false

/**
 * A comma string, a list or a single value as trimmed entries, each once, in order; 'Not readable' for any
 * other object.
 */
export function toList(value: unknown): string[] {
  if (isUnreadableList(value)) return [NOT_READABLE]
  const entries: string[] = []
  for (const part of listOf(value) ?? toText(value).split(',')) {
    const text = toText(part).trim()
    if (text !== '') entries.push(text)
  }
  // Most have one entry, and a long list has thousands.
  return entries.length > 1 ? [...new Set(entries)] : entries
}

/** Database ids of a comma string, an array or a single value; what is no positive integer is dropped. */
export function toIds(value: unknown): number[] {
  const ids: number[] = []
  for (const part of toList(value)) {
    const id = /^\d+$/.test(part) ? Number(part) : 0
    if (Number.isSafeInteger(id) && id > 0) ids.push(id)
  }
  return ids.length > 1 ? [...new Set(ids)] : ids
}

/** Money as whole cents ({@link parseStoredMoney}); null for what is no amount. */
export const toCents = (value: unknown): number | null => parseStoredMoney(toText(value))

/** Cents as the decimal string the API expects: 6150 → '61.50', null → ''. */
export const fromCents = (cents: number | null): string =>
  cents === null ? '' : decimalText(cents)

/** Texts by their fields; `unreadable` has the objects that came in their place. */
type Texts<Field extends string> = Record<Field, string> & { unreadable?: Unreadable | undefined }

/**
 * The texts of a row, and of its lists those that are unreadable.
 * @param names the fields with their names on the wire.
 * @param lists the fields that {@link toList} reads, with their names on the wire.
 */
export function toTexts<Field extends string>(
  row: Readonly<Record<string, unknown>>,
  names: Record<Field, string>,
  lists: Readonly<Record<string, string>> = {},
): Texts<Field> {
  const texts: Record<string, unknown> = {}
  for (const [field, name] of Object.entries<string>({ ...names, ...lists })) {
    const value = row[name]
    const isUnreadable = field in lists ? isUnreadableList(value) : isObjectOrArray(value)
    if (isUnreadable) texts.unreadable = { ...(texts.unreadable as Unreadable), [field]: value }
    if (field in names) texts[field] = isUnreadable ? NOT_READABLE : toText(value).trim()
  }
  return texts as Texts<Field>
}

/** Texts by their names on the wire; an object goes back as it came. */
export const fromTexts = <Field extends string>(
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
 * A list as it is sent; one that is unreadable, and was not changed, as it came. One that was added to is
 * refused: nothing can hold both.
 * @param name the field's name on the wire.
 * @param encode writes the entries of a list that can be read.
 */
export function fromList<Field extends string, Entry>(
  record: Record<Field, readonly Entry[]> & { unreadable?: Unreadable | undefined },
  field: Field,
  name: string,
  encode = (entries: Entry[]): unknown => entries,
): unknown {
  const stored = record.unreadable?.[field]
  const readable = readableNames(record[field])
  if (!stored || readable.length === record[field].length) return encode(readable)
  if (readable.length === 0) return stored
  throw new ApiError('refused', { oddValues: [oddText(name)] })
}

/** An unreadable value in a refusal: `event time “Not readable”`. */
export const oddText = (name: string) => `${name.replaceAll('_', ' ')} “${NOT_READABLE}”`

const field = <T>(read: (value: unknown) => T) =>
  v.optional(v.pipe(v.unknown(), v.transform(read)), null)

export const text = field(toText)
export const commaList = field(toList)
/** A positive database id or null. */
export const id = field((value) => toIds(value)[0] ?? null)

/** The trimmed text that identifies a row; a row where it is blank is not a row. */
export const key = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.nonEmpty(),
)
/** The database id that identifies a row. */
export const keyId = v.pipe(
  v.unknown(),
  v.transform((value) => toIds(value)[0]),
  v.number(),
)

type Parsed = { ok: true; value: unknown } | { ok: false; value: undefined }

const UNREADABLE: Parsed = { ok: false, value: undefined }
/** A PHP notice is short and has few tags; a whole HTML page is not searched to its end. */
const MAX_STARTS = 50
/** The end of a tag before a record; never inside of another record. */
const BEFORE_RECORD = />\s*(?=[{[])/g

/**
 * Reads the body of a response. PHP may print a byte-order mark or HTML warnings before the JSON;
 * the JSON behind them is still read. Anything after it, or a page of HTML, is not JSON.
 * An empty body (204) is null.
 */
export function readJson(body: string): Parsed {
  // trim() removes a byte-order mark too.
  const text = body.trim()
  if (text === '') return { ok: true, value: null }
  const whole = tryParse(text)
  if (whole.ok) return whole
  // Only behind markup: a truncated or doubled body must not pass as its own tail.
  if (!text.startsWith('<')) return UNREADABLE
  let starts = 0
  for (const before of text.matchAll(BEFORE_RECORD)) {
    if (starts++ === MAX_STARTS) break
    const record = tryParse(text.slice(before.index + before[0].length))
    if (record.ok) return record
  }
  return UNREADABLE
}

function tryParse(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return UNREADABLE
  }
}
