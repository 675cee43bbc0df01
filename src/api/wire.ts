import * as v from 'valibot'
import { decimalText, parseStoredMoney } from '../domain/money'
import { NOT_READABLE } from '../domain/unreadable'

/*
 * Converts values of the PHP API. Null, missing values and numbers as text are accepted; a row
 * without its key is unread.
 */

/**
 * Converts a value to text: numbers and booleans as text; '' for null, missing values, objects and
 * arrays.
 */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return ''
}

/** The integer at the start of a text, or 0 (docs/rules/fields.md#numbers). */
export function toInteger(value: unknown): number {
  const number = Number.parseInt(toText(value).trim(), 10)
  return Number.isSafeInteger(number) ? number : 0
}

/** Whether the value is an object with fields, not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Converts a record's keys to lower case: a server may send `Event_Name`. */
export function lowerCaseKeys(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = Object.keys(row)
  if (names.every((name) => name === name.toLowerCase())) return row
  // A lower-case key wins over the same key in capitals.
  return { ...Object.fromEntries(names.map((name) => [name.toLowerCase(), row[name]])), ...row }
}

/**
 * Reads a list from PHP: an array, or an object with numbered keys, which may have gaps. An empty
 * object is an empty list. Returns undefined for anything else.
 */
export function listOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return undefined
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined
}

/** Whether the value is an object or a list. */
export const isObjectOrArray = (value: unknown) => typeof value === 'object' && value !== null

/** Whether a list field is unreadable: an object with named keys, or a list of objects. */
export function isUnreadableList(value: unknown): boolean {
  const list = listOf(value)
  return isObjectOrArray(value) && (list === undefined || list.some(isObjectOrArray))
}

/**
 * Reads comma-separated text, a list or a single value as trimmed entries without duplicates. Any
 * other object becomes the single entry 'Not readable'.
 */
export function toList(value: unknown): string[] {
  if (isUnreadableList(value)) return [NOT_READABLE]
  const parts = listOf(value) ?? toText(value).split(',')
  return [...new Set(parts.map((part) => toText(part).trim()).filter(Boolean))]
}

/**
 * Reads database ids from comma-separated text, an array or a single value. Anything but positive
 * integers is dropped.
 */
export function toIds(value: unknown): number[] {
  const numbers = toList(value).map((part) => (/^\d+$/.test(part) ? Number(part) : 0))
  return [...new Set(numbers.filter((number) => Number.isSafeInteger(number) && number > 0))]
}

/** Reads money as whole cents ({@link parseStoredMoney}); null if the value isn't an amount. */
export const toCents = (value: unknown): number | null => parseStoredMoney(toText(value))

/** Converts cents to the API's decimal text: 6150 → '61.50', null → ''. */
export const fromCents = (cents: number | null): string =>
  cents === null ? '' : decimalText(cents)

/** The value as the schema reads it; null if it doesn't match. */
export function readAs<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : null
}

/** A field that any value is accepted for. A missing one is read as null. */
const field = <T>(read: (value: unknown) => T) =>
  v.optional(v.pipe(v.unknown(), v.transform(read)), null)

export const textSchema = field(toText)
export const listSchema = field(toList)
/** A positive database id, or null. */
export const idSchema = field((value) => toIds(value)[0] ?? null)

/** The trimmed text that identifies a row. A row with a blank key is unread. */
export const keySchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.nonEmpty(),
)
/** The database id that identifies a row. */
export const keyIdSchema = v.pipe(
  v.unknown(),
  v.transform((value) => toIds(value)[0]),
  v.number(),
)
