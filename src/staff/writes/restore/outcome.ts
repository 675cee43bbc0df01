import type { ApiError } from '../../../api/errors'
import { reason } from '../../../api/writes/reason'

/** What became of a try to make something again, and what is said of it. */
export interface Outcome {
  /**
   * - `back`    all that can come back is there
   * - `there`   somebody has made it again: nothing was written
   * - `partly`  some of it is there, the rest can be tried again
   * - `waits`   nothing was written: what it needs is gone
   */
  result: 'back' | 'there' | 'partly' | 'waits'
  words: string
  /** Something of it cannot come back. */
  isIncomplete?: boolean
}

/**
 * It is there again.
 * @param lost sentences of what did not come back. @param notes sentences worth knowing.
 */
export function back(
  name: string,
  { lost = [], notes = [] }: { lost?: readonly string[]; notes?: readonly string[] } = {},
): Outcome {
  return {
    result: 'back',
    words: [`${name} is back.`, ...lost, ...notes].join(' '),
    isIncomplete: lost.length > 0,
  }
}

/** Somebody has made it again meanwhile. */
export const there = (name: string): Outcome => ({
  result: 'there',
  words: `${name} is there again already. Nothing was changed.`,
})

/** What it needs is gone, in words. */
export const waits = (words: string): Outcome => ({ result: 'waits', words })

/**
 * Some of it is there.
 * @param missing what is not back yet: 'with Loge of Plan A'. @param error the first failure.
 */
export const partly = (name: string, missing: string, error?: ApiError): Outcome => ({
  result: 'partly',
  words: `${name} is back, but not yet ${missing}.${error ? ` The reason: ${reason(error)}` : ''}`,
})

/** A sentence about names that are gone meanwhile; none where there are none. */
export function goneWords(what: string, names: readonly string[]): string[] {
  const each = [...new Set(names)]
  return each.length === 0 ? [] : [`Gone meanwhile, so without ${what}: ${each.join(', ')}.`]
}

/** The server took it and does not show it: what hangs on it cannot be linked yet. */
export const unlisted = (name: string): Outcome => ({
  result: 'partly',
  words: `${name} was sent, but the server does not list it. Please try again.`,
})
