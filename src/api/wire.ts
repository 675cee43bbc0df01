import * as v from 'valibot'
import { decimalText, parseStoredMoney } from '../domain/money'
import { NOT_READABLE } from '../domain/unreadable'

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
  const names = Object.keys(row)
  if (names.every((name) => name === name.toLowerCase())) return row
  // A key in small letters wins over the same one in capitals.
  return { ...Object.fromEntries(names.map((name) => [name.toLowerCase(), row[name]])), ...row }
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
export const isObjectOrArray = (value: unknown) => typeof value === 'object' && value !== null

/** Whether a list field cannot be read: an object with named keys, or a list of objects. */
export function isUnreadableList(value: unknown): boolean {
  const list = listOf(value)
  return isObjectOrArray(value) && (list === undefined || list.some(isObjectOrArray))
}

/**
 * A comma string, a list or a single value as trimmed entries, each once, in order. Any other object becomes
 * the one entry 'Not readable'.
 */
export function toList(value: unknown): string[] {
  if (isUnreadableList(value)) return [NOT_READABLE]
  const parts = listOf(value) ?? toText(value).split(',')
  return [...new Set(parts.map((part) => toText(part).trim()).filter(Boolean))]
}

/** Database ids of a comma string, an array or a single value; what is no positive integer is dropped. */
export function toIds(value: unknown): number[] {
  const numbers = toList(value).map((part) => (/^\d+$/.test(part) ? Number(part) : 0))
  return [...new Set(numbers.filter((number) => Number.isSafeInteger(number) && number > 0))]
}

/** Money as whole cents ({@link parseStoredMoney}); null for what is no amount. */
export const toCents = (value: unknown): number | null => parseStoredMoney(toText(value))

/** Cents as the decimal string the API expects: 6150 → '61.50', null → ''. */
export const fromCents = (cents: number | null): string =>
  cents === null ? '' : decimalText(cents)

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
