import { createStore } from '../lib/externalStore'
import type { AlertColor } from './Alert'

/* The store of the staff part's messages: whom each is for, and where a failure is shown. */

/**
 * An action that a message offers by a button; Undo also by Ctrl+Z or ⌘Z outside of text fields. It can be
 * run once, as long as the message is shown.
 */
interface MessageAction {
  name: string
  run: () => void
}

/** The optional properties of a message. */
interface MessageOptions {
  /** What the message is about: a failure is replaced by the next message about the same subject. */
  subject?: string | undefined
  action?: MessageAction | undefined
  /** Reports a consequence of the message before it, which stays. */
  isSequel?: boolean
}

/** A message that is shown, or pending until its person signs in. */
export interface Message extends MessageOptions {
  id: number
  /** The hash of the person whom it is for; '' for everybody. */
  person: string
  text: string
  severity: AlertColor
  /** Whether it came while an open dialog hid the page. */
  isAboveDialog: boolean
}

/**
 * Shows a message: a failure (error or warning) as an Alert in the page until it is closed, all else as
 * a snackbar (docs/rules/screens.md#messages). It is for the person who was signed in when its screen was
 * rendered: a late one is pending until that person is back, and nobody else sees it.
 * @returns a function that removes it early.
 */
export type Notify = (text: string, severity?: AlertColor, options?: MessageOptions) => () => void

/** Whether a message stays until it is closed. */
export const isFailure = ({ severity }: Message): boolean =>
  severity === 'error' || severity === 'warning'

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
        set([...get().filter((one) => outlasts(one, message)), message])
      } else if (currentPerson === '') pending.push(message)
      return () => remove(message.id)
    }
  return {
    notifyAs,
    /** @param person who is signed in now; '' for nobody. */
    setPerson(person: string) {
      if (person === currentPerson) return
      currentPerson = person
      // Messages of success are dropped with the session.
      if (person === '') {
        pending.push(...get().filter((one) => one.person !== '' && isFailure(one)))
        set(
          get().filter((one) => (one.person === '' ? one.severity !== 'success' : !isFailure(one))),
        )
      } else {
        set([...get(), ...pending].filter(isFor(person)))
        pending = []
      }
    },
    /** A failure that came above a dialog is shown in the page once that is no longer hidden. */
    setPageHidden(isHidden: boolean) {
      if (isHidden === isPageHidden) return
      isPageHidden = isHidden
      if (!isHidden) set(get().map((one) => ({ ...one, isAboveDialog: false })))
    },
    /**
     * A page that is left takes its failures with it.
     * @param next undefined during a navigation.
     */
    setPage(next: string | undefined) {
      if (page !== undefined && page !== next) set(get().filter((one) => !isFailure(one)))
      page = next
    },
    remove,
    /** Removes a message and runs its action; nothing for a message that has been removed. */
    runAction(id: number) {
      const message = get().find((one) => one.id === id)
      remove(id)
      message?.action?.run()
    },
    get,
    subscribe,
  }
}

export type MessageStore = ReturnType<typeof createMessageStore>

/** Whether a message stays when a newer one comes. */
function outlasts(one: Message, newer: Message): boolean {
  if (!isFailure(one)) {
    // Only an action about the same record replaces an action.
    const keepsAction = !!one.action && (!newer.action || one.subject !== newer.subject)
    return isFailure(newer) || newer.isSequel === true || keepsAction
  }
  const isSameSubject = one.subject !== undefined && one.subject === newer.subject
  return one.text !== newer.text && !isSameSubject
}
