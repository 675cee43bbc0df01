import { Alert } from '../Alert'

/** Scrolls a message into view: on a phone the end of a form is below the visible part. */
const intoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView?.({ block: 'nearest' })

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
