import type { ApiError } from '../../../api/errors'
import { differing, type FieldTexts } from './fields'
import type { Saves } from './saves'

/** How a form's record is recognised among others. */
export interface Recognition<Row, Typed> {
  /** How the fields read, to compare and to show them. */
  fields: FieldTexts<Typed>
  /** Are these two the same record, perhaps changed? */
  isSame: (one: Row, other: Row) => boolean
  /** A record as the fields hold it. */
  toForm: (row: Row) => Typed
  /** Among records that were not there before: is this the one made of what was typed? */
  isMade?: (row: Row, typed: Typed) => boolean
}

/** A write as it was sent: what was typed, the records before it, and its own of them (null: new). */
export interface SentWrite<Row, Typed> {
  typed: Typed
  before: readonly Row[]
  now: Row | null
}

/** A write without an answer, with all that is needed to find out what became of it. */
export interface OpenWrite<Row, Typed> extends SentWrite<Row, Typed> {
  error: ApiError
  mark: ReturnType<Saves['begin']>
}

/** The records that were not there before and are made of what was typed. */
export function made<Row, Typed>(
  { isSame, isMade, toForm, fields }: Recognition<Row, Typed>,
  { before, typed }: Pick<SentWrite<Row, Typed>, 'before' | 'typed'>,
  rows: readonly Row[],
): Row[] {
  return rows.filter(
    (row) =>
      !before.some((old) => isSame(old, row)) &&
      (isMade?.(row, typed) ?? differing(fields, toForm(row), typed).length === 0),
  )
}

/** What the server holds of what was sent: the record, or those made of it. */
export function found<Row, Typed>(
  record: Recognition<Row, Typed>,
  sent: SentWrite<Row, Typed>,
  rows: readonly Row[],
): Typed[] {
  const { now } = sent
  if (now === null) return made(record, sent, rows).map(record.toForm)
  return rows
    .filter((row) => record.isSame(row, now))
    .slice(0, 1)
    .map(record.toForm)
}

/** Is what was typed on the server, whatever else somebody changed there? */
export function isWritten<Row, Typed>(
  { fields, toForm }: Recognition<Row, Typed>,
  { typed, now }: SentWrite<Row, Typed>,
  there: Typed | undefined,
): boolean {
  if (there === undefined || now === null) return there !== undefined
  const sent = differing(fields, typed, toForm(now))
  const missing = differing(fields, typed, there)
  return !sent.some((field) => missing.includes(field))
}
