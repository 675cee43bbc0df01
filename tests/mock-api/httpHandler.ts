import type { IncomingMessage, ServerResponse } from 'node:http'
import { getResponse } from 'msw'
import { SESSION_COOKIE } from './auth'
import { answerControl } from './control'
import { answerLogo } from './logos'
import type { MockApi } from './mockServer'
import { SAMPLE_PDF } from './samplePdf'

/** Answers one Node request; true when the path was the API's, false when it is someone else's. */
export type HttpHandlerFunction = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>

/** Puts the mock API behind a Node HTTP server, with CORS, cookies and broken connections. */
export function createHttpHandler(api: MockApi): HttpHandlerFunction {
  return async (req, res) => {
    const url = new URL(req.url ?? '/', `http://${req.headers.host ?? 'localhost'}`)
    if (!url.pathname.startsWith('/api/')) return false
    const body = await readAll(req)
    if (url.pathname === '/api/__mock' || url.pathname.startsWith('/api/__mock/')) {
      answerControl(api, req.method ?? 'GET', url, body, res)
      return true
    }
    for (const [name, value] of corsHeaders(req, url.pathname)) res.setHeader(name, value)
    if (req.method === 'OPTIONS') {
      logUnanswered(api, req, url)
      res.writeHead(204).end()
      return true
    }
    if (url.pathname.startsWith('/api/pdfs/')) {
      res.writeHead(200, { 'Content-Type': 'application/pdf' }).end(SAMPLE_PDF)
      return true
    }
    if (url.pathname.startsWith('/api/logos/')) {
      await answerLogo(url.pathname.slice('/api/logos/'.length), res)
      return true
    }
    await answer(api, req, url, body, res)
    return true
  }
}

async function answer(
  api: MockApi,
  req: IncomingMessage,
  url: URL,
  body: Buffer,
  res: ServerResponse,
): Promise<void> {
  let response: Response | undefined
  try {
    response = await getResponse(api.handlers, toRequest(req, url, body))
  } catch (error) {
    // A malformed escape in the path; anything else is a fault of the mock and has to be seen.
    if (!(error instanceof URIError)) throw error
    return sendJson(res, 400, { error: 'Malformed path.' })
  }
  if (response === undefined) {
    logUnanswered(api, req, url)
    return sendJson(res, 404, { error: 'No such endpoint.' })
  }
  if (response.type === 'error') {
    res.socket?.destroy()
    return
  }
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') res.setHeader(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies)
  const content = Buffer.from(await response.arrayBuffer())
  res.writeHead(response.status)
  res.end(content)
}

function toRequest(req: IncomingMessage, url: URL, body: Buffer): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const method = req.method ?? 'GET'
  const init: RequestInit = { method, headers, credentials: 'include' }
  if (method !== 'GET' && method !== 'HEAD' && body.length > 0) init.body = new Uint8Array(body)
  return new Request(url, init)
}

/** The Plans & Reps variant answers every origin and takes no cookies; the rest names the caller. */
function corsHeaders(req: IncomingMessage, pathname: string): [string, string][] {
  const origin = req.headers.origin
  if (origin === undefined) return []
  const allowed: [string, string][] = [
    ['Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE, OPTIONS'],
    ['Access-Control-Allow-Headers', 'Content-Type'],
  ]
  if (/^\/api\/game-plans\/(pricing-plans|reps)(\/|$)/.test(pathname)) {
    return [['Access-Control-Allow-Origin', '*'], ...allowed]
  }
  return [
    ['Access-Control-Allow-Origin', origin],
    ['Access-Control-Allow-Credentials', 'true'],
    ['Vary', 'Origin'],
    ...allowed,
  ]
}

function logUnanswered(api: MockApi, req: IncomingMessage, url: URL): void {
  api.log.push({
    method: req.method ?? 'GET',
    path: url.pathname,
    search: url.search,
    body: null,
    at: Date.now(),
    credentials: 'include',
    hasCookie: (req.headers.cookie ?? '').includes(`${SESSION_COOKIE}=`),
  })
}

async function readAll(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function sendJson(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
  res.end(JSON.stringify(body))
}
