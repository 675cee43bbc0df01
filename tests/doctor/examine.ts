import { listOf, readJson } from '../../src/api/wire'

import { type Endpoint, endpoints, endpointsOfRecord } from './endpoints'
import { problemsOfRows } from './fields'

/** What was asked of the server. */
export interface Patient {
  /** The API's base, with a slash at its end. */
  base: string
  /** Where the app will be served; unless given, CORS is not looked at. */
  origin?: string | undefined
  /** Sends requests; the browser's rules do not apply. */
  fetch: typeof fetch
  cookie?: string
}

/** What one call showed. */
export interface Examination {
  call: string
  /** Milliseconds until the whole answer was there; null when there was none. */
  took: number | null
  status: number | null
  problems: string[]
  rows: unknown[]
}

/** A whole answer comes within this, or counts as none. */
const PATIENCE_MS = 30_000
/** People notice from here on. */
const SLOW_MS = 2_000

/** Asks one call, and says everything that would trouble the app. */
async function examine(patient: Patient, endpoint: Endpoint): Promise<Examination> {
  const { base, origin, cookie } = patient
  const call = `GET ${endpoint.path}`
  const started = performance.now()
  try {
    const response = await patient.fetch(base + endpoint.path, {
      headers: {
        Accept: 'application/json, text/plain, */*',
        ...(origin === undefined ? {} : { Origin: origin }),
        ...(cookie === undefined || endpoint.isOpen ? {} : { Cookie: cookie }),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await response.text()
    const took = performance.now() - started
    const { problems, rows } = problemsOfBody(text, response.status, endpoint)
    return {
      call,
      took,
      status: response.status,
      rows,
      problems: [
        ...problemsOfStatus(response, cookie !== undefined),
        ...problems,
        ...(origin === undefined ? [] : problemsOfCors(response.headers, origin, endpoint)),
        ...(took > SLOW_MS ? [`it took ${Math.round(took)} ms`] : []),
      ],
    }
  } catch (error) {
    return { call, took: null, status: null, rows: [], problems: [noAnswer(error)] }
  }
}

function noAnswer(error: unknown): string {
  const { name, message, cause } = error as Error
  if (name === 'TimeoutError') return `no answer within ${PATIENCE_MS / 1000} s`
  return `no answer: ${cause instanceof Error ? cause.message : message}`
}

function problemsOfStatus({ status, redirected }: Response, isSignedIn: boolean): string[] {
  if (redirected) return ['it redirects, which loses cookies and the method of a write']
  if (status === 401 && !isSignedIn) return []
  return status >= 400 ? [`status ${status}`] : []
}

function problemsOfBody(
  body: string,
  status: number,
  { shape, fields }: Endpoint,
): { problems: string[]; rows: unknown[] } {
  const read = readJson(body)
  if (!read.ok) {
    const isPage = /^\s*<(!doctype|html)/i.test(body)
    return { problems: [isPage ? 'a page of HTML, not JSON' : 'not JSON'], rows: [] }
  }
  if (status >= 400) return { problems: [], rows: [] }
  const unclean = /^\s*</.test(body) ? ['a PHP warning stands before the JSON'] : []
  const marked = body.startsWith('\uFEFF') ? ['a byte-order mark stands before the JSON'] : []
  const rows = shape === 'list' ? listOf(read.value) : [read.value]
  if (rows === undefined) {
    return { problems: [...unclean, ...marked, 'the answer is no list'], rows: [] }
  }
  return { problems: [...unclean, ...marked, ...problemsOfRows(rows, fields)], rows }
}

function problemsOfCors(headers: Headers, origin: string, { isOpen }: Endpoint): string[] {
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed === null) return [`no Access-Control-Allow-Origin for ${origin}`]
  if (isOpen && allowed === '*') return []
  if (allowed !== origin) return [`Access-Control-Allow-Origin is ${allowed}, not ${origin}`]
  const credentials = headers.get('Access-Control-Allow-Credentials')
  return isOpen || credentials === 'true'
    ? []
    : ['no Access-Control-Allow-Credentials: true, so browsers drop the session’s cookie']
}

/** Asks whether a write would be let through; a preflight changes nothing. */
async function examinePreflight(patient: Patient, origin: string): Promise<Examination> {
  const path = 'game-plans/combined/distinct'
  const started = performance.now()
  const call = `OPTIONS ${path}`
  try {
    const response = await patient.fetch(patient.base + path, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'content-type',
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const lists = (name: string, wanted: string) =>
      (response.headers.get(name) ?? '')
        .split(',')
        .some((part) => [wanted, '*'].includes(part.trim().toLowerCase()))
    const problems = [
      ...(response.status >= 300 ? [`status ${response.status}`] : []),
      ...problemsOfCors(response.headers, origin, { path, shape: 'list', fields: {} }),
      ...['put', 'delete']
        .filter((method) => !lists('Access-Control-Allow-Methods', method))
        .map((method) => `${method.toUpperCase()} is not among Access-Control-Allow-Methods`),
      ...(lists('Access-Control-Allow-Headers', 'content-type')
        ? []
        : ['Content-Type is not among Access-Control-Allow-Headers']),
    ]
    const took = performance.now() - started
    return { call, took, status: response.status, rows: [], problems }
  } catch (error) {
    return { call, took: null, status: null, rows: [], problems: [noAnswer(error)] }
  }
}

type Row = Record<string, unknown> | null

/** Every call that only reads, those about one record with the first name that a list gave. */
export async function examineAll(patient: Patient): Promise<Examination[]> {
  const found: Examination[] = []
  for (const endpoint of endpoints) found.push(await examine(patient, endpoint))
  const first = (path: string, field: string): string | undefined => {
    const rows = (found.find(({ call }) => call.endsWith(path))?.rows ?? []) as Row[]
    const named = rows.find((row) => row?.[field])?.[field]
    return named === undefined ? undefined : String(named)
  }
  const [code, plan, priced] = [
    first('combined/distinct', 'combine_plan_event'),
    first('bruins-games/distinct/plans', 'plan_event_name'),
    first('plans/pricing', 'plan_event_name'),
  ]
  const { combinedPlan, planEvents, pricedEvents } = endpointsOfRecord
  for (const endpoint of [
    code === undefined ? undefined : combinedPlan(code),
    plan === undefined ? undefined : planEvents(plan),
    priced === undefined ? undefined : pricedEvents(priced),
  ]) {
    if (endpoint) found.push(await examine(patient, endpoint))
  }
  if (patient.origin !== undefined) found.push(await examinePreflight(patient, patient.origin))
  return found
}
