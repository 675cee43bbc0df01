import { readJson } from '../../src/api/responseBody'
import { listOf } from '../../src/api/wire'
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

/** Sends one call, and looks at its answer for everything that would trouble the app. */
export async function examine(
  patient: Patient,
  method: string,
  path: string,
  init: { headers?: Record<string, string>; body?: string },
  look: (response: Response, text: string) => { problems: string[]; rows?: unknown[] },
): Promise<Examination> {
  const call = `${method} ${path}`
  const started = performance.now()
  try {
    const response = await patient.fetch(patient.base + path, {
      method,
      ...init,
      headers: { ...(patient.origin && { Origin: patient.origin }), ...init.headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await response.text()
    const took = performance.now() - started
    const { problems, rows = [] } = look(response, text)
    const slow = took > SLOW_MS ? [`it took ${Math.round(took)} ms`] : []
    return { call, took, status: response.status, rows, problems: [...problems, ...slow] }
  } catch (error) {
    return { call, took: null, status: null, rows: [], problems: [noAnswer(error)] }
  }
}

/** Asks a call that only reads. */
function examineRead(patient: Patient, endpoint: Endpoint): Promise<Examination> {
  const { origin, cookie } = patient
  const headers = {
    Accept: 'application/json, text/plain, */*',
    ...(cookie === undefined || endpoint.isOpen ? {} : { Cookie: cookie }),
  }
  return examine(patient, 'GET', endpoint.path, { headers }, (response, text) => {
    const { problems, rows } = problemsOfBody(text, response.status, endpoint)
    return {
      rows,
      problems: [
        ...problemsOfStatus(response, cookie !== undefined),
        ...problems,
        ...(origin === undefined ? [] : problemsOfCors(response.headers, origin, endpoint)),
      ],
    }
  })
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
function examinePreflight(patient: Patient, origin: string): Promise<Examination> {
  const path = 'game-plans/combined/distinct'
  const headers = {
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'content-type',
  }
  return examine(patient, 'OPTIONS', path, { headers }, ({ status, headers }) => {
    const lacks = (name: string, wanted: string) =>
      (headers.get(name) ?? '')
        .split(',')
        .every((part) => ![wanted.toLowerCase(), '*'].includes(part.trim().toLowerCase()))
    const needed = [
      ['PUT', 'Access-Control-Allow-Methods'],
      ['DELETE', 'Access-Control-Allow-Methods'],
      ['Content-Type', 'Access-Control-Allow-Headers'],
    ] as const
    const missing = needed.filter(([what, name]) => lacks(name, what))
    return {
      problems: [
        ...(status >= 300 ? [`status ${status}`] : []),
        ...problemsOfCors(headers, origin, { path, shape: 'list', fields: {} }),
        ...missing.map(([what, name]) => `${what} is not among ${name}`),
      ],
    }
  })
}

type Row = Record<string, unknown> | null

/** Every call that only reads, those about one record with the first name that a list gave. */
export async function examineAll(patient: Patient): Promise<Examination[]> {
  const found: Examination[] = []
  for (const endpoint of endpoints) found.push(await examineRead(patient, endpoint))
  const { combinedPlan, planEvents, pricedEvents } = endpointsOfRecord
  for (const [list, field, endpointOf] of [
    ['combined/distinct', 'combine_plan_event', combinedPlan],
    ['bruins-games/distinct/plans', 'plan_event_name', planEvents],
    ['plans/pricing', 'plan_event_name', pricedEvents],
  ] as const) {
    const rows = (found.find(({ call }) => call.endsWith(list))?.rows ?? []) as Row[]
    const name = rows.find((row) => row?.[field])?.[field]
    if (name !== undefined) found.push(await examineRead(patient, endpointOf(String(name))))
  }
  if (patient.origin !== undefined) found.push(await examinePreflight(patient, patient.origin))
  return found
}
