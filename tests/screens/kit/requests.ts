import type { LogEntry } from '../../mock-api/database'
import { api, server } from '../../setup'

/* What left through the wire, as a test wants to compare it. */

type Sent = Pick<LogEntry, 'method' | 'path' | 'search' | 'body'>

const asSent = ({ method, path, search, body }: LogEntry): Sent => ({ method, path, search, body })

/** The requests with this method whose path holds this text, oldest first. */
export const sent = (method: string, path: string): Sent[] =>
  api.log.filter((entry) => entry.method === method && entry.path.includes(path)).map(asSent)

/** Everything but reads, oldest first. */
export const writes = (): Sent[] => api.log.filter(({ method }) => method !== 'GET').map(asSent)

/** Requests as texts in one order: several are on their way at once, and arrive in any. */
export const inAnyOrder = (calls: object[]): string[] =>
  calls.map((call) => JSON.stringify(call)).sort()

/** Counts from now on the requests whose address holds this text that the server has let go of. */
export function answered(part: string): { count: number } {
  const seen = { count: 0 }
  server.events.on('request:end', ({ request }) => {
    if (request.url.includes(part)) seen.count += 1
  })
  return seen
}

/** Every request in one line, `GET /api/game-plans/bruins/reps?a=b`, oldest first. */
export const calls = (): string[] =>
  api.log.map(({ method, path, search }) => `${method} ${path}${search}`)
