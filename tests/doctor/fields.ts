import { listOf, toIds, toText } from '../../src/api/wire'
import { parseStoredMoney } from '../../src/domain/money'

/** What a field of an answer may hold; null and '' are gaps that the app reads, unless it is a key. */
type FieldType = keyof typeof types

const isGap = (value: unknown) => value === null || value === ''
const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Each type with what it is called and whether a value is of it. */
const types = {
  key: { words: 'a name', fits: (value: unknown) => isWord(value) && toText(value).trim() !== '' },
  id: { words: 'a positive number', fits: (value: unknown) => toIds(value).length === 1 },
  text: { words: 'text', fits: (value: unknown) => isGap(value) || isWord(value) },
  number: {
    words: 'a whole number',
    fits: (value: unknown) => isGap(value) || /^-?\d+$/.test(toText(value).trim()),
  },
  money: {
    words: 'an amount, for example 61.50',
    fits: (value: unknown) => isGap(value) || parseStoredMoney(toText(value)) !== null,
  },
  list: {
    words: 'a list or text with commas',
    fits: (value: unknown) => isGap(value) || isWord(value) || listOf(value) !== undefined,
  },
  date: {
    words: 'a date as 2025-10-09',
    fits: (value: unknown) => isGap(value) || /^\d{4}-\d\d-\d\d/.test(toText(value)),
  },
  time: {
    words: 'a time as 19:00:00',
    fits: (value: unknown) => isGap(value) || /^\d{1,2}:\d\d(:\d\d)?$/.test(toText(value)),
  },
} as const

type Row = Record<string, unknown>
export type Fields = Readonly<Record<string, FieldType>>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What is wrong with the rows of an answer: `event_time is missing in 3 of 92 rows`, `rep_id is 'x'
 * in row 2, which is no positive number`.
 */
export function problemsOfRows(rows: readonly unknown[], fields: Fields): string[] {
  const odd = rows.filter((row) => !isRow(row)).length
  const read = rows.filter(isRow)
  return [
    ...(odd > 0 ? [`${odd} of ${rows.length} rows are no records`] : []),
    ...Object.entries(fields).flatMap(([field, type]) => problemOfField(read, field, type)),
  ]
}

function problemOfField(rows: readonly Row[], field: string, type: FieldType): string[] {
  const missing = rows.filter((row) => !(field in row)).length
  const wrong = rows.findIndex((row) => field in row && !types[type].fits(row[field]))
  return [
    ...(missing > 0 ? [`${field} is missing in ${missing} of ${rows.length} rows`] : []),
    ...(wrong >= 0
      ? [
          `${field} is ${JSON.stringify(rows[wrong]?.[field])} in row ${wrong + 1}, not ${types[type].words}`,
        ]
      : []),
  ]
}
