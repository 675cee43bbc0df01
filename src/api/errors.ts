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
  /** Values of the refused record that the server may not take: `PH Total “TBD”`. */
  oddValues?: readonly string[]
}

/** The error that every call throws. It has no request, so no password can leak through it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number
  readonly serverMessage: string | undefined
  readonly oddValues: readonly string[] | undefined

  constructor(kind: ApiErrorKind, { status = 0, serverMessage, oddValues }: ApiErrorDetails = {}) {
    super(`${kind}${status ? ` ${status}` : ''}`)
    this.kind = kind
    this.status = status
    this.serverMessage = serverMessage
    this.oddValues = oddValues
  }

  /** Whether it has a reason that helps a person; the text of a server error (5xx) does not. */
  get hasReason(): boolean {
    return (this.serverMessage ?? this.oddValues) !== undefined && this.status < 500
  }

  /**
   * True without a response in time: the wording of docs/rules/words.md#sign-in-and-registration
   * differs from a server that refused.
   */
  get isNetwork(): boolean {
    return this.kind === 'no-answer' || this.kind === 'timeout'
  }
}

/** The server was too busy to carry a write out, and may ask for a pause. */
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
export function rethrowWithOddValues(error: unknown, oddValues: readonly string[]): never {
  if (!(error instanceof ApiError) || oddValues.length === 0) throw error
  if (!isRefused(error) && ![400, 409, 422].includes(error.status)) throw error
  const values = [...(error.oddValues ?? []), ...oddValues]
  throw new ApiError(error.kind, { ...error, oddValues: values })
}

/** A gateway had no response from the server. */
const GATEWAY_ERRORS = [502, 504]

/** Is it unknown whether a write with this error was carried out, for lack of a response? */
export function isOutcomeUnknown(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  return error.isNetwork || error.kind === 'unreadable' || GATEWAY_ERRORS.includes(error.status)
}

/** For a read after a lost response: null when it failed too. Rethrows any other error. */
export function nullOnApiError(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
}

/**
 * Reports a failure that docs/rules/words.md#public-pages asks to log. Never receives anything a
 * person typed.
 */
export function logError(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: docs/rules/words.md asks for these to be logged
  console.error(message, error instanceof Error ? `${error.name}: ${error.message}` : typeof error)
}
