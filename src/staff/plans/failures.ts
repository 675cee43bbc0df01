import { logError } from '../../api/http/errors'
import { failureWords } from '../../api/writes/reason'
import { SaveStopped } from '../kit/save/saveStopped'

/**
 * The words of a failed addition (docs/rules/words.md#save-and-delete-failures). Those without a
 * reason send the reader to the console, so the failure is logged there.
 */
export function additionFailure(
  error: unknown,
  words: { withReason: string; without: string },
): string {
  if (error instanceof SaveStopped) return error.message
  const shown = failureWords(error, words)
  if (shown === words.without) logError(words.withReason, error)
  return shown
}
