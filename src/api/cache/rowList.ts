import * as v from 'valibot'
import { ApiError } from '../errors'
import { isRecord, listOf, lowerCaseKeys, toText } from '../wire'

/** A row that could not be read, described so that a person can find it. */
export interface UnreadRow {
  /** Its position and first texts: `Row 3: Plan A · Loge`. */
  row: string
  /** Why: `pricing_plan_id is missing`. */
  reason: string
  /** The name of its parent, such as a location's plan; '' if that cannot be read. */
  owner: string
}

/** A list from the server: the rows that could be read and those that could not. */
export interface RowList<T> {
  rows: T[]
  unread: UnreadRow[]
}

/** The `select` of queries that use only the rows. */
export const selectRows = <T>({ rows }: RowList<T>): T[] => rows

/** The `select` of queries that also use the unread rows. */
export const selectList = <T>(list: RowList<T>): RowList<T> => list

/** A row as the server sent it. */
export type WireRow = Record<string, unknown>

interface DecodeOptions<T> {
  schema: v.GenericSchema<unknown, T>
  /** Whether a row that cannot be read is reported. By default, if it has any value. */
  hasContent?: (row: WireRow) => boolean
  /** The field whose text becomes {@link UnreadRow.owner}. */
  ownerField?: string
}

const MAX_TEXT_LENGTH = 60

/**
 * Parses a list of records. Throws an ApiError of kind `unreadable` if the body isn't a list. A row
 * that isn't a record or cannot be read is reported in `unread`, so one bad row never breaks a
 * screen.
 */
export function decodeList<T>(
  { schema, hasContent = hasAnyValue, ownerField }: DecodeOptions<T>,
  body: unknown,
): RowList<T> {
  const values = listOf(body)
  if (values === undefined) throw new ApiError('unreadable')
  const list: RowList<T> = { rows: [], unread: [] }
  for (const [index, value] of values.entries()) {
    if (!isRecord(value)) {
      const text = toText(value).trim().slice(0, MAX_TEXT_LENGTH)
      list.unread.push({ row: `Row ${index + 1}`, reason: text || 'it can’t be read', owner: '' })
      continue
    }
    const row = lowerCaseKeys(value)
    const read = v.safeParse(schema, row)
    if (read.success) list.rows.push(read.output)
    else if (hasContent(row)) {
      list.unread.push({
        row: [`Row ${index + 1}`, textsOf(row, read.issues)].filter(Boolean).join(': '),
        reason: reasonOf(row, read.issues),
        owner: ownerField === undefined ? '' : toText(row[ownerField]).trim(),
      })
    }
  }
  return list
}

/**
 * Whether PHP calls the value empty: null, '', '0', 0, false and empty lists. Whitespace and empty
 * objects count as well.
 */
export const isPhpEmpty = (value: unknown): boolean =>
  !value ||
  value === '0' ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0)

const hasAnyValue = (row: WireRow) => Object.values(row).some((value) => !isPhpEmpty(value))

const MAX_TEXTS = 3

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]

/** The field that cannot be read; undefined if the problem isn't in a single field. */
const invalidField = ([issue]: Issues) => issue.path?.[0]?.key

/** The first few texts of a row, to identify it. */
const textsOf = (row: WireRow, issues: Issues): string =>
  Object.entries(row)
    .filter(([field, value]) => field !== invalidField(issues) && !isPhpEmpty(value))
    .map(([, value]) => toText(value).trim())
    .filter((text) => text !== '' && text.length <= MAX_TEXT_LENGTH)
    .slice(0, MAX_TEXTS)
    .join(' · ')

/** Why a row cannot be read: 'event name is missing'. */
function reasonOf(row: WireRow, issues: Issues): string {
  const field = invalidField(issues)
  if (typeof field !== 'string') return 'it has no name'
  const value = row[field]
  const name = field.replaceAll('_', ' ')
  if (isPhpEmpty(value)) return `${name} is missing`
  const text = toText(value).trim().slice(0, MAX_TEXT_LENGTH)
  return text === '' ? `${name} can’t be read` : `${name} can’t be ${JSON.stringify(text)}`
}
