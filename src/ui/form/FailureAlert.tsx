import { Alert } from '../Alert'
import { intoView } from './intoView'

/** Why a save or a delete failed; nothing otherwise. */
export function FailureAlert({ words, gap }: { words: string | undefined; gap?: number }) {
  if (!words) return null
  return (
    // Content that loads below must not push it out of view: it sticks to the bottom.
    <Alert
      ref={intoView}
      severity="error"
      style={{ marginTop: gap && 8 * gap, position: 'sticky', bottom: 0, zIndex: 1 }}
    >
      {words}
    </Alert>
  )
}
