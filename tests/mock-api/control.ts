import type { ServerResponse } from 'node:http'
import { sampleSignIns } from '../../src/content/samples'
import { CONTROL_PAGE } from './controlPage'
import { FAULT_KINDS, type Fault } from './faults'
import type { MockApi } from './mockServer'
import { type Json, text } from './wire'

/** The switches of the running sample under /api/__mock; none of these calls is logged. */
export function answerControl(
  api: MockApi,
  method: string,
  { pathname }: URL,
  body: Buffer,
  res: ServerResponse,
): void {
  const call = `${method} ${pathname.replace(/\/$/, '')}`
  if (call === 'GET /api/__mock') {
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(CONTROL_PAGE)
    return
  }
  const reply = carryOut(api, call, body)
  res.writeHead(reply === undefined ? 404 : 'error' in reply ? 400 : 200, {
    'Content-Type': 'application/json; charset=utf-8',
  })
  res.end(JSON.stringify(reply ?? { error: 'No such switch.' }))
}

function carryOut(api: MockApi, call: string, body: Buffer): object | undefined {
  switch (call) {
    case 'GET /api/__mock/log':
      return api.log
    case 'GET /api/__mock/sign-ins':
      return [...sampleSignIns]
    case 'GET /api/__mock/faults':
      return listed(api)
    case 'POST /api/__mock/faults': {
      const fault = parseFault(body.toString('utf8'))
      if (!fault) return { error: `kind must be one of ${FAULT_KINDS.join(', ')}` }
      api.faults.add(fault)
      return listed(api)
    }
    case 'DELETE /api/__mock/faults':
      api.faults.release()
      api.faults.clear()
      return []
    case 'POST /api/__mock/reset':
      api.reset()
      return { success: true }
  }
  return undefined
}

function listed(api: MockApi): object[] {
  return api.faults.list().map((fault) => ({ ...fault, path: fault.path && String(fault.path) }))
}

/** A fault from JSON; undefined when it is none. A path written /like this/ is a pattern. */
function parseFault(raw: string): Fault | undefined {
  let sent: Record<string, Json>
  try {
    sent = JSON.parse(raw)
  } catch {
    return undefined
  }
  const kind = FAULT_KINDS.find((known) => known === sent?.kind)
  if (!kind) return undefined
  const fault: Fault = { kind }
  const path = text(sent.path)
  const [, pattern, flags] = (isPattern(path) && /^\/(.+)\/([iu]*)$/.exec(path)) || []
  if (path) fault.path = pattern === undefined ? path : new RegExp(pattern, flags)
  if (text(sent.method)) fault.method = text(sent.method)
  for (const field of ['status', 'ms', 'times'] as const) {
    const value = Number(sent[field])
    if (text(sent[field]) !== '' && Number.isFinite(value)) fault[field] = value
  }
  if (sent.after === true) fault.after = true
  if (sent.body !== undefined && sent.body !== null) fault.body = sent.body
  return fault
}

/** '/api/x/' is a path although it starts and ends like a pattern. */
function isPattern(path: string): boolean {
  return /[\\^$*+?()[\]{}|]/.test(path)
}
