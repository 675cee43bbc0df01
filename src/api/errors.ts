/**
 * The kinds of failed calls:
 * - `no-answer` the server could not be reached, or the connection was lost
 * - `timeout`   no complete response within the time limit
 * - `status`    an HTTP status of 400 or above
 * - `unreadable` a body that is not the JSON the call promises
 * - `refused`   a refusal: `success: false`, or a 200 with an `error`
 */
export type ApiErrorKind = 'no-answer' | 'timeout' | 'status' | 'unreadable' | 'refused'

interface ApiErrorDetails {
  /** The HTTP status, or 0 if there was no response. */
  status?: number
  /** The server's own message, as one line of plain text. */
  serverMessage?: string | undefined
  /** Unreadable values of the refused record, which may be the reason: `PH Total “TBD”`. */
  unreadableValues?: readonly string[]
}

/** The error that every call throws. It does not hold the request, so it cannot leak a password. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number
  readonly serverMessage: string | undefined
  readonly unreadableValues: readonly string[] | undefined

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    const { status = 0, serverMessage, unreadableValues } = details
    super(`${kind}${status ? ` ${status}` : ''}`)
    this.kind = kind
    this.status = status
    this.serverMessage = serverMessage
    this.unreadableValues = unreadableValues
  }

  /** Whether the error has a reason worth showing. The text of a server error (5xx) is not. */
  get hasReason(): boolean {
    return (this.serverMessage ?? this.unreadableValues) !== undefined && this.status < 500
  }

  /**
   * Whether no complete response arrived. Its messages differ from those of a refusal
   * (docs/rules/words.md#sign-in-and-registration).
   */
  get isNetwork(): boolean {
    return this.kind === 'no-answer' || this.kind === 'timeout'
  }
}

/** The server was too busy for a write. It may ask the client to wait. */
export class BusyError extends ApiError {
  /** How long to wait, in seconds; undefined if the server does not say. */
  readonly retryAfter: number | undefined

  constructor(status: number, serverMessage?: string, retryAfter?: number) {
    super('status', { status, serverMessage })
    this.retryAfter = retryAfter
  }
}

/** Whether a call failed with this HTTP status. */
export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status

/** Whether the server refused a call. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused'

/** With these statuses, the server may have refused a value of the record. */
const VALUE_STATUSES = [400, 409, 422]

/**
 * Rethrows a refusal with these unreadable values of the refused record added. Rethrows any other
 * error unchanged.
 */
export function rethrowWithUnreadableValues(error: unknown, values: readonly string[]): never {
  if (!(error instanceof ApiError) || values.length === 0) throw error
  if (!isRefused(error) && !VALUE_STATUSES.includes(error.status)) throw error
  const { kind, status, serverMessage } = error
  const unreadableValues = [...(error.unreadableValues ?? []), ...values]
  throw new ApiError(kind, { status, serverMessage, unreadableValues })
}

/** A gateway sends these when the server behind it did not respond. */
const GATEWAY_ERRORS = [502, 504]

/**
 * Whether a write with this error may have been carried out anyway, because no response arrived.
 */
export function isOutcomeUnknown(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  return error.isNetwork || error.kind === 'unreadable' || GATEWAY_ERRORS.includes(error.status)
}

/**
 * Returns null for a failed call and rethrows any other error. Used as the `catch` of a read that
 * follows a write without a response.
 */
export function nullOnApiError(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
}

/**
 * Logs a failure (docs/rules/words.md#public-pages). `message` must not contain anything that a
 * person typed.
 */
export function logError(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: docs/rules/words.md asks for these to be logged
  console.error(message, error instanceof Error ? `${error.name}: ${error.message}` : typeof error)
}
