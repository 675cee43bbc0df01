/** Longest wait for a complete answer, in milliseconds. */
export const TIMEOUT_MS = 30_000

/** What came back: the status and the body as text. Reading it is http's business. */
export interface Answer {
  status: number
  text: string
}
