import { ApiError, serverText } from '../http/errors'
import { readJson } from '../http/readJson'

/** The server carried nothing out: it is too busy, and says for how long it wants to be left alone. */
export class BusyError extends ApiError {
  /** Seconds; absent where it does not say. */
  readonly retryAfter: number | undefined

  constructor(status: number, text: string, retryAfter: number | undefined) {
    super('status', { status, serverMessage: serverText(readJson(text).value) })
    this.retryAfter = retryAfter
  }
}

/** Throws where an answer says that its server is too busy. @param header `Retry-After`. */
export function refuseBusy(status: number, text: string, header: unknown): void {
  const retryAfter = Number(header) || undefined
  if (status === 429 || (status === 503 && retryAfter)) {
    throw new BusyError(status, text, retryAfter)
  }
}
