import { Alert } from '../Alert'
import { intoView } from './intoView'

/** Why a save or a delete did not come about; nothing while it did. */
export function FailureAlert({ words, gap = 0 }: { words: string | undefined; gap?: number }) {
  if (!words) return null
  return (
    <Alert ref={intoView} severity="error" sx={{ mt: gap }}>
      {words}
    </Alert>
  )
}
