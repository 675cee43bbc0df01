import { Alert } from '../Alert'
import { intoView } from './intoView'

/**
 * How a save or a delete stands that takes longer than it should. Its place is there before it has
 * words, so that they are announced.
 */
export function StatusNote({ note, gap = 0 }: { note: string | undefined; gap?: number }) {
  return (
    <div role="status">
      {note && (
        <Alert ref={intoView} severity="info" role="none" style={{ marginTop: 8 * gap }}>
          {note}
        </Alert>
      )}
    </div>
  )
}
