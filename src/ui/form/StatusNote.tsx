import { Alert } from '../Alert'
import { intoView } from './intoView'

/**
 * The state of a save or a delete that takes long. The live region is rendered before its text, so that the
 * text is announced.
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
