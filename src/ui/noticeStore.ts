import { createStore } from '../lib/externalStore'
import type { AlertColor } from './Alert'

/* A store of the staff part's messages: for whom each is, which ones wait, where a failure is shown. */

/**
 * What a message offers to do: a button in it, and Ctrl+Z or ⌘Z outside of text fields. It is there
 * exactly as long as the message, and can be taken once.
 */
interface NoticeAction {
  name: string
  run: () => void
}

/** The optional properties of a message. */
interface NoticeMore {
  /** Its subject: the next message about the same replaces a failure. */
  about?: string | undefined
  action?: NoticeAction | undefined
  /** It reports a consequence: the message before it stays. */
  isSequel?: boolean
}

/** A message that is shown, or waits for its person. */
export interface Notice extends NoticeMore {
  id: number
  /** For whom it is; '' for everybody. */
  person: string
  text: string
  severity: AlertColor
  /** It came while an open dialog hid the page. */
  isAboveDialog: boolean
}

/**
 * Shows a message: a failure (error or warning) as an Alert in the page until it is closed, all else as
 * a snackbar (docs/rules/screens.md#messages). It is for the person who was signed in when its screen was
 * rendered: a late one waits until that person is back, and nobody else sees it.
 * @returns removes it early.
 */
export type Notify = (text: string, severity?: AlertColor, more?: NoticeMore) => () => void

/** Does it stay until it is closed? */
export const isFailure = ({ severity }: Notice): boolean =>
  severity === 'error' || severity === 'warning'

/** Creates the store. */
export function createNoticeStore() {
  const { get, set, subscribe } = createStore<Notice[]>([])
  let waiting: Notice[] = []
  let present = ''
  let page: string | undefined
  let isPageHidden = false
  let lastId = 0
  function remove(id: number): void {
    set(get().filter((notification) => notification.id !== id))
    waiting = waiting.filter((notification) => notification.id !== id)
  }
  const isFor = (person: string) => (notification: Notice) =>
    notification.person === '' || notification.person === person
  const notifyAs =
    (person: string): Notify =>
    (text, severity = 'success', more) => {
      const isAboveDialog = isPageHidden
      const notification = { id: ++lastId, person, text, severity, isAboveDialog, ...more }
      if (isFor(present)(notification)) {
        set([...get().filter((one) => outlasts(one, notification)), notification])
      } else if (present === '') waiting.push(notification)
      return () => remove(notification.id)
    }
  return {
    notifyAs,
    /** @param person who is signed in now; '' for nobody. */
    setPresent(person: string) {
      if (person === present) return
      present = person
      // Messages of success are dropped with the session.
      if (person === '') {
        waiting.push(...get().filter((one) => one.person !== '' && isFailure(one)))
        set(
          get().filter((one) => (one.person === '' ? one.severity !== 'success' : !isFailure(one))),
        )
      } else {
        set([...get(), ...waiting].filter(isFor(person)))
        waiting = []
      }
    },
    /** A failure that came above a dialog is shown in the page once that is no longer hidden. */
    setPageHidden(isHidden: boolean) {
      if (isHidden === isPageHidden) return
      isPageHidden = isHidden
      if (!isHidden) set(get().map((one) => ({ ...one, isAboveDialog: false })))
    },
    /** A page that is left takes its failures with it. @param next undefined on the way to one. */
    setPage(next: string | undefined) {
      if (page !== undefined && page !== next) set(get().filter((one) => !isFailure(one)))
      page = next
    },
    remove,
    /** Removes a message and runs its action, once: not of a message that has been removed. */
    take(id: number) {
      const notice = get().find((one) => one.id === id)
      remove(id)
      notice?.action?.run()
    },
    get,
    subscribe,
  }
}

export type NoticeStore = ReturnType<typeof createNoticeStore>

/** Does a message stay when a newer one comes? Only one of its kind, or of its action, replaces it. */
function outlasts(one: Notice, newer: Notice): boolean {
  if (!isFailure(one)) {
    // An offer stays for its time; only an offer about the same record replaces it.
    const isOffered = !!one.action && (!newer.action || one.about !== newer.about)
    return isFailure(newer) || newer.isSequel === true || isOffered
  }
  const isSame = one.text === newer.text || (one.about !== undefined && one.about === newer.about)
  return !isSame
}
