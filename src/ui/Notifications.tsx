import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { createContext, type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { useStore } from '../lib/externalStore'
import { useKeyDown } from '../lib/useKeyDown'
import { Alert } from './Alert'
import { DialogOverlayPortal } from './dialog/DialogOverlay'
import {
  createMessageStore,
  isFailure,
  type Message,
  type MessageStore,
  type Notify,
} from './messageStore'
import styles from './messages.module.css'
import { useRequiredContext } from './useRequiredContext'

/** Snackbar auto-hide in milliseconds (docs/rules/screens.md#all-dashboards). */
const SHOWN_MS = 6000
/** A selector for elements where Ctrl+Z undoes typing. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable]'

const NotificationsContext = createContext<{ store: MessageStore; notify: Notify } | null>(null)

/** The store of the messages, and the function that {@link useNotify} returns. */
export const useNotifications = () =>
  useRequiredContext(NotificationsContext, 'NotificationsProvider')

/** Returns a stable function that shows a message. Components that use it do not re-render for messages. */
export const useNotify = (): Notify => useNotifications().notify

/**
 * Stores the messages (docs/rules/screens.md#messages) and shows snackbars above any dialog. `person` is the hash of
 * the signed-in person, or '' for nobody.
 */
export function NotificationsProvider(props: { person?: string; children: ReactNode }) {
  const { person = '', children } = props
  const [store] = useState(createMessageStore)
  const value = useMemo(() => ({ store, notify: store.notifyAs(person) }), [store, person])
  useLayoutEffect(() => store.setPerson(person), [store, person])
  return (
    <NotificationsContext value={value}>
      {children}
      <DialogOverlayPortal>
        <Snackbars store={store} />
      </DialogOverlayPortal>
    </NotificationsContext>
  )
}

/** Shows the messages that are not in the page: failures while a dialog is open, and everything else. */
function Snackbars({ store }: { store: MessageStore }) {
  const messages = useStore(store)
  const withUndo = messages.findLast(({ action }) => action?.isUndo)
  const failures = messages.filter((message) => isFailure(message) && message.isAboveDialog)
  const failure = failures.at(-1)
  const snackbars = messages.filter((message) => !isFailure(message))
  useUndoKey(withUndo && (() => store.runAction(withUndo.id)))
  return (
    <div id="messages" className={styles.messages}>
      {failure && (
        <Toast key={failure.id} message={failure} more={failures.length - 1} store={store} />
      )}
      {/* Always rendered, because screen readers may miss the text of a new live region. */}
      <div role="status" aria-atomic="false" className={styles.others}>
        {snackbars.map((message) => (
          <Toast key={message.id} message={message} more={0} store={store} />
        ))}
      </div>
    </div>
  )
}

/** Handles Ctrl+Z and ⌘Z, except in text fields, where they undo typing. */
function useUndoKey(undo: (() => void) | undefined) {
  useKeyDown((event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, target } = event
    if (!undo || key.toLowerCase() !== 'z' || !(ctrlKey || metaKey)) return
    if (shiftKey || altKey || repeat) return
    if (target instanceof Element && target.closest(TEXT_FIELDS)) return
    event.preventDefault()
    undo()
  })
}

/** A message as a snackbar. It stays while it is hovered or focused; a failure stays until it is closed. */
function Toast({ message, more, store }: { message: Message; more: number; store: MessageStore }) {
  const { id, text, severity, subject, action } = message
  const isPersistent = isFailure(message)
  const close = () => store.remove(id)
  return (
    <Snackbar
      open
      autoHideDuration={isPersistent ? null : SHOWN_MS}
      resumeHideDuration={SHOWN_MS}
      onClose={(_event, reason) => reason === 'timeout' && close()}
      className={styles.message}
    >
      <Alert
        variant="filled"
        severity={severity}
        // A failure is read immediately. Other messages are announced by the live region around them.
        role={isPersistent ? 'alert' : 'none'}
        onClose={close}
      >
        {action ? (
          <div className={styles.withAction}>
            <span>{text}</span>
            <Button
              size="small"
              color="inherit"
              variant="outlined"
              title={subject}
              aria-keyshortcuts="Control+Z Meta+Z"
              onClick={() => store.runAction(id)}
              className={styles.actionButton}
            >
              <span>{action.name}</span>
            </Button>
          </div>
        ) : (
          <FailureText text={text} more={more} />
        )}
      </Alert>
    </Snackbar>
  )
}

/** The text of a failure. @param more how many earlier failures follow when this one is closed. */
export function FailureText({ text, more }: { text: string; more: number }) {
  return (
    <>
      <span>{text}</span>
      {more > 0 && <div>{`and ${more} earlier`}</div>}
    </>
  )
}
