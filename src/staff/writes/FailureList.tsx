import { type ReactNode, useId } from 'react'
import { Alert } from '../../ui/Alert'

/** One write of several that failed: what it was and why, as a sentence. */
export interface Failure {
  what: string
  why: string
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
