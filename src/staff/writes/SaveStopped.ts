import { type SaveResult, stopped } from '../../ui/form/saveResult'

/**
 * What ends a save before all is written, because of what was just read or of a batch that failed in
 * part: thrown by its `write`, with the words that stand in the form.
 */
export class SaveStopped extends Error {
  readonly isShown: boolean

  /** @param isShown the form shows by itself what happened; the words are for who has left it. */
  constructor(words: string, { isShown = false } = {}) {
    super(words)
    this.isShown = isShown
  }

  /** @param name what people call the record. */
  result(name: string): SaveResult {
    const { message } = this
    return this.isShown ? { kind: 'shown', elsewhere: `${name}: ${message}` } : stopped(message)
  }
}
