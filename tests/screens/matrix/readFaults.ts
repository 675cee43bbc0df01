import { type Fault, LOGIN_PAGE, PHP_WARNING } from '../../mock-api/faults'

/**
 * What a client makes of an answer:
 * - `failed`  it is an error
 * - `unknown` there is no such record: an error for a list, "not found" for a single record
 * - `fine`    odd, but all there
 */
type Meaning = 'failed' | 'unknown' | 'fine'

export interface ReadFault {
  name: string
  fault: Fault
  means: Meaning
  /** How often it is asked: what may pass is tried three times, a refusal never again. */
  requests: 1 | 3
}

const BOM = '\uFEFF'
const raw = (body: string): Fault => ({ kind: 'raw', body })
const status = (code: number, body?: string): Fault => ({
  kind: 'status',
  status: code,
  ...(body === undefined ? {} : { body }),
})

const once = (name: string, means: Meaning, fault: Fault): ReadFault => ({
  name,
  fault,
  means,
  requests: 1,
})
const thrice = (name: string, fault: Fault): ReadFault => ({
  name,
  fault,
  means: 'failed',
  requests: 3,
})

/** The faults that strike lists and records alike. `truth` is the healthy answer's text. */
const common = (truth: string): ReadFault[] => [
  thrice('no answer', { kind: 'no-answer' }),
  once('400', 'failed', status(400)),
  once('403', 'failed', status(403)),
  once('404', 'unknown', status(404)),
  once('429', 'failed', status(429)),
  thrice('500', status(500)),
  thrice('500 with HTML', status(500, LOGIN_PAGE)),
  thrice('502', status(502)),
  thrice('503', status(503)),
  once('200 with HTML', 'failed', { kind: 'html' }),
  once('truncated', 'failed', raw(truth.slice(0, truth.length - 3))),
  once('notice behind the JSON', 'failed', raw(truth + PHP_WARNING)),
  once("prefix )]}'", 'failed', raw(`)]}',\n${truth}`)),
  once('empty body', 'unknown', raw('')),
  once('null', 'unknown', raw('null')),
  once('double BOM', 'fine', raw(BOM + BOM + truth)),
  once('BOM and blank lines', 'fine', raw(`${BOM}\n\r\n${truth}`)),
  once('warning before the JSON', 'fine', { kind: 'warning' }),
]

/** Answers that hold neither a list nor a record. */
const nothing = (means: Meaning): ReadFault[] => [
  once('200 with success: false', means, { kind: 'refused' }),
  once('200 with error', means, raw('{"error":"x"}')),
  once('false', means, raw('false')),
  once('0', means, raw('0')),
  once('"ok"', means, raw('"ok"')),
]

/** For an endpoint that answers a list. */
export function listFaults(truth: string): ReadFault[] {
  const rows: unknown[] = JSON.parse(truth)
  return [
    ...common(truth),
    ...nothing('failed'),
    once('an object', 'unknown', raw('{"rows":[]}')),
    once('an object of rows', 'fine', raw(JSON.stringify({ ...rows }))),
  ]
}

/** For an endpoint that answers one record. */
export const recordFaults = (truth: string): ReadFault[] => [
  ...common(truth),
  ...nothing('unknown'),
  once('an empty object', 'unknown', raw('{}')),
  once('an empty list', 'unknown', raw('[]')),
  once('a list of one', 'fine', raw(`[${truth}]`)),
]
