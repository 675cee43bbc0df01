import { failureWords } from '../../../api/writes/reason'

/**
 * What ends a save before anything is sent, because of what was just read: thrown by its `write`,
 * with the words that stand in the dialog.
 */
export class SaveStopped extends Error {}

/**
 * The words of a save that stopped or failed; `words` are those of
 * docs/rules/words.md#save-and-delete-failures, as in `failureWords`.
 */
export const failedWords =
  (words: Parameters<typeof failureWords>[1]) =>
  (error: unknown): string =>
    error instanceof SaveStopped ? error.message : failureWords(error, words)
