import { ApiError, logError } from '../errors'

/**
 * Why a call failed, for messages of the form 'Failed to save game: {message}'
 * (docs/rules/words.md#save-and-delete-failures).
 */
export function reason(error: ApiError): string {
  if (error.serverMessage) return error.serverMessage
  switch (error.kind) {
    case 'no-answer':
      return 'the server could not be reached. Please check your connection and try again.'
    case 'timeout':
      return 'the server took too long to answer. Please try again.'
    case 'status':
      return error.status === 403
        ? 'you may not do this.'
        : `the server answered with an error (${error.status}).`
    case 'unreadable':
      return 'the server sent an answer that could not be read.'
    case 'refused':
      return 'the server gave no reason.'
  }
}

/** Why something could not be read, as a sentence of its own; nothing of what is no failed call. */
export function whyUnread(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  // What a server that broke says of itself helps nobody.
  const why = reason(error.status < 500 ? error : new ApiError('status', { status: error.status }))
  return why.charAt(0).toUpperCase() + why.slice(1)
}

/** The words of a failed write that the server's reason may follow. */
interface ReasonedWords {
  withReason: string
  /** Missing where the catalogue has no words without a reason: then ours follows. */
  without?: string
  /** Said instead when the server does not know the record: 404. */
  notFound?: string
  /** Those without a reason send the reader to the console, so the failure is logged there. */
  isLogged?: boolean
}

/** The words of a failed login or registration, where the server's own stand alone. */
interface AccountWords {
  network: string
  /** Where it gave no reason. */
  other: string
}

/** What the catalogue has for a failed write; plain words stand with a reason and without. */
export type FailedWords = string | ReasonedWords | AccountWords

/**
 * The words of a failed write, by one rule for every screen; those of `words.ts` go in. A server
 * that says `success: false` is quoted: 'Error: {server message}'. Any other reason it gives stands
 * behind the words: 'Delete failed: {server message}'. What a server that broke (5xx) says of itself
 * helps nobody. A login or registration says the server's own words or ours. Throws what is no
 * failure of a call.
 */
export function failureWords(failure: unknown, words: FailedWords): string {
  if (!(failure instanceof ApiError)) throw failure
  if (typeof words === 'string') return reasoned(failure, { withReason: words, without: words })
  if ('withReason' in words) return reasoned(failure, words)
  return failure.isNetwork ? words.network : (failure.serverMessage ?? words.other)
}

function reasoned(
  error: ApiError,
  { withReason, without, notFound, isLogged = false }: ReasonedWords,
): string {
  if (notFound !== undefined && error.status === 404) return notFound
  if (error.kind === 'refused') return `Error: ${reason(error)}`
  const saidWhy = error.serverMessage !== undefined && error.status < 500
  if (saidWhy || without === undefined) {
    return `${withReason}${withReason.endsWith('.') ? '' : ':'} ${reason(error)}`
  }
  if (isLogged) logError(withReason, error)
  return without
}
