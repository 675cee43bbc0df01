import type { ApiError } from './errors'

/** Why a call failed, for messages of the form 'Failed to save game: {message}' (section 8). */
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
 * The words of a failed save: 'Error: {server message}' when the server said no, else `before`
 * with the reason (section 8).
 */
export function saveFailure(error: ApiError, before: string): string {
  return error.kind === 'refused' ? `Error: ${reason(error)}` : `${before}: ${reason(error)}`
}

/**
 * The words of section 8 as they stand, unless the server said why it did not do it: then
 * 'Error: {server message}'. What a server that broke (5xx) says of itself helps nobody.
 */
export function failureWords(error: ApiError, words: string): string {
  const saidWhy = error.serverMessage !== undefined && error.status < 500
  return error.kind === 'refused' || saidWhy ? `Error: ${reason(error)}` : words
}
