import type { AlertColor } from './Alert'

/* The messages above the page, as a store: whose they are, and which waits. */

/**
 * What a message offers to do: a button in it, and Ctrl+Z or ⌘Z outside of text fields. It is there
 * exactly as long as the message, and can be taken once.
 */
interface NoticeAction {
  name: string
  run: () => void
}

/** What a message may carry beside its words. */
interface NoticeMore {
  /** What it concerns: the next message of the same takes the place of a failure. */
  about?: string | undefined
  action?: NoticeAction | undefined
  /** It tells what followed of itself: the message of what was done stays beside it. */
  isSequel?: boolean
}

/** A message on the page, or one that waits for whose it is. */
export interface Notice extends NoticeMore {
  id: number
  /** Whose it is; '' for everybody's. */
  person: string
  text: string
  severity: AlertColor
}

/**
 * Shows a message at the bottom of the page (docs/rules/screens.md#messages). It is for who was
 * signed in when its screen was drawn: one that comes late waits until he is back, and nobody
 * else sees it.
 * @returns takes it away before its time.
 */
export type Notify = (text: string, severity?: AlertColor, more?: NoticeMore) => () => void

/** Is it there until it is closed? */
export const isFailure = ({ severity }: Notice): boolean =>
  severity === 'error' || severity === 'warning'

/** Keeps who is shown what. */
export function createNoticeStore() {
  const listeners = new Set<() => void>()
  let shown: Notice[] = []
  let waiting: Notice[] = []
  let present = ''
  let lastId = 0
  const set = (next: Notice[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  function remove(id: number): void {
    set(shown.filter((notification) => notification.id !== id))
    waiting = waiting.filter((notification) => notification.id !== id)
  }
  const isFor = (person: string) => (notification: Notice) =>
    notification.person === '' || notification.person === person
  const notifyAs =
    (person: string): Notify =>
    (text, severity = 'success', more) => {
      const notification = { id: ++lastId, person, text, severity, ...more }
      if (isFor(present)(notification)) {
        set([...shown.filter((one) => outlasts(one, notification)), notification])
      } else if (present === '') waiting.push(notification)
      return () => remove(notification.id)
    }
  return {
    notifyAs,
    /** @param person who is signed in now; '' for nobody. */
    setPresent(person: string) {
      if (person === present) return
      present = person
      // A session that is over makes its success untrue.
      if (person === '') {
        waiting.push(...shown.filter((one) => one.person !== '' && isFailure(one)))
        set(
          shown.filter((one) => (one.person === '' ? one.severity !== 'success' : !isFailure(one))),
        )
      } else {
        set([...shown, ...waiting].filter(isFor(person)))
        waiting = []
      }
    },
    remove,
    get: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type NoticeStore = ReturnType<typeof createNoticeStore>

/** Does a message stay when a newer one comes? Only one of its kind, or of its action, takes its place. */
function outlasts(one: Notice, newer: Notice): boolean {
  if (!isFailure(one)) {
    // An offer has its time, whatever is done next; only one of the same record takes its place.
    const isOffered = !!one.action && (!newer.action || one.about !== newer.about)
    return isFailure(newer) || newer.isSequel === true || isOffered
  }
  const isSame = one.text === newer.text || (one.about !== undefined && one.about === newer.about)
  return !isSame
}
