import { ApiError, logError } from '../../api/errors'
import { reason } from '../../api/reason'

/**
 * The words of a failed addition (section 8): 'Error: …' when the server said no, the server's own
 * reason when it gave one with an error status, else the form without a reason. That one sends the
 * reader to the console, so the failure is logged there.
 */
export function additionFailure(
  error: unknown,
  { withReason, without }: { withReason: string; without: string },
): string {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'refused') return `Error: ${reason(error)}`
  if (error.serverMessage) return `${withReason}: ${error.serverMessage}`
  logError(withReason, error)
  return without
}

/** The words of a failed deletion (section 8). */
export function deletionFailure(error: unknown, words: string): string {
  if (!(error instanceof ApiError)) throw error
  return error.kind === 'refused' ? `Error: ${reason(error)}` : words
}
