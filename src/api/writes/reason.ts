import { ApiError } from '../http/errors'

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

/**
 * Words of docs/rules/words.md#save-and-delete-failures for one failure: with a reason behind them,
 * and those that stand alone.
 */
interface Words {
  withReason: string
  /** Missing where the catalogue has no words without a reason: then ours follows. */
  without?: string
}

/**
 * The words of a failed write, by one rule for every screen. A server that says `success: false` is
 * quoted: 'Error: {server message}'. Any other reason it gives stands behind the words of
 * docs/rules/words.md#save-and-delete-failures: 'Delete failed: {server message}'. What a server
 * that broke (5xx) says of itself helps nobody. Throws what is no failure of a call.
 */
export function failureWords(failure: unknown, words: string | Words): string {
  const error = asApiError(failure)
  if (error.kind === 'refused') return `Error: ${reason(error)}`
  const { withReason, without } =
    typeof words === 'string' ? { withReason: words, without: words } : words
  const saidWhy = error.serverMessage !== undefined && error.status < 500
  if (!saidWhy && without !== undefined) return without
  return `${withReason}${withReason.endsWith('.') ? '' : ':'} ${reason(error)}`
}

/**
 * The words of a failed login or registration (docs/rules/words.md#sign-in-and-registration): the
 * server's own, or one of ours.
 */
export function accountFailure(
  failure: unknown,
  { network, failed }: { network: string; failed: string },
): string {
  const error = asApiError(failure)
  return error.isNetwork ? network : (error.serverMessage ?? failed)
}

function asApiError(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure
  throw failure
}
