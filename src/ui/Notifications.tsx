import Alert, { type AlertColor } from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { AboveDialogs } from './dialog/AboveDialogs'

/** Snackbar auto-hide in milliseconds (docs/rules/screens.md#all-dashboards). */
const SHOWN_MS = 6000
/** A message that offers to do something stays long enough to decide, in milliseconds. */
const OFFERED_MS = 10_000

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

interface Notification {
  id: number
  /** Whose it is; '' for everybody's. */
  person: string
  text: string
  severity: AlertColor
  action: NoticeAction | undefined
}

/**
 * Shows a message at the bottom of the page for six seconds, with an action for ten. It is for who
 * was signed in when its screen was drawn: one that comes late waits until he is back, and nobody
 * else sees it.
 * @returns takes it away before its time.
 */
export type Notify = (text: string, severity?: AlertColor, action?: NoticeAction) => () => void

function createStore() {
  const listeners = new Set<() => void>()
  let shown: Notification[] = []
  let waiting: Notification[] = []
  let present = ''
  let lastId = 0
  const set = (next: Notification[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  function remove(id: number): void {
    set(shown.filter((notification) => notification.id !== id))
    waiting = waiting.filter((notification) => notification.id !== id)
  }
  const isFor = (person: string) => (notification: Notification) =>
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

const NotifyContext = createContext<Notify>(() => {
  throw new Error('useNotify needs a NotificationsProvider')
})

/** The one door to snackbars. Stable: showing one renders nothing but the snackbar. */
export const useNotify = (): Notify => useContext(NotifyContext)

/** Keeps the snackbars, above any dialog; several stand above one another and each leaves by itself. */
export function NotificationsProvider({
  person = '',
  children,
}: {
  /** Who is signed in, as a mark that names nobody; '' for nobody. */
  person?: string
  children: ReactNode
}) {
  const [store] = useState(createStore)
  const notify = useMemo(() => store.notifyAs(person), [store, person])
  useLayoutEffect(() => store.setPresent(person), [store, person])
  return (
    <NotifyContext value={notify}>
      {children}
      <AboveDialogs>
        <Snackbars store={store} />
      </AboveDialogs>
    </NotifyContext>
  )
}

function Snackbars({ store }: { store: ReturnType<typeof createStore> }) {
  const shown = useSyncExternalStore(store.subscribe, store.get)
  const newest = shown.findLast(({ action }) => action !== undefined)
  useActionKey(newest && (() => take(newest)))
  function take({ id, action }: Notification) {
    // One that has left or was taken is no longer there to be taken.
    if (!store.get().some((one) => one.id === id)) return
    store.remove(id)
    action?.run()
  }
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: 24,
        left: 16,
        right: 16,
        display: 'grid',
        gap: 1,
        justifyItems: 'center',
        pointerEvents: 'none',
        '@media print': { display: 'none' },
      }}
    >
      {shown.map((notification) => (
        <Snackbar
          key={notification.id}
          notification={notification}
          onTake={() => take(notification)}
          onClose={() => store.remove(notification.id)}
        />
      ))}
    </Box>
  )
}

/** Hears Ctrl+Z and ⌘Z, but not where they take back what was typed. */
function useActionKey(onPress: (() => void) | undefined) {
  const press = useRef(onPress)
  press.current = onPress
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      if (event.shiftKey || event.altKey || event.repeat || press.current === undefined) return
      const { target } = event
      if (target instanceof Element && target.closest(NOT_FROM)) return
      event.preventDefault()
      press.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
const NOT_FROM = 'input, textarea, select, [contenteditable]'

function Snackbar({
  notification: { id, text, severity, action },
  onTake,
  onClose,
}: {
  notification: Notification
  onTake: () => void
  onClose: () => void
}) {
  // Who points at it or has reached it by keyboard is not done with it yet.
  const [isHeld, setHeld] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer belongs to the message alone
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onClose, action ? OFFERED_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  return (
    <Alert
      variant="filled"
      severity={severity}
      onClose={onClose}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{ pointerEvents: 'auto', maxWidth: 560, overflowWrap: 'anywhere' }}
    >
      {action ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <span>{text}</span>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            title={action.about}
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={onTake}
            sx={{ my: -0.5, py: 0.25 }}
          >
            <span>{action.name}</span>
          </Button>
        </Box>
      ) : (
        text
      )}
    </Alert>
  )
}
