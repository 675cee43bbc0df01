import { Alert } from '../Alert'
import { intoView } from './intoView'

/** Why a save or a delete did not come about; nothing while it did. */
export function FailureAlert({ words, gap = 0 }: { words: string | undefined; gap?: number }) {
  if (!words) return null
  return (
    // What is read after it may take its place: it stays above the foot.
    <Alert
      ref={intoView}
      severity="error"
      style={{ marginTop: 8 * gap, position: 'sticky', bottom: 0, zIndex: 1 }}
    >
      {words}
    </Alert>
  )
}
