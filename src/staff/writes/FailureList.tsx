import { type ReactNode, useId } from 'react'
import type { ApiError } from '../../api/errors'
import { failureWords, reason } from '../../api/writes/reason'
import type { BatchResult } from '../../api/writes/settleAll'
import { Alert } from '../../ui/Alert'

/** One write of several that failed: what it was and why. */
export interface Failure {
  what: string
  why: string
}

/** A batch's failures as they are told. */
export function failuresOf<Item>(
  failed: BatchResult<Item>['failed'],
  nameOf: (item: Item) => string,
): Failure[] {
  return failed.map(({ item, error }) => ({ what: nameOf(item), why: reason(error) }))
}

/** The words of a batch of which nothing was done: with the reason when all failed for the same. */
export function sharedWords(failed: readonly { error: ApiError }[], words: string): string {
  const all = new Set(failed.map(({ error }) => failureWords(error, words)))
  const [first] = all
  return first !== undefined && all.size === 1 ? first : words
}

/** Says that a part was not saved, and names it. */
export function FailureList({
  severity,
  words,
  failures,
  role = 'alert',
  children,
}: {
  severity: 'warning' | 'error'
  /** What was left alone is no failure. */
  role?: 'alert' | 'status'
  words: string
  failures: readonly Failure[]
  children?: ReactNode
}) {
  const wordsId = useId()
  return (
    <Alert severity={severity} role={role}>
      <div id={wordsId}>{words}</div>
      <ul aria-labelledby={wordsId} style={{ margin: '4px 0', paddingLeft: '1.2em' }}>
        {failures.map(({ what, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two locations may have the same name
          <li key={index}>{`${what}: ${why}`}</li>
        ))}
      </ul>
      {children}
    </Alert>
  )
}
