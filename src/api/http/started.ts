import type { Read } from '../addresses'

/** What came back of a read that the page has begun. */
export interface StartedResponse {
  status: number
  /** The body. */
  text: string
  /** When the server sent it, by its own clock; null where another host does not show it. */
  date: string | null
}

/*
 * Reads that the page sent before its code was there, kept for the first who asks for the same.
 */

/** A read on its way before anybody has asked for it. */
interface Started {
  response: Promise<StartedResponse>
  /** Aborts it. */
  control: AbortController
}

declare global {
  interface Window {
    /** The page's first reads, by who is asked and how. Gone once the first page is rendered. */
    startedReads?: Map<string, Started>
  }
}

const keyOf = ({ url, withCredentials }: Read) =>
  `${withCredentials} ${new URL(url, window.location.href).href}`

/**
 * Sends a read whose response {@link takeStarted} gives to the first who asks for the same.
 * @param send sends it.
 * @returns its response; rejects as `send` does, which nobody need catch.
 */
export function startRead(
  reads: NonNullable<Window['startedReads']>,
  read: Read,
  send: (read: Read, signal: AbortSignal) => Promise<StartedResponse>,
): Promise<StartedResponse> {
  const control = new AbortController()
  const response = send(read, control.signal)
  // Who takes it sees it fail; where nobody does, it is nobody's failure.
  response.catch(() => {})
  reads.set(keyOf(read), { response, control })
  return response
}

/** The same read, if it is on its way or complete; given once, so that what follows is sent again. */
export function takeStarted(read: Read): Started | undefined {
  const reads = window.startedReads
  if (reads === undefined) return undefined
  const key = keyOf(read)
  const started = reads.get(key)
  reads.delete(key)
  return started
}

/** Is this read on its way, and will it be answered 200? It stays to be taken. */
export async function isStartedWell(read: Read): Promise<boolean> {
  const started = window.startedReads?.get(keyOf(read))
  return (
    started?.response.then(
      ({ status }) => status === 200,
      () => false,
    ) ?? false
  )
}

/**
 * Drops what nobody has taken, and lets nothing more be started: the first page is rendered, or who is
 * signed in is another than when these reads were sent.
 */
export function forgetStarted(): void {
  const reads = window.startedReads
  delete window.startedReads
  for (const { control } of reads?.values() ?? []) control.abort()
}
