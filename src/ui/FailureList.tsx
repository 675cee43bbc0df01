import { type ReactNode, useId } from 'react'
import { Alert } from './Alert'

/** A failed write: what it was, and why it failed as a sentence. */
export interface Failure {
  what: string
  why: string
}

interface FailureListProps {
  severity?: 'warning' | 'error'
  /** Use `status` for skipped writes, which are not failures. */
  role?: 'alert' | 'status'
  message: string
  failures: readonly Failure[]
  children?: ReactNode
}

/** Lists the writes that were not done, with the reasons. */
export function FailureList(props: FailureListProps) {
  const { severity = 'warning', message, failures, role = 'alert', children } = props
  const messageId = useId()
  return (
    <Alert severity={severity} role={role}>
      <div id={messageId}>{message}</div>
      <ul aria-labelledby={messageId} style={{ margin: '4px 0', paddingLeft: '1.2em' }}>
        {failures.map(({ what, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two locations may have the same name
          <li key={index}>{`${what}: ${why}`}</li>
        ))}
      </ul>
      {children}
    </Alert>
  )
}
