import { Alert } from '../Alert'

/** A ref callback that scrolls a message into view. On a phone, the end of a form is often not visible. */
const scrollIntoView = (node: HTMLElement | null) => node?.scrollIntoView?.({ block: 'nearest' })

/**
 * Shows why a save or a delete failed. Renders nothing without a message.
 * @param gap the space above it, in steps of 8 pixels.
 */
export function FailureAlert({ message, gap }: { message: string | undefined; gap?: number }) {
  if (!message) return null
  return (
    // Sticky, so that content that loads later cannot push it out of view.
    <Alert
      ref={scrollIntoView}
      severity="error"
      style={{ marginTop: gap && 8 * gap, position: 'sticky', bottom: 0, zIndex: 1 }}
    >
      {message}
    </Alert>
  )
}

/**
 * The progress of a long save or delete. The live region is rendered even without text, because screen readers
 * may miss the text of a new live region.
 * @param gap the space above it, in steps of 8 pixels.
 */
export function StatusMessage({ message, gap = 0 }: { message: string | undefined; gap?: number }) {
  return (
    <div role="status">
      {message && (
        <Alert ref={scrollIntoView} severity="info" role="none" style={{ marginTop: 8 * gap }}>
          {message}
        </Alert>
      )}
    </div>
  )
}

interface RestoredNoticeProps {
  draft: { isRestored: boolean; isOutdated: boolean; startOver: () => void }
  /** Whether the page was left while a save was pending. */
  wasBeingSaved?: boolean | undefined
}

/** Tells that a draft was restored, with a button to start over. */
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
