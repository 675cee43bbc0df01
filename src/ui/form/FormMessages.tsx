import { Alert } from '../Alert'

/** A ref that scrolls a message into view: on a phone the end of a form is below the visible part. */
const intoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView?.({ block: 'nearest' })

/** Why a save or a delete failed; nothing otherwise. */
export function FailureAlert({ message, gap }: { message: string | undefined; gap?: number }) {
  if (!message) return null
  return (
    // Sticks to the bottom, so that content that loads later cannot push it out of view.
    <Alert
      ref={intoView}
      severity="error"
      style={{ marginTop: gap && 8 * gap, position: 'sticky', bottom: 0, zIndex: 1 }}
    >
      {message}
    </Alert>
  )
}

/**
 * The state of a save or a delete that takes long. The live region is rendered before its text, so that the
 * text is announced.
 */
export function StatusMessage({ message, gap = 0 }: { message: string | undefined; gap?: number }) {
  return (
    <div role="status">
      {message && (
        <Alert ref={intoView} severity="info" role="none" style={{ marginTop: 8 * gap }}>
          {message}
        </Alert>
      )}
    </div>
  )
}

interface RestoredNoticeProps {
  draft: { isRestored: boolean; isOutdated: boolean; startOver: () => void }
  /** The page was left in the middle of its save. */
  wasBeingSaved?: boolean | undefined
}

/** A message that a draft was restored into the fields, with a button to start over. */
export function RestoredNotice({ draft, wasBeingSaved }: RestoredNoticeProps) {
  const { isRestored, isOutdated, startOver } = draft
  if (!isRestored) return null
  return (
    <Alert
      severity={isOutdated || wasBeingSaved ? 'warning' : 'info'}
      button={{ name: 'Start over', onClick: startOver }}
    >
      <span>
        {wasBeingSaved
          ? 'Your changes are back. They were being saved when you left the page, so check whether that went through.'
          : 'Your changes are back. They haven’t been saved yet.'}
      </span>
      {isOutdated && (
        <span> Someone else has changed it since: Start over shows the current version.</span>
      )}
    </Alert>
  )
}
