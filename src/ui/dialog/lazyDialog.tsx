import {
  type FunctionComponent,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { ChunkBoundary, type LazyComponent, lazyComponent } from '../../lib/lazyComponent'
import { preloadLater } from '../../lib/preloadLater'
import { useNotify } from '../Notifications'
import visuallyHidden from '../visuallyHidden.module.css'
import '../busy.module.css'

interface DialogProps {
  onClose: () => void
}

/** The props of a component; none for what is no dialog. */
type PropsOf<Dialog> =
  Dialog extends FunctionComponent<infer Props extends DialogProps> ? Props : never

/**
 * A dialog whose code loads after the page. Opened before that, it opens in a transition: the button that
 * opened it is busy, and Esc cancels. Where the code cannot be loaded a message says so and `onClose` is
 * called, so that the button can be pressed again.
 * @param load imports the dialog's module.
 * @param name its export.
 */
export function lazyDialog<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): LazyComponent<PropsOf<Module[Name]>> {
  const Dialog = dialogOnUse(load, name)
  preloadLater(Dialog.preload)
  return Dialog
}

/** A dialog as {@link lazyDialog} makes it, but loaded when it is first opened: for dialogs that few visits use. */
export function dialogOnUse<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): LazyComponent<PropsOf<Module[Name]>> {
  const Loaded = lazyComponent(
    load as () => Promise<Record<Name, FunctionComponent<DialogProps>>>,
    name,
  )
  const { preload, isLoaded } = Loaded
  function Dialog(props: DialogProps) {
    const { onClose } = props
    const [isOpening, setOpening] = useState(!isLoaded())
    const notify = useNotify()
    useEffect(() => {
      preload().catch(() => {})
      startTransition(() => setOpening(false))
    }, [])
    const onError = () => {
      removeFailureMessage = notify(
        'That couldn’t be opened. Try again, or reload the page.',
        'error',
      )
      onClose()
    }
    if (isOpening) return <Opening onClose={onClose} />
    return (
      <ChunkBoundary onError={onError}>
        <Loaded {...props} />
      </ChunkBoundary>
    )
  }
  return Object.assign(Dialog as FunctionComponent<PropsOf<Module[Name]>>, { preload, isLoaded })
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

/** Removes the message of the last failure: the next try has its own. */
let removeFailureMessage = () => {}

function Opening({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    removeFailureMessage()
    // A menu item has left the page with its menu.
    const button = lastPressed?.isConnected ? lastPressed : null
    button?.setAttribute('aria-busy', 'true')
    // Esc cancels; a dialog below stays open.
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      button?.removeAttribute('aria-busy')
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [])
  return <span role="status" aria-label="Loading" className={visuallyHidden.text} />
}
