import {
  type FunctionComponent,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { loadLater } from '../later'
import { ChunkError, lazyCode } from '../lazyCode'
import { useNotify } from '../Notifications'
import styles from './lazyDialog.module.css'

/** A dialog whose code comes after the page it belongs to. */
export interface LazyDialog<Props extends object> extends FunctionComponent<Props> {
  /** Is its code there, so that it opens at once? */
  useIsThere: () => boolean
}

/**
 * A dialog whose code is loaded with the first hand on its page (src/ui/later.ts), or when it is
 * opened before that has come: then the button that opens it shows that it is on its way. Where it
 * cannot be loaded a message says so, and `onClose` is called, so that the button can be pressed again.
 * @param load imports the dialog's module. @param name what the module calls the dialog.
 */
export function lazyDialog<Name extends string, Props extends { onClose: () => void }>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
): LazyDialog<Props> {
  return dialogOf(load, name, loadLater)
}

/** The same, loaded when it is opened and not before: for what most visits do without. */
export const dialogOnUse: typeof lazyDialog = (load, name) => dialogOf(load, name, () => {})

function dialogOf<Name extends string, Props extends { onClose: () => void }>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
  putOff: typeof loadLater,
): LazyDialog<Props> {
  const code = lazyCode<FunctionComponent<Props>>(() => load().then((module) => module[name]))
  putOff(code.load)

  /** The dialog; undefined while it is on its way, or where the last try has failed. */
  function useLoaded(): FunctionComponent<Props> | undefined {
    const outcome = useSyncExternalStore(code.subscribe, code.get)
    return outcome instanceof ChunkError ? undefined : outcome
  }
  function Dialog(props: Props) {
    const Loaded = useLoaded()
    return Loaded ? <Loaded {...props} /> : <OnItsWay load={code.load} onClose={props.onClose} />
  }
  return Object.assign(Dialog, { useIsThere: () => useLoaded() !== undefined })
}

/** The button that was pressed last: Safari gives a button no focus when it is clicked. */
let lastPressed: Element | null = null
document.addEventListener(
  'click',
  ({ target }) => {
    lastPressed = target instanceof Element ? target.closest('button') : null
  },
  true,
)

/** Takes the last failure's message away: the next try tells of itself. */
let takeBack = () => {}

function OnItsWay({ load, onClose }: { load: () => Promise<boolean>; onClose: () => void }) {
  const notify = useNotify()
  const close = useRef(onClose)
  close.current = onClose
  const stopWaiting = useRef(() => {})
  useLayoutEffect(() => {
    const button = lastPressed
    if (!button?.isConnected) return
    button.setAttribute('aria-busy', 'true')
    // Esc would close the dialog, and calls it off; a dialog below stays.
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close.current()
    }
    document.addEventListener('keydown', onKeyDown, true)
    stopWaiting.current = () => {
      button.removeAttribute('aria-busy')
      document.removeEventListener('keydown', onKeyDown, true)
    }
    return stopWaiting.current
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one try for each time it is opened
  useEffect(() => {
    let isOpen = true
    void load().then((isThere) => {
      takeBack()
      if (isThere || !isOpen) return
      // A part that nobody closes stays without its code: Esc is for what is open then.
      stopWaiting.current()
      takeBack = notify('That could not be opened. Please try again, or reload the page.', 'error')
      close.current()
    })
    return () => {
      isOpen = false
    }
  }, [])
  return <span role="status" aria-label="Loading" className={styles.unseen} />
}
