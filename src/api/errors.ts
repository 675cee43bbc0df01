/**
 * The kinds of failed calls:
 * - `no-answer` the server could not be reached or broke off
 * - `timeout`   no complete response within the time limit
 * - `status`    an HTTP status of 400 or above
 * - `unreadable` a body that is not the JSON the call promises
 * - `refused`   a refusal: `success: false`, or a 200 with an `error`
 */
export type ApiErrorKind = 'no-answer' | 'timeout' | 'status' | 'unreadable' | 'refused'

interface ApiErrorDetails {
  /** HTTP status, 0 when there was none. */
  status?: number
  /** The server's own message, as one line of plain text. */
  serverMessage?: string | undefined
  /** Values of the refused record that could not be read and may be its reason: `PH Total “TBD”`. */
  unreadableValues?: readonly string[]
}

/** The error that every call throws. It has no request, so no password can leak through it. */
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

  /** Whether the error has a reason that helps a person; the text of a server error (5xx) does not. */
  get hasReason(): boolean {
    return (this.serverMessage ?? this.unreadableValues) !== undefined && this.status < 500
  }

  /**
   * Whether no response came in time: the messages of docs/rules/words.md#sign-in-and-registration differ
   * from those of a refusal.
   */
  get isNetwork(): boolean {
    return this.kind === 'no-answer' || this.kind === 'timeout'
  }
}

/** The server was too busy for a write, and may ask for a pause. */
export class BusyError extends ApiError {
  /** Seconds. */
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

/** A refusal that names these values of the refused record; any other error as it is. */
export function rethrowWithUnreadableValues(error: unknown, values: readonly string[]): never {
  if (!(error instanceof ApiError) || values.length === 0) throw error
  if (!isRefused(error) && ![400, 409, 422].includes(error.status)) throw error
  const unreadableValues = [...(error.unreadableValues ?? []), ...values]
  throw new ApiError(error.kind, { ...error, unreadableValues })
}

/** A gateway had no response from the server. */
const GATEWAY_ERRORS = [502, 504]

/** Whether it is unknown if a write with this error was carried out, because no response came. */
export function isOutcomeUnknown(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  return error.isNetwork || error.kind === 'unreadable' || GATEWAY_ERRORS.includes(error.status)
}

/** Null for a failed call, for `catch` of a read after a write without a response. Rethrows any other error. */
export function nullOnApiError(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
}

/**
 * Logs a failure (docs/rules/words.md#public-pages). `message` must not have anything that a person typed.
 */
export function logError(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: docs/rules/words.md asks for these to be logged
  console.error(message, error instanceof Error ? `${error.name}: ${error.message}` : typeof error)
}
