/** Longest wait for a complete answer, in milliseconds. */
export const TIMEOUT_MS = 30_000

/** What came back. Reading it is http's business. */
export interface Answer {
  status: number
  /** The body. */
  text: string
  /** When the server sent it, by its own clock; null where another host does not show it. */
  date: string | null
}
