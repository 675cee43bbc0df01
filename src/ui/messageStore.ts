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
 * rendered, and nobody else sees it. While nobody is signed in, it is pending; it is dropped when another person
 * signs in, like everything else of the previous person.
 * @returns a function that removes the message early.
 */
export type Notify = (text: string, severity?: AlertColor, options?: MessageOptions) => () => void

/** Whether a message stays until it is closed. */
export const isFailure = ({ severity }: Message) => severity === 'error' || severity === 'warning'

interface MessageState {
  /** The messages on the screen, oldest first. */
  shown: readonly Message[]
  /** Messages that wait for their recipient. Empty while somebody is signed in. */
  pending: readonly Message[]
  /** The hash of the signed-in person, or '' for nobody. */
  person: string
  /** The current page's path, or undefined during a navigation. */
  page?: string | undefined
  /** Whether an open dialog hides the page. */
  isPageHidden: boolean
}

const EMPTY: MessageState = { shown: [], pending: [], person: '', isPageHidden: false }

/** Creates the store. */
export function createMessageStore() {
  const { get, set, subscribe } = createStore(EMPTY)
  let lastId = 0
  const remove = (id: number) => set(withoutMessage(get(), id))
  return {
    /** Returns the function that shows messages to a person. */
    notifyAs:
      (person: string): Notify =>
      (text, severity = 'success', options) => {
        const id = ++lastId
        const isAboveDialog = get().isPageHidden
        set(withMessage(get(), { id, person, text, severity, isAboveDialog, ...options }))
        return () => remove(id)
      },
    /** @param person the hash of the signed-in person, or '' for nobody. */
    setPerson(person: string) {
      if (person === get().person) return
      set(person === '' ? afterSignOut(get()) : afterSignIn(get(), person))
    },
    /** A failure that was shown above a dialog moves into the page when the dialog closes. */
    setPageHidden(isPageHidden: boolean) {
      if (isPageHidden === get().isPageHidden) return
      const shown = get().shown.map((message) => ({ ...message, isAboveDialog: false }))
      set({ ...get(), isPageHidden, shown })
    },
    /**
     * Sets the current page, and removes the failures of the previous page.
     * @param next the page's path, or undefined during a navigation.
     */
    setPage(next: string | undefined) {
      const { page, shown } = get()
      const hasLeft = page !== undefined && page !== next
      const others = shown.filter((message) => !isFailure(message))
      set({ ...get(), page: next, shown: hasLeft ? others : shown })
    },
    remove,
    /** Removes a message and runs its action. Does nothing if the message was already removed. */
    runAction(id: number) {
      const message = get().shown.find((shown) => shown.id === id)
      remove(id)
      message?.action?.run()
    },
    /** The shown messages. */
    get: () => get().shown,
    subscribe,
  }
}

export type MessageStore = ReturnType<typeof createMessageStore>

const isFor = (person: string) => (message: Message) =>
  message.person === '' || message.person === person

/** Shows a new message to its recipient. It is pending while nobody is signed in, and dropped for another person. */
function withMessage(state: MessageState, message: Message): MessageState {
  if (isFor(state.person)(message)) {
    const older = state.shown.filter((other) => outlasts(other, message))
    return { ...state, shown: [...older, message] }
  }
  return state.person === '' ? { ...state, pending: [...state.pending, message] } : state
}

const withoutMessage = (state: MessageState, id: number): MessageState => ({
  ...state,
  shown: state.shown.filter((message) => message.id !== id),
  pending: state.pending.filter((message) => message.id !== id),
})

/** Shows the person's pending messages, and drops those of anybody else. */
const afterSignIn = (state: MessageState, person: string): MessageState => ({
  ...state,
  person,
  shown: [...state.shown, ...state.pending].filter(isFor(person)),
  pending: [],
})

/**
 * A failure for a person becomes pending. A success for everybody is dropped, because it is about the session
 * that has ended. Everything else stays on the screen.
 */
function afterSignOut(state: MessageState): MessageState {
  const isPersonal = ({ person }: Message) => person !== ''
  const waits = (message: Message) => isPersonal(message) && isFailure(message)
  const isUntrue = (message: Message) => !isPersonal(message) && message.severity === 'success'
  return {
    ...state,
    person: '',
    shown: state.shown.filter((message) => !waits(message) && !isUntrue(message)),
    pending: [...state.pending, ...state.shown.filter(waits)],
  }
}

/** Whether a message stays when a newer one is shown. */
function outlasts(older: Message, newer: Message): boolean {
  const isSameSubject = older.subject === newer.subject
  // A failure is replaced by the same failure, and by the next message about its subject.
  if (isFailure(older)) {
    return older.text !== newer.text && (older.subject === undefined || !isSameSubject)
  }
  // A failure is shown elsewhere, and a sequel belongs to the message before it.
  if (isFailure(newer) || newer.isSequel) return true
  // An action is replaced only by an action on the same subject.
  return older.action !== undefined && (newer.action === undefined || !isSameSubject)
}
