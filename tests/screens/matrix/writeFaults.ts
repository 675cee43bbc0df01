import { type Fault, LOGIN_PAGE } from '../../mock-api/faults'

/** What a failed write tells the client. */
export interface Failure {
  /** Nobody answered. */
  isNetwork?: true
  /** 400 and above. */
  status?: number
  /** An answer that says no: `success: false`, or a 200 with an error. */
  isRefusal?: true
  /** The server's own words, when they are text. */
  message?: string
}

export interface WriteFault extends Failure {
  name: string
  fault: Fault
}

const raw = (body: string): Fault => ({ kind: 'raw', body })
const status = (code: number): WriteFault => ({
  name: String(code),
  fault: { kind: 'status', status: code },
  status: code,
})

export const writeFaults: readonly WriteFault[] = [
  { name: 'no answer', fault: { kind: 'no-answer' }, isNetwork: true },
  status(400),
  status(403),
  status(404),
  {
    name: '409 with message',
    fault: { kind: 'status', status: 409, body: { message: 'Somebody was quicker.' } },
    status: 409,
    message: 'Somebody was quicker.',
  },
  {
    name: '422 with success: false',
    fault: {
      kind: 'status',
      status: 422,
      body: { success: false, message: 'The season is closed.' },
    },
    status: 422,
    isRefusal: true,
    message: 'The season is closed.',
  },
  {
    name: '400 with error',
    fault: { kind: 'status', status: 400, body: { error: 'Too long.' } },
    status: 400,
    message: 'Too long.',
  },
  status(429),
  status(500),
  {
    name: '500 with HTML',
    fault: { kind: 'status', status: 500, body: LOGIN_PAGE },
    status: 500,
  },
  status(502),
  { name: '200 with HTML', fault: { kind: 'html' } },
  { name: 'truncated', fault: raw('{"success":tr') },
  {
    name: '200 with success: false',
    fault: { kind: 'refused', body: 'The table is locked.' },
    isRefusal: true,
    message: 'The table is locked.',
  },
  { name: "200 with success: '0'", fault: raw('{"success":"0"}'), isRefusal: true },
  { name: '200 with error', fault: raw('{"error":"x"}'), isRefusal: true, message: 'x' },
  {
    name: '200 with an object for a message',
    fault: raw('{"success":false,"message":{}}'),
    isRefusal: true,
  },
]

const NO_REASON = 'the server didn’t give a reason.'
const refused = ({ message }: Failure) => `Error: ${message ?? NO_REASON}`

/**
 * Why, as the two messages that end in '{message}' tell it
 * (docs/rules/words.md#save-and-delete-failures).
 */
function why({ isNetwork, status: code, message }: Failure): string {
  if (message !== undefined) return message
  if (isNetwork) return 'the server couldn’t be reached. Check your connection and try again.'
  if (code === 403) return 'you don’t have permission to do this.'
  if (code !== undefined) return `the server returned an error (${code}).`
  return 'the server’s response couldn’t be read.'
}

/** From a failure to the words of docs/rules/words.md#save-and-delete-failures. */
export type Words = (failure: Failure) => string

/** 'Error: {server message}' when success is false, else these and the server's reason. */
export const orReason =
  (words: string): Words =>
  (failure) => {
    if (failure.isRefusal) return refused(failure)
    if (failure.message === undefined) return words
    return `${words}${words.endsWith('.') ? '' : ':'} ${failure.message}`
  }
/** '{words}: {message}', whatever the message. */
export const withWhy =
  (words: string): Words =>
  (failure) =>
    failure.isRefusal ? refused(failure) : `${words}: ${why(failure)}`
/** '{words}: {message}' when the server gave one, else the form without. */
export const withMessage =
  (words: string, without: string): Words =>
  (failure) => {
    if (failure.isRefusal) return refused(failure)
    return failure.message === undefined ? without : `${words}: ${failure.message}`
  }
/** Other words when the record is gone. */
export const orGone =
  (gone: string, words: Words): Words =>
  (failure) =>
    failure.status === 404 ? gone : words(failure)
/** The server's words as they are, else these; others when nobody answered. */
export const serverOr =
  (words: string, network: string): Words =>
  ({ isNetwork, message }) =>
    isNetwork ? network : (message ?? words)
