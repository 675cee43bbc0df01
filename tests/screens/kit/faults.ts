import type { Fault } from '../../mock-api/faults'

/** Every way in which a call fails without a word of the server's; with a name for a test's title. */
export const FAILURES: [name: string, fault: Fault][] = [
  ['500', { kind: 'status', status: 500 }],
  ['HTML', { kind: 'html' }],
  ['no answer', { kind: 'no-answer' }],
]
