import type { Fault } from '../../mock-api/faults'
import { api, server } from '../../setup'

/** Every way in which a call fails without a word of the server's; with a name for a test's title. */
export const FAILURES: [name: string, fault: Fault][] = [
  ['500', { kind: 'status', status: 500 }],
  ['HTML', { kind: 'html' }],
  ['no answer', { kind: 'no-answer' }],
]

/**
 * Adds a fault when the next request with this method leaves: what is read before it comes through.
 * @param method such as 'POST'
 */
export function onceSent(method: string, fault: Fault): void {
  const start = ({ request }: { request: Request }) => {
    if (request.method !== method) return
    server.events.removeListener('request:start', start)
    api.faults.add(fault)
  }
  server.events.on('request:start', start)
}
