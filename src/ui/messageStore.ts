import { createStore } from '../lib/externalStore'
import type { AlertColor } from './Alert'

/* The store for the messages of the staff part: who each message is for, and where failures are shown. */

/** The optional properties of a message. */
interface MessageOptions {
  /** What the message is about. A failure is replaced by the next message about the same subject. */
  subject?: string | undefined
  /**
   * The message's button. The action can run once, while the message is shown. An `isUndo` action also runs by
   * Ctrl+Z or ⌘Z outside of text fields.
   */
  action?: { name: string; isUndo?: boolean; run: () => void } | undefined
  /** Whether it reports a consequence of the previous message, which then stays. */
  isSequel?: boolean
}

/** A message that is shown, or pending until its recipient signs in. */
export interface Message extends MessageOptions {
  id: number
  /** The hash of the recipient, or '' for everybody. */
  person: string
  text: string
  severity: AlertColor
  /** Whether it came while an open dialog hid the page. */
  isAboveDialog: boolean
}

/**
 * Shows a message: a failure (error or warning) as an Alert in the page until it is closed, anything else as a
 * snackbar (docs/rules/screens.md#messages). The recipient is the person who was signed in when the screen was
 * rendered. A late message is pending until that person is back; nobody else sees it.
 * @returns a function that removes the message early.
 */
export type Notify = (text: string, severity?: AlertColor, options?: MessageOptions) => () => void

/** Whether a message stays until it is closed. */
export const isFailure = ({ severity }: Message) => severity === 'error' || severity === 'warning'

/** Creates the store. */
export function createMessageStore() {
  const { get, set, subscribe } = createStore<Message[]>([])
  let pending: Message[] = []
  let currentPerson = ''
  let page: string | undefined
  let isPageHidden = false
  let lastId = 0
  function remove(id: number): void {
    set(get().filter((message) => message.id !== id))
    pending = pending.filter((message) => message.id !== id)
  }
  const isFor = (person: string) => (message: Message) =>
    message.person === '' || message.person === person
  const notifyAs =
    (person: string): Notify =>
    (text, severity = 'success', options) => {
      const isAboveDialog = isPageHidden
      const message = { id: ++lastId, person, text, severity, isAboveDialog, ...options }
      if (isFor(currentPerson)(message)) {
        set([...get().filter((older) => outlasts(older, message)), message])
      } else if (currentPerson === '') pending.push(message)
      return () => remove(message.id)
    }
  return {
    notifyAs,
    /** @param person the hash of the signed-in person, or '' for nobody. */
    setPerson(person: string) {
      if (person === currentPerson) return
      currentPerson = person
      // Messages that are not failures are dropped when the session ends.
      if (person === '') {
        pending.push(...get().filter((message) => message.person !== '' && isFailure(message)))
        const isKept = (message: Message) =>
          message.person === '' ? message.severity !== 'success' : !isFailure(message)
        set(get().filter(isKept))
      } else {
        set([...get(), ...pending].filter(isFor(person)))
        pending = []
      }
    },
    /** A failure that was shown above a dialog moves into the page when the dialog closes. */
    setPageHidden(isHidden: boolean) {
      if (isHidden === isPageHidden) return
      isPageHidden = isHidden
      if (!isHidden) set(get().map((message) => ({ ...message, isAboveDialog: false })))
    },
    /**
     * Sets the current page, and removes the failures of the previous page.
     * @param next the page's path, or undefined during a navigation.
     */
    setPage(next: string | undefined) {
      if (page !== undefined && page !== next) set(get().filter((message) => !isFailure(message)))
      page = next
    },
    remove,
    /** Removes a message and runs its action. Does nothing if the message was already removed. */
    runAction(id: number) {
      const message = get().find((shown) => shown.id === id)
      remove(id)
      message?.action?.run()
    },
    get,
    subscribe,
  }
}

export type MessageStore = ReturnType<typeof createMessageStore>

/** Whether a message stays when a newer one is shown. */
function outlasts(older: Message, newer: Message): boolean {
  if (!isFailure(older)) {
    // A message with an action is replaced only by an action on the same subject.
    const keepsAction = !!older.action && (!newer.action || older.subject !== newer.subject)
    return isFailure(newer) || newer.isSequel === true || keepsAction
  }
  const isSameSubject = older.subject !== undefined && older.subject === newer.subject
  return older.text !== newer.text && !isSameSubject
}
