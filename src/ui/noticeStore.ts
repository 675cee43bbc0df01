import type { AlertColor } from '@mui/material/Alert'

/**
 * What a message offers to do: a button in it, and Ctrl+Z or ⌘Z outside of text fields. It is there
 * exactly as long as the message, and can be taken once.
 */
interface NoticeAction {
  name: string
  /** What it concerns: several messages may say the same. */
  about: string
  run: () => void
}

/** A message on the page, or one that waits for whose it is. */
export interface Notice {
  id: number
  /** Whose it is; '' for everybody's. */
  person: string
  text: string
  severity: AlertColor
  action: NoticeAction | undefined
}

/**
 * Shows a message at the bottom of the page, longer where it has an action. It is for who was signed
 * in when its screen was drawn: one that comes late waits until he is back, and nobody
 * else sees it.
 * @returns takes it away before its time.
 */
export type Notify = (text: string, severity?: AlertColor, action?: NoticeAction) => () => void

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
    (text, severity = 'success', action) => {
      const notification = { id: ++lastId, person, text, severity, action }
      if (isFor(present)(notification)) set([...shown, notification])
      else if (present === '') waiting.push(notification)
      return () => remove(notification.id)
    }
  return {
    notifyAs,
    /** @param person who is signed in now; '' for nobody. */
    setPresent(person: string) {
      if (person === present) return
      present = person
      // A session that is over makes its success untrue.
      if (person === '') set(shown.filter((one) => one.person !== '' || one.severity !== 'success'))
      if (person === '') return
      set([...shown, ...waiting].filter(isFor(person)))
      waiting = []
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
